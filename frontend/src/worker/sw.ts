import type { ToPage, ToWorker } from '../lib/worker-protocol.ts';
import { answer, keepRoadmaps, noteProgress, savable, setOwner, tellsProgress } from './saved-data.ts';
import type { FetchWorkerEvent, WorkerScope } from './scope.ts';
import { type Build, dropOldShells, isHashed, isPage, keepShell, navigate, shellFile } from './shell.ts';

/** Set by the build. */
declare const __BUILD__: Build;

const scope = globalThis as unknown as WorkerScope;
const build: Build = __BUILD__;
const files = new Set(build.files);
/** Resolves when the user is set; saving for them waits for it. */
let known: Promise<void> = Promise.resolve();
/** Ticks are saved one after the other, since each updates the same copy. */
let noted: Promise<void> = Promise.resolve();

scope.addEventListener('install', (event) => event.waitUntil(keepShell(build)));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells(build),
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
    event.waitUntil(settle(message.userId));
  }
  if (message.kind === 'keep') {
    event.waitUntil(known.then(() => keepRoadmaps(message.userId, message.roadmapIds)));
  }
});

/** The responses that contain the user of the session from now on. */
const CHANGES_PERSON: ReadonlySet<string> = new Set(['/api/login', '/api/register', '/api/logout']);

// Everything else bypasses the worker.
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  if (request.method === 'POST' && CHANGES_PERSON.has(url.pathname)) return changePerson(event);
  if (tellsProgress(request.method, url.pathname)) return changeProgress(event);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(navigate(build, page(event)));
  } else if (files.has(url.pathname) || isHashed(url.pathname)) {
    event.respondWith(shellFile(request, url.pathname));
  } else if (url.search === '' && savable(url.pathname)) {
    event.respondWith(answer(request, url.pathname, (work) => event.waitUntil(work), tellFresh));
  }
});

async function page(event: FetchWorkerEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/** Here and not only on a message from the page, which may close before it sends one. */
function changePerson(event: FetchWorkerEvent): void {
  passOn(event, async (answered) => {
    const { id = null } = (await answered.json().catch(() => ({}))) as { id?: number | null };
    await settle(new URL(event.request.url).pathname === '/api/logout' ? null : id);
  });
}

function changeProgress(event: FetchWorkerEvent): void {
  passOn(event, (answered) => {
    noted = noted.then(() => noteProgress(answered)).catch(() => {});
    return noted;
  });
}

/** Passes a request to the network; `then` receives a copy of a successful response. */
function passOn(event: FetchWorkerEvent, then: (answered: Response) => Promise<void>): void {
  const answered = fetch(event.request);
  const copied = answered.then((response) => (response.ok ? then(response.clone()) : undefined));
  event.waitUntil(copied.catch(() => {}));
  event.respondWith(answered);
}

function settle(userId: number | null): Promise<void> {
  known = known.then(() => setOwner(userId)).catch(() => {});
  return known;
}

async function tellFresh(path: string): Promise<void> {
  const message: ToPage = { kind: 'fresh', path };
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false });
  for (const one of pages) one.postMessage(message);
}
