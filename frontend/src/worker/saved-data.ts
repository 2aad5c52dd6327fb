import type { Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { DATA_PREFIX, dataCacheOf, SAVED_AT_HEADER } from '../lib/worker-protocol.ts';
import { within } from './shell.ts';

const STATE = 'waymark-state';
const OWNER = '/owner';
const KEPT = '/kept';
const PATIENCE_MS = 4_000;
const MOST_ROADMAPS = 50;

/** Null for a guest. */
type Owner = number | null;

/** The API responses that may be saved, with the roadmap they belong to; null for all others. */
export function savable(path: string): { roadmapId: string | null } | null {
  if (path === '/api/user' || path === '/api/categories') return { roadmapId: null };
  const roadmapId =
    /^\/api\/roadmaps\/([^/]+)$/.exec(path)?.[1] ?? /^\/api\/progress\/\d+\/([^/]+)$/.exec(path)?.[1];
  return roadmapId ? { roadmapId: decodeURIComponent(roadmapId) } : null;
}

/**
 * Responds from the network; with a marked copy if the network is lost or slow, or the server fails. A fresh response
 * replaces the copy, a 401, 403 or 404 deletes it.
 */
export async function answer(
  request: Request,
  path: string,
  hold: (work: Promise<unknown>) => void,
  tellFresh: (path: string) => Promise<void>,
): Promise<Response> {
  const owner = await ownerNow();
  const fromNetwork = fetch(request);
  const kept = fromNetwork.then((response) => keep(owner, path, response.clone()));
  hold(kept.catch(() => {}));
  const copy = await (await caches.open(dataCacheOf(owner))).match(path);
  if (!copy) return fromNetwork;
  const fresh = await within(PATIENCE_MS, fromNetwork);
  if (fresh && fresh.status < 500) return fresh;
  // Too late for this response, but the page can still be updated.
  hold(
    Promise.all([fromNetwork, kept])
      .then(([late]) => (late.ok ? tellFresh(path) : undefined))
      .catch(() => {}),
  );
  return copy;
}

async function keep(owner: Owner, path: string, response: Response): Promise<void> {
  const isUser = path === '/api/user';
  if (isUser && response.status === 401) return setOwner(null);
  if (isUser && response.ok) {
    const { id } = (await response.clone().json()) as { id: number };
    await setOwner(id);
    return save(id, path, response);
  }
  // The user changed while this was loading: it does not belong to the new one.
  if (owner !== (await ownerNow())) return;
  if ([401, 403, 404, 410].includes(response.status)) {
    await (await caches.open(dataCacheOf(owner))).delete(path);
    return;
  }
  const { roadmapId } = savable(path) ?? { roadmapId: null };
  const isWanted = roadmapId === null || (await keptRoadmaps(owner)).includes(roadmapId);
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
  const cache = await caches.open(dataCacheOf(owner));
  await cache.put(path, new Response(await response.blob(), { headers }));
}

/** Whether the response contains the progress on a roadmap: of a tick, a merge, a reset or its undo. */
export const tellsProgress = (method: string, path: string): boolean =>
  (method === 'PATCH' && path === '/api/progress') ||
  (method === 'POST' && /^\/api\/progress(?:\/merge|\/\d+\/[^/]+\/reset|-resets\/[^/]+\/undo)$/.test(path));

/** Updates the saved progress, so that the next offline read includes it. */
export async function noteProgress(response: Response): Promise<void> {
  const said = (await response.json()) as Progress | ProgressChanged | { progress: Progress };
  const now = 'roadmapId' in said ? said : said.progress;
  const owner = await ownerNow();
  if (now.userId !== owner || !(await keptRoadmaps(owner)).includes(now.roadmapId)) return;
  const path = `/api/progress/${owner}/${encodeURIComponent(now.roadmapId)}`;
  if ('progress' in now) return save(owner, path, Response.json(now));
  const copy = await (await caches.open(dataCacheOf(owner))).match(path);
  if (!copy) return;
  const { stepId, completed, completedSteps, totalSteps, updatedAt: lastUpdated } = now;
  const before = (await copy.json()) as Progress;
  const progress = { ...before.progress, [stepId]: completed };
  const after: Progress = { ...before, progress, completedSteps, totalSteps, lastUpdated };
  await save(owner, path, Response.json(after), copy.headers.get(SAVED_AT_HEADER));
}

/** Sets the current user and deletes the data of any other. */
export async function setOwner(owner: Owner): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(DATA_PREFIX) && name !== dataCacheOf(owner),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  if (owner === (await ownerNow())) return;
  await (await caches.open(STATE)).put(OWNER, Response.json(owner));
  if (owner !== null) await fetchAndSave(owner, '/api/user');
}

async function ownerNow(): Promise<Owner> {
  const stored = await (await caches.open(STATE)).match(OWNER);
  return stored ? ((await stored.json()) as Owner) : null;
}

async function keptRoadmaps(owner: Owner): Promise<string[]> {
  const stored = await (await caches.open(dataCacheOf(owner))).match(KEPT);
  return stored ? ((await stored.json()) as string[]) : [];
}

/** Saves these roadmaps for offline use and deletes all others. */
export async function keepRoadmaps(owner: Owner, wanted: readonly string[]): Promise<void> {
  if (owner !== (await ownerNow())) return;
  const ids = wanted.slice(0, MOST_ROADMAPS);
  const cache = await caches.open(dataCacheOf(owner));
  await cache.put(KEPT, Response.json(ids));
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const path of known) {
    const roadmapId = savable(path)?.roadmapId;
    if (roadmapId && !ids.includes(roadmapId)) await cache.delete(path);
  }
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
    await keep(owner, path, response);
  } catch {
    // No network: retried on the next visit.
  }
}
