import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/api.ts';
import { onConnection } from '../../lib/connection.ts';
import { ConnectionLost, FileRefused } from '../../lib/send-form.ts';

export interface QueuedFile<R = unknown> {
  id: number;
  file: File;
  /** Also the Idempotency-Key: a file that is sent again is handled once. */
  key: string;
  /** `processing`: all bytes have arrived. `cut`: the connection was lost; it is sent again without a click. */
  state: 'waiting' | 'sending' | 'processing' | 'cut' | 'done' | 'failed';
  /** The sent fraction, 0–1; that of the last attempt while `cut`. */
  progress: number;
  message: string | null;
  /** Whether the file itself is valid. */
  retryable: boolean;
  result: R | null;
  attempts: number;
}

export interface SendHooks {
  onProgress: (fraction: number) => void;
  /** All bytes have arrived. */
  onSent: () => void;
  signal: AbortSignal;
}

/** The reason of an abort by the user, who does not want the file any more. */
export class Cancelled extends Error {}

interface UploadQueue<R> {
  send: (item: QueuedFile<R>, hooks: SendHooks) => Promise<R>;
  onDone: (item: QueuedFile<R>, result: R) => void;
  onFailed: (message: string) => void;
  /** Unmounting aborts the unfinished uploads. */
  onLeave?: () => void;
}

/** Before each attempt; an event of the device that it is online again comes first. */
const RETRY_MS = [2_000, 5_000, 10_000, 20_000, 30_000];
let lastId = 0;

export const isUnfinished = ({ state }: Pick<QueuedFile, 'state'>): boolean =>
  state !== 'done' && state !== 'failed';

/** Uploads files one after the other, again after a lost connection. */
export function useUploadQueue<R>({ send, onDone, onFailed, onLeave }: UploadQueue<R>) {
  const [items, setItems] = useState<QueuedFile<R>[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const change = useCallback((id: number, next: Partial<QueuedFile<R>>) => {
    setItems((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)));
  }, []);
  const leave = useEffectEvent(() => onLeave?.());
  // Those of the latest render, also when an upload began earlier.
  const notifyDone = useEffectEvent(onDone);
  const notifyFailed = useEffectEvent(onFailed);

  const start = useEffectEvent(async (item: QueuedFile<R>) => {
    const { id, file, attempts } = item;
    const abort = new AbortController();
    running.current.set(id, abort);
    change(id, { state: 'sending', progress: 0, message: null, attempts: attempts + 1 });
    try {
      const result = await send(item, {
        onProgress: (progress) => change(id, { progress }),
        onSent: () => change(id, { state: 'processing', progress: 1 }),
        signal: abort.signal,
      });
      change(id, { state: 'done', result });
      notifyDone(item, result);
    } catch (error) {
      if (abort.signal.aborted) return;
      const failure = await failureOf(error as Error, file);
      change(id, failure);
      if (failure.state === 'failed') notifyFailed(failure.message);
    } finally {
      running.current.delete(id);
    }
  });

  const next = items.find(({ state }) => state === 'waiting');
  const busy = items.some(({ state }) => state === 'sending' || state === 'processing' || state === 'cut');
  useEffect(() => {
    if (next && !busy) void start(next);
  }, [next, busy]);

  useResume(
    items.find(({ state }) => state === 'cut'),
    (id) => change(id, { state: 'waiting' }),
  );

  useEffect(() => {
    const all = running.current;
    return () => {
      if (all.size > 0) leave();
      for (const abort of all.values()) abort.abort(new Error('left the page'));
    };
  }, []);

  return {
    items,
    /** `problem`: why the server would reject the file. */
    add: (files: readonly { file: File; problem: string | null }[]) =>
      setItems((all) => [...all, ...files.map(newItem<R>)]),
    /** A failed file is a new request, a cut one the same request. */
    retry: ({ id, key, state }: QueuedFile<R>) =>
      change(id, { state: 'waiting', message: null, key: state === 'failed' ? newIdempotencyKey() : key }),
    remove: (id: number) => {
      running.current.get(id)?.abort(new Cancelled());
      setItems((all) => all.filter((one) => one.id !== id));
    },
  };
}

/** Sends a file again when the device is online, and after a time: a device may be wrong about its connection. */
function useResume(cut: QueuedFile | undefined, resume: (id: number) => void): void {
  const resumeNow = useEffectEvent(resume);
  const { id, attempts = 1 } = cut ?? {};
  useEffect(() => {
    if (id === undefined) return;
    const isOnline = () => navigator.onLine !== false;
    const stopListening = onConnection(() => isOnline() && resumeNow(id));
    const delay = RETRY_MS[Math.min(attempts, RETRY_MS.length) - 1];
    const timer = setInterval(() => isOnline() && resumeNow(id), delay);
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }, [id, attempts]);
}

type Failure = { state: 'cut'; message: null } | { state: 'failed'; message: string; retryable: boolean };

async function failureOf(error: Error, file: File): Promise<Failure> {
  if (!(error instanceof ConnectionLost)) {
    const { message } = error;
    return { state: 'failed', message, retryable: !(error instanceof FileRefused) };
  }
  try {
    await file.slice(0, 1).arrayBuffer();
    return { state: 'cut', message: null };
  } catch {
    const message = `${file.name} was changed or moved after you chose it. Choose it again.`;
    return { state: 'failed', message, retryable: false };
  }
}

function newItem<R>({ file, problem }: { file: File; problem: string | null }): QueuedFile<R> {
  lastId += 1;
  return {
    ...{ id: lastId, file, key: newIdempotencyKey(), progress: 0, result: null, attempts: 0 },
    ...{ state: problem ? 'failed' : 'waiting', message: problem, retryable: !problem },
  };
}
