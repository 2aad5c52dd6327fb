import { formatFor, type RecordingFormat } from './formats.ts';

/**
 * What is being recorded, piece by piece in IndexedDB, so that a crash or a reload loses the last second at most. It is
 * a second net: where the browser refuses it (private windows), recording goes on without.
 */
export interface KeptTake {
  append(chunk: Blob, seconds: number): void;
  /** Saved or deleted: nothing is kept. */
  drop(): void;
  /** The page goes; whoever opens the roadmap next finds it. */
  leave(): void;
}

export interface FoundTake {
  kept: KeptTake;
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
const lockName = (id: string): string => `waymark-take-${id}`;

/** Begins a take; everything else that was kept of this roadmap by no open window goes. */
export function keepTake(roadmapId: string, format: RecordingFormat, startedAt: number): KeptTake {
  const id = crypto.randomUUID();
  const ready = (async () => {
    for (const row of await abandoned(roadmapId)) await remove(row.id);
    await write(TAKES, { id, roadmapId, recordAs: format.recordAs, startedAt } satisfies TakeRow);
  })();
  return handle(id, ready);
}

/** The newest take of this roadmap that no open window holds, or null. */
export async function findTake(roadmapId: string): Promise<FoundTake | null> {
  try {
    const [newest] = (await abandoned(roadmapId)).sort((a, b) => b.startedAt - a.startedAt);
    const format = newest && formatFor(newest.recordAs);
    if (!newest || !format) return null;
    const rows = await chunksOf(newest.id);
    const kept = handle(newest.id, Promise.resolve());
    const last = rows.at(-1);
    if (!last) {
      kept.drop();
      return null;
    }
    const blob = new Blob(
      rows.map(({ chunk }) => chunk),
      { type: format.type },
    );
    return { kept, blob, format, seconds: last.seconds, startedAt: newest.startedAt };
  } catch {
    return null;
  }
}

function handle(id: string, ready: Promise<void>): KeptTake {
  const letGo = hold(lockName(id));
  let work = ready.catch(() => {});
  const then = (next: () => Promise<unknown>) => {
    work = work.then(next).then(
      () => {},
      () => {},
    );
    return work;
  };
  return {
    append: (chunk, seconds) => void then(() => write(CHUNKS, { takeId: id, chunk, seconds })),
    drop: () => void then(() => remove(id)).then(letGo),
    leave: () => void then(async () => {}).then(letGo),
  };
}

/** Holds a lock that dies with this window, so that another one knows that somebody is recording. */
function hold(name: string): () => void {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks?.request(name, () => held).catch(() => {});
  return letGo;
}

async function abandoned(roadmapId: string): Promise<TakeRow[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  const rows = await inStore<TakeRow[]>(TAKES, 'readonly', (store) =>
    store.index('roadmapId').getAll(roadmapId),
  );
  return rows.filter(({ id }) => !names.has(lockName(id)));
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
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const store = (await open()).transaction(name, mode).objectStore(name);
  return new Promise<T>((resolve, reject) => {
    const request = ask(store);
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error);
  });
}
