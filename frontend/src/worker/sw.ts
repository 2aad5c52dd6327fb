import type { ToPage, ToWorker } from '../lib/worker-protocol.ts';
import { openLink, renewSubscription, showPush } from './push.ts';
import {
  containsProgress,
  HOME,
  respond,
  savable,
  saveOpened,
  saveProgress,
  saveRoadmaps,
  setOwner,
} from './saved-data.ts';
import type { FetchWorkerEvent, WorkerScope } from './scope.ts';
import { type Build, deleteOldShells, isHashed, isPage, navigate, saveShell, shellFile } from './shell.ts';

declare const __BUILD__: Build;

const scope = globalThis as unknown as WorkerScope;
const build: Build = __BUILD__;
const files = new Set(build.files);
/** Resolves when the user is set; saving for them waits for it. */
let userSet: Promise<void> = Promise.resolve();
/** Lists are saved one after the other, since each deletes what no list names. */
let listsSaved: Promise<void> = Promise.resolve();
/** Ticks are saved one after the other, since each updates the same copy. */
let progressSaved: Promise<void> = Promise.resolve();

scope.addEventListener('install', (event) => event.waitUntil(saveShell(build)));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldShells(build),
      scope.registration.navigationPreload?.enable(),
      // The first visit saves data for the next one.
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  if (message.kind === 'session') {
    event.waitUntil(setUser(message.userId));
  }
  if (message.kind === 'keep') {
    event.waitUntil(inOrder(() => saveRoadmaps(message.userId, message.roadmapIds)));
  }
  if (message.kind === 'opened') {
    event.waitUntil(inOrder(() => saveOpened(message.userId, message.roadmapId)));
  }
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openLink(scope, event.notification)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(scope)));

/** The responses that contain the user of the session from now on. */
const SESSION_PATHS: ReadonlySet<string> = new Set(['/api/login', '/api/register', '/api/logout']);

// Everything else bypasses the worker.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (request.method === 'POST' && SESSION_PATHS.has(url.pathname)) return forwardSession(event);
  if (containsProgress(request.method, url.pathname)) return forwardProgress(event);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(navigate(build, page(event)));
  } else if (files.has(url.pathname) || isHashed(url.pathname)) {
    event.respondWith(shellFile(request, url.pathname));
  } else if ((url.search === '' || url.pathname === HOME) && savable(url.pathname)) {
    event.respondWith(respond(request, url.pathname, (work) => event.waitUntil(work), notifyFresh));
  }
});

async function page(event: FetchWorkerEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Here and not only on a message from the page, which may close before it sends one. */
function forwardSession(event: FetchWorkerEvent): void {
  forward(event, async (response) => {
    const { id = null } = (await response.json().catch(() => ({}))) as { id?: number | null };
    await setUser(new URL(event.request.url).pathname === '/api/logout' ? null : id);
  });
}

function forwardProgress(event: FetchWorkerEvent): void {
  forward(event, (response) => {
    progressSaved = progressSaved.then(() => saveProgress(response)).catch(() => {});
    return progressSaved;
  });
}

/** Passes a request to the network; `then` receives a copy of a successful response. */
function forward(event: FetchWorkerEvent, then: (response: Response) => Promise<void>): void {
  const response = fetch(event.request);
  const handled = response.then((response) => (response.ok ? then(response.clone()) : undefined));
  event.waitUntil(handled.catch(() => {}));
  event.respondWith(response);
}

function inOrder(save: () => Promise<void>): Promise<void> {
  listsSaved = Promise.all([userSet, listsSaved])
    .then(save)
    .catch(() => {});
  return listsSaved;
}

function setUser(userId: number | null): Promise<void> {
  userSet = userSet.then(() => setOwner(userId)).catch(() => {});
  return userSet;
}

async function notifyFresh(path: string): Promise<void> {
  const message: ToPage = { kind: 'fresh', path };
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false });
  for (const one of pages) one.postMessage(message);
}
