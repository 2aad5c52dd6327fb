import type { ToPage, ToWorker } from '../lib/worker-protocol.ts';
import { answer, keepRoadmaps, noteProgress, savable, setOwner, tellsProgress } from './saved-data.ts';
import type { FetchWorkerEvent, WorkerScope } from './scope.ts';
import { type Build, dropOldShells, isHashed, isPage, keepShell, navigate, shellFile } from './shell.ts';

/** Put in by the build. */
declare const __BUILD__: Build;

const scope = globalThis as unknown as WorkerScope;
const build: Build = __BUILD__;
const files = new Set(build.files);
/** Who is here has been settled: what is kept for them comes after that. */
let known: Promise<void> = Promise.resolve();
/** Ticks are noted one after the other: each changes the copy that the one before left. */
let noted: Promise<void> = Promise.resolve();

scope.addEventListener('install', (event) => event.waitUntil(keepShell(build)));

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells(build),
      scope.registration.navigationPreload?.enable(),
      // The first visit is already kept for the next one.
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

/** Each answers with the person who is here from now on, or with nobody. */
const CHANGES_PERSON: ReadonlySet<string> = new Set(['/api/login', '/api/register', '/api/logout']);

// Whatever is not named here goes to the network as if there were no worker.
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

/** Here and not only on the page's word: the page may be gone before it says so. */
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

/** To the network as it is; `then` gets a copy of an answer that says yes. */
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
