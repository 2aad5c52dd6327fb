import { formatFor, type RecordingFormat } from './formats.ts';

/**
 * Stores a running recording chunk by chunk in IndexedDB, so that a crash or a reload loses one second at most. If the
 * browser has no IndexedDB (private windows), recording works without it.
 */
export interface StoredTake {
  /** Also the id of the recording on the server. */
  id: string;
  append(chunk: Blob, seconds: number): void;
  /** Deletes the take, after it was uploaded or discarded. */
  delete(): void;
  /** Releases the lock without deleting the take, so that the next visit can restore it. */
  release(): void;
}

export interface RestoredTake {
  stored: StoredTake;
  blob: Blob;
  format: RecordingFormat;
  seconds: number;
  startedAt: number;
}

interface TakeRow {
  id: string;
  roadmapId: string;
  recordAs: string;
  startedAt: number;
}

interface ChunkRow {
  takeId: string;
  chunk: Blob;
  seconds: number;
}

const TAKES = 'takes';
const CHUNKS = 'chunks';
const LOCK = 'waymark-take-';
const lockName = (id: string): string => LOCK + id;

/** Starts a take and deletes other takes of the roadmap that no open window holds. */
export function storeTake(roadmapId: string, format: RecordingFormat, startedAt: number): StoredTake {
  const id = crypto.randomUUID();
  const ready = (async () => {
    for (const row of await abandoned(roadmapId)) await remove(row.id);
    await write(TAKES, { id, roadmapId, recordAs: format.recordAs, startedAt } satisfies TakeRow);
  })();
  return handle(id, ready);
}

/** Ids of the takes that an open window of this browser holds. */
export async function heldTakes(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name?.replace(LOCK, '') ?? ''));
}

/** The newest take of the roadmap that no open window holds, or null. */
export async function findUnsavedTake(roadmapId: string): Promise<RestoredTake | null> {
  try {
    const [newest] = (await abandoned(roadmapId)).sort((a, b) => b.startedAt - a.startedAt);
    const format = newest && formatFor(newest.recordAs);
    if (!newest || !format) return null;
    const rows = await chunksOf(newest.id);
    const stored = handle(newest.id, Promise.resolve());
    const last = rows.at(-1);
    if (!last) {
      stored.delete();
      return null;
    }
    const blob = new Blob(
      rows.map(({ chunk }) => chunk),
      { type: format.type },
    );
    return { stored, blob, format, seconds: last.seconds, startedAt: newest.startedAt };
  } catch {
    return null;
  }
}

function handle(id: string, ready: Promise<void>): StoredTake {
  const releaseLock = holdLock(lockName(id));
  let work = ready.catch(() => {});
  const enqueue = (next: () => Promise<unknown>) => {
    work = work.then(next).then(
      () => {},
      () => {},
    );
    return work;
  };
  return {
    id,
    append: (chunk, seconds) => void enqueue(() => write(CHUNKS, { takeId: id, chunk, seconds })),
    delete: () => void enqueue(() => remove(id)).then(releaseLock),
    release: () => void enqueue(async () => {}).then(releaseLock),
  };
}

/** Holds a lock that ends with this window: it marks the take as in use for other windows. Returns its release. */
function holdLock(name: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(name, () => held).catch(() => {});
  return release;
}

async function abandoned(roadmapId: string): Promise<TakeRow[]> {
  const held = await heldTakes();
  const rows = await inStore<TakeRow[]>(TAKES, 'readonly', (store) =>
    store.index('roadmapId').getAll(roadmapId),
  );
  return rows.filter(({ id }) => !held.has(id));
}

const chunksOf = (id: string): Promise<ChunkRow[]> =>
  inStore<ChunkRow[]>(CHUNKS, 'readonly', (store) => store.index('takeId').getAll(id));

async function remove(id: string): Promise<void> {
  const keys = await inStore<IDBValidKey[]>(CHUNKS, 'readonly', (store) =>
    store.index('takeId').getAllKeys(id),
  );
  for (const key of keys) await inStore(CHUNKS, 'readwrite', (store) => store.delete(key));
  await inStore(TAKES, 'readwrite', (store) => store.delete(id));
}

const write = (name: string, row: TakeRow | ChunkRow): Promise<unknown> =>
  inStore(name, 'readwrite', (store) => store.put(row));

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('waymark-recordings', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TAKES, { keyPath: 'id' }).createIndex('roadmapId', 'roadmapId');
      request.result.createObjectStore(CHUNKS, { autoIncrement: true }).createIndex('takeId', 'takeId');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

async function inStore<T>(
  name: string,
  mode: IDBTransactionMode,
  createRequest: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const store = (await open()).transaction(name, mode).objectStore(name);
  return new Promise<T>((resolve, reject) => {
    const request = createRequest(store);
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });
}
