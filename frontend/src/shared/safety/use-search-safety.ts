import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { use, useEffect, useSyncExternalStore } from 'react';
import { useOnDevice } from '../../lib/use-on-device.ts';

type Assess = (text: string) => Safety | null;

let loading: Promise<Assess> | undefined;
let loaded: Assess | null = null;
const listeners = new Set<() => void>();
let last: { q: string; safety: Safety | null } = { q: '', safety: null };

/** Never rejects: without the table, a search is assessed as harmless. */
async function load(): Promise<Assess> {
  loaded = await import('@waymark/safety/assess').then(
    ({ assessSafety }) => assessSafety,
    () => () => null,
  );
  for (const listener of listeners) listener();
  return loaded;
}
const loadOnce = () => (loading ??= load());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The danger that the words of a search name; null for none, undefined until the table has loaded. The server waits for it,
 * so that the help comes with the page. Questions for a professional are what people search paths for, unless they cannot
 * wait.
 */
export function useSearchSafety(q: string): Safety | null | undefined {
  const onDevice = useOnDevice();
  const onceLoaded = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
  useEffect(() => {
    if (q !== '') void loadOnce();
  }, [q]);
  if (q === '') return null;
  const assess = onDevice ? onceLoaded : use(loadOnce());
  if (!assess) return undefined;
  if (last.q !== q) last = { q, safety: assess(q) };
  const { safety } = last;
  return safety && (safety.level !== 'ask-first' || safety.urgent) ? safety : null;
}
