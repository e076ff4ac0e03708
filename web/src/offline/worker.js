// The page's own servant: opens Parlour without a network, with what was seen before. It never answers for a table.
// `KEPT` is put before this file when the client is built: the names of all that the page is made of.
/* global KEPT */

const PAGE = "parlour-page";
const SEEN = "parlour-seen";
/** Asked for again whenever there is a network; else as they were seen last: these, and what lies below those. */
const LATEST = ["/api/games", "/api/tables", "/parlour.svg"];
const LATEST_BELOW = ["/api/games/", "/api/words/"];

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(letGo()));
self.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener("push", (event) => event.waitUntil(notify(event.data?.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

/** It is somebody's turn: the notice says where and with whom. Of a table one notice at most is shown. */
async function notify(said) {
  if (!said) return;
  const { title, table } = said;
  await self.registration.showNotification(title, { tag: table, data: table, icon: "/icon-192.png" });
}

/** A page that is open already comes forward. */
async function openTable(table) {
  const path = `/t/${encodeURIComponent(table)}`;
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

async function keepPage() {
  const page = await caches.open(PAGE);
  const known = new Set((await page.keys()).map((request) => new URL(request.url).pathname));
  await page.addAll(KEPT.filter((name) => !known.has(name)));
  await page.add("/");
  await self.skipWaiting();
}

/** What earlier builds were made of is not needed any more. */
async function letGo() {
  const page = await caches.open(PAGE);
  for (const request of await page.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname !== "/" && !KEPT.includes(pathname)) await page.delete(request);
  }
  await self.clients.claim();
}

/** Of what is not ours to answer, nothing. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return null;
  if (KEPT.includes(pathname)) return kept(request);
  if (request.mode === "navigate") return fetch(request).catch(() => caches.match("/"));
  const asked = LATEST.includes(pathname) || LATEST_BELOW.some((below) => pathname.startsWith(below));
  return asked ? latest(request) : null;
}

const kept = async (request) => (await caches.match(request)) ?? fetch(request);

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
