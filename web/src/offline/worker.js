// The service worker: opens Parlour without a network, with what was seen before, and with the bundle of the house where
// that is kept on this device. It never answers for a table.
// The build puts `KEPT` before this file: the names of all files that the page consists of, seen from its folder.
/* global KEPT */

/** The folder of the page: the root of a server, any folder of a static site. */
const ROOT = new URL(self.registration.scope).pathname;
/** The page is that of a static site, whose paths are fragments; `parlour export` says so before this file. */
const IS_SITE = self.isSite ?? false;
const FILES = new Set(KEPT.map((name) => ROOT + name));
const nameOf = (cache) => (ROOT === "/" ? cache : `${cache} ${ROOT}`);
const PAGE = nameOf("parlour-page");
const SEEN = nameOf("parlour-seen");
/** The bundle of the house, which the page keeps; see net/local/bundle.ts. */
const HOUSE = `parlour-house ${ROOT}local/`;
/** Addresses that are fetched whenever there is a network, else given as they were seen last: these, and all below those. */
const LATEST = ["/api/games", "/api/tables", "/parlour.svg"];
const LATEST_BELOW = ["/api/games/", "/api/words/", `${ROOT}answers/`];

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(letGo()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});

/** Show a notice, of a turn or of a round of a tournament. There is at most one for each page that it opens. */
async function notify(said) {
  if (!said) return;
  const { title, table, tournament } = said;
  const path = tournament
    ? `/tournaments/${encodeURIComponent(tournament)}`
    : `/t/${encodeURIComponent(table)}`;
  await self.registration.showNotification(title, { tag: path, data: path, icon: "/icon-192.png" });
}

/** Show the page of a notice: one that is open already comes forward. */
async function openPage(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

async function keepPage() {
  const page = await caches.open(PAGE);
  const known = new Set((await page.keys()).map((request) => new URL(request.url).pathname));
  await page.addAll([...FILES].filter((path) => !known.has(path)));
  await page.add(ROOT);
  await self.skipWaiting();
}

/** Delete the files of earlier builds. */
async function letGo() {
  const page = await caches.open(PAGE);
  for (const request of await page.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== ROOT && !FILES.has(pathname)) await page.delete(request);
  }
  await self.clients.claim();
}

/** Answer a request for a file of the page or what was seen before; null leaves it to the browser. */
function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  if (FILES.has(pathname)) return kept(request);
  // What fetches a newer bundle asks with a query, past the one that is kept.
  if (pathname.startsWith(`${ROOT}local/`)) return search ? null : ofHouse(request);
  if (request.mode === "navigate") return fetch(request).catch(() => keptPage(pathname, search));
  const asked = LATEST.includes(pathname) || LATEST_BELOW.some((below) => pathname.startsWith(below));
  return asked ? latest(request) : null;
}

/**
 * Give the page that is kept. A static site names its files from its folder, so a path below that leads to the fragment
 * that holds it.
 */
function keptPage(pathname, search) {
  const path = pathname.slice(ROOT.length).replace(/\/$/, "");
  if (!IS_SITE || path === "" || path === "index.html") return caches.match(ROOT);
  return Response.redirect(`${ROOT}#/${path}${search}`);
}

const kept = async (request) => (await caches.match(request)) ?? fetch(request);

const ofHouse = async (request) => (await caches.match(request, { cacheName: HOUSE })) ?? fetch(request);

async function latest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SEEN)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const seen = await caches.match(request);
    if (seen) return seen;
    throw error;
  }
}
