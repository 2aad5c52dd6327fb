import { formatFor, type RecordingFormat } from './formats.ts';

/**
 * Stores a running recording chunk by chunk in IndexedDB, so that a crash or a reload loses one second at most. If the
 * browser has no IndexedDB (private windows), recording works without it.
 */
export interface StoredTake {
  /** Also the id of the recording on the server. */
  id: string;
  /** `levels`: since the chunk before. */
  append(chunk: Blob, seconds: number, levels: number[]): void;
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
  levels: number[];
  takeOf: string | null;
}

/** What is recorded: the story or a stage of a roadmap. */
export interface TakePlace {
  roadmapId: string;
  place: string;
}

export interface NewTake extends TakePlace {
  format: RecordingFormat;
  startedAt: number;
  /** The source that it is another take of. */
  takeOf: string | null;
}

interface TakeRow {
  id: string;
  roadmapId: string;
  place: string;
  takeOf: string | null;
  recordAs: string;
  startedAt: number;
}

interface ChunkRow {
  takeId: string;
  chunk: Blob;
  seconds: number;
  levels: number[];
}

const TAKES = 'takes';
const CHUNKS = 'chunks';
const LOCK = 'waymark-take-';
const lockName = (id: string): string => LOCK + id;

/** Starts a take and deletes other takes of the place that no open window holds. */
export function storeTake({ format, ...take }: NewTake): StoredTake {
  const id = crypto.randomUUID();
  const ready = (async () => {
    for (const row of await abandoned(take)) await remove(row.id);
    await write(TAKES, { ...take, id, recordAs: format.recordAs } satisfies TakeRow);
  })();
  return handle(id, ready);
}

/** Ids of the takes that an open window of this browser holds. */
export async function heldTakes(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.map(({ name }) => name?.replace(LOCK, '') ?? ''));
}

/** The newest take of the place that no open window holds, or null. */
export async function findUnsavedTake(where: TakePlace): Promise<RestoredTake | null> {
  try {
    const [newest] = (await abandoned(where)).sort((a, b) => b.startedAt - a.startedAt);
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
    const levels = rows.flatMap((row) => row.levels);
    const { startedAt, takeOf } = newest;
    return { stored, blob, format, seconds: last.seconds, startedAt, takeOf, levels };
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
    append: (chunk, seconds, levels) =>
      void enqueue(() => write(CHUNKS, { takeId: id, chunk, seconds, levels })),
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

async function abandoned({ roadmapId, place }: TakePlace): Promise<TakeRow[]> {
  const held = await heldTakes();
  const rows = await inStore<TakeRow[]>(TAKES, 'readonly', (store) =>
    store.index('roadmapId').getAll(roadmapId),
  );
  return rows.filter((row) => row.place === place && !held.has(row.id));
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
