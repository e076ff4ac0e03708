/**
 * Where the pages of Parlour are. A server answers every path with the page; a static site serves just one, which
 * holds the path in its fragment, so that it can be loaded again from any file server and in any folder.
 */

/** This page came from a static site: the house of this device answers it, and no server. */
export const isSite = globalThis.document?.documentElement?.dataset.house === "here";

/** Give the address of a page for a link, such as `/rules/pentic`. */
export const addressOf = (path: string): string => (isSite ? `#${path}` : path);

/** Give the whole address of a page, as others can open it. */
export const fullAddressOf = (path: string, origin = location.origin): string =>
  isSite ? `${location.href.split("#")[0]}#${path}` : `${origin}${path}`;

/** The path of the page that is shown, with what stands behind it. */
export type Address = Pick<URL, "pathname" | "search" | "hash">;

/** Read the address of the page that is shown. */
export const readAddress = (): Address =>
  isSite ? new URL(location.hash.slice(1) || "/", location.origin) : location;

/** Give the address of a file that lies beside the page, such as `sw.js`. */
export const fileAddress = (name: string): string =>
  isSite ? new URL(name, location.href.split("#")[0]).href : new URL(`/${name}`, location.origin).href;
