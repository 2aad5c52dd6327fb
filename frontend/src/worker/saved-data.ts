import type { Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { DATA_PREFIX, dataCacheOf, SAVED_AT_HEADER } from '../lib/worker-protocol.ts';
import { unsubscribeFromPush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { withTimeout } from './shell.ts';

const STATE = 'waymark-state';
const OWNER = '/owner';
const ROADMAP_IDS = '/kept';
/** Roadmaps that were opened without being followed, the latest first. */
const OPENED_IDS = '/opened';
const NETWORK_TIMEOUT_MS = 4_000;
const MAX_ROADMAPS = 50;
const MAX_OPENED = 5;
/** Its query holds the time zone of the device only. */
export const HOME = '/api/home';

type Owner = number | null;

/** The API responses that may be saved, with the roadmap they belong to; null for all others. */
export function savable(path: string): { roadmapId: string | null } | null {
  if (path === '/api/user' || path === '/api/categories' || path === HOME) return { roadmapId: null };
  const roadmapId =
    /^\/api\/roadmaps\/([^/]+)$/.exec(path)?.[1] ?? /^\/api\/progress\/\d+\/([^/]+)$/.exec(path)?.[1];
  return roadmapId ? { roadmapId: decodeURIComponent(roadmapId) } : null;
}

/**
 * Responds from the network; with a marked copy if the network is lost or slow, or the server fails. A fresh response
 * replaces the copy, a 401, 403, 404 or 410 deletes it.
 */
export async function respond(
  request: Request,
  path: string,
  waitUntil: (work: Promise<unknown>) => void,
  notifyFresh: (path: string) => Promise<void>,
): Promise<Response> {
  const owner = await currentOwner();
  const fromNetwork = fetch(request);
  const stored = fromNetwork.then((response) => storeResponse(owner, path, response.clone()));
  waitUntil(stored.catch(() => {}));
  const copy = await savedCopy(owner, path);
  if (!copy) return fromNetwork;
  const fresh = await withTimeout(NETWORK_TIMEOUT_MS, fromNetwork);
  if (fresh && fresh.status < 500) return fresh;
  // Too late for this response, but the page can still be updated.
  waitUntil(
    Promise.all([fromNetwork, stored])
      .then(([late]) => (late.ok ? notifyFresh(path) : undefined))
      .catch(() => {}),
  );
  return copy;
}

async function storeResponse(owner: Owner, path: string, response: Response): Promise<void> {
  const isUser = path === '/api/user';
  if (isUser && response.status === 401) return setOwner(null);
  if (isUser && response.ok) {
    const { id } = (await response.clone().json()) as { id: number };
    await setOwner(id);
    return save(id, path, response);
  }
  // The user changed while this was loading: it does not belong to the new one.
  if (owner !== (await currentOwner())) return;
  if ([401, 403, 404, 410].includes(response.status)) {
    await inDataOf(owner, (data) => data.delete(path));
    return;
  }
  const { roadmapId } = savable(path) ?? { roadmapId: null };
  const isWanted = roadmapId === null || (await savedRoadmaps(owner)).includes(roadmapId);
  if (response.ok && isWanted && isOf(owner, path)) await save(owner, path, response);
}

/** Progress belongs to the user whose id is in its path. */
function isOf(owner: Owner, path: string): boolean {
  const userId = /^\/api\/progress\/(\d+)\//.exec(path)?.[1];
  return userId === undefined || Number(userId) === owner;
}

async function save(owner: Owner, path: string, response: Response, at?: string | null): Promise<void> {
  const headers = new Headers();
  headers.set('content-type', response.headers.get('content-type') ?? 'application/json');
  headers.set(SAVED_AT_HEADER, at ?? new Date().toISOString());
  const copy = new Response(await response.blob(), { headers });
  await inDataOf(owner, (data) => data.put(path, copy));
}

/** Does not create the cache, as opening it would. */
const savedCopy = (owner: Owner, path: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: dataCacheOf(owner) });

/** Changes the data of a user. After a logout meanwhile nothing remains. */
async function inDataOf(owner: Owner, change: (data: Cache) => Promise<unknown>): Promise<void> {
  const name = dataCacheOf(owner);
  await change(await caches.open(name));
  if (owner !== (await currentOwner())) await caches.delete(name);
}

/** Whether the response contains the progress on a roadmap: of a tick, a merge, a reset or its undo. */
export const containsProgress = (method: string, path: string): boolean =>
  (method === 'PATCH' && path === '/api/progress') ||
  (method === 'POST' && /^\/api\/progress(?:\/merge|\/\d+\/[^/]+\/reset|-resets\/[^/]+\/undo)$/.test(path));

/** Updates the saved progress, so that the next offline read includes it. */
export async function saveProgress(response: Response): Promise<void> {
  const body = (await response.json()) as Progress | ProgressChanged | { progress: Progress };
  const now = 'roadmapId' in body ? body : body.progress;
  const owner = await currentOwner();
  if (now.userId !== owner || !(await savedRoadmaps(owner)).includes(now.roadmapId)) return;
  const path = `/api/progress/${owner}/${encodeURIComponent(now.roadmapId)}`;
  if ('progress' in now) return save(owner, path, Response.json(now));
  const copy = await savedCopy(owner, path);
  if (!copy) return;
  const { stepId, completed, completedSteps, totalSteps, updatedAt: lastUpdated } = now;
  const before = (await copy.json()) as Progress;
  const progress = { ...before.progress, [stepId]: completed };
  const after: Progress = { ...before, progress, completedSteps, totalSteps, lastUpdated };
  await save(owner, path, Response.json(after), copy.headers.get(SAVED_AT_HEADER));
}

/**
 * Sets the current user, then deletes the data of any other: what is being saved for them checks the user afterwards.
 * The notices of one user are not shown to the next.
 */
export async function setOwner(owner: Owner): Promise<void> {
  const before = await currentOwner();
  const isNew = owner !== before;
  if (isNew) await (await caches.open(STATE)).put(OWNER, Response.json(owner));
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(DATA_PREFIX) && name !== dataCacheOf(owner),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  if (isNew && before !== null) await unsubscribeFromPush(globalThis as unknown as Partial<WorkerScope>);
  if (isNew && owner !== null) await fetchAndSave(owner, '/api/user');
}

async function currentOwner(): Promise<Owner> {
  const stored = await (await caches.open(STATE)).match(OWNER);
  return stored ? ((await stored.json()) as Owner) : null;
}

const savedRoadmaps = async (owner: Owner): Promise<string[]> =>
  (await Promise.all([ROADMAP_IDS, OPENED_IDS].map((list) => idsIn(owner, list)))).flat();

async function idsIn(owner: Owner, list: string): Promise<string[]> {
  const stored = await savedCopy(owner, list);
  return stored ? ((await stored.json()) as string[]) : [];
}

/** Saves these roadmaps for offline use and deletes all others, except those opened last. */
export async function saveRoadmaps(owner: Owner, wanted: readonly string[]): Promise<void> {
  await saveList(owner, ROADMAP_IDS, wanted.slice(0, MAX_ROADMAPS));
}

/** Saves a roadmap that is open, so that the page can be loaded again without a network. */
export async function saveOpened(owner: Owner, roadmapId: string): Promise<void> {
  const before = await idsIn(owner, OPENED_IDS);
  if (before[0] === roadmapId) return;
  const ids = [roadmapId, ...before.filter((id) => id !== roadmapId)];
  await saveList(owner, OPENED_IDS, ids.slice(0, MAX_OPENED));
}

async function saveList(owner: Owner, list: string, listed: readonly string[]): Promise<void> {
  if (owner !== (await currentOwner())) return;
  const known = new Set<string>();
  let ids: readonly string[] = listed;
  await inDataOf(owner, async (data) => {
    await data.put(list, Response.json(listed));
    ids = await savedRoadmaps(owner);
    for (const { url } of await data.keys()) known.add(new URL(url).pathname);
    for (const path of known) {
      const roadmapId = savable(path)?.roadmapId;
      if (roadmapId && !ids.includes(roadmapId)) await data.delete(path);
    }
  });
  const paths = ids.flatMap((id) => [
    `/api/roadmaps/${encodeURIComponent(id)}`,
    ...(owner === null ? [] : [`/api/progress/${owner}/${encodeURIComponent(id)}`]),
  ]);
  // One after the other, so that requests of the page go first.
  for (const path of ['/api/categories', ...paths]) if (!known.has(path)) await fetchAndSave(owner, path);
}

async function fetchAndSave(owner: Owner, path: string): Promise<void> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' } });
    await storeResponse(owner, path, response);
  } catch {
    // No network: retried on the next visit.
  }
}
