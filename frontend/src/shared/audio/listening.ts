import { useSyncExternalStore } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';

/** How this device plays recordings. `playOn`: the next step's clip follows when one ends. */
export interface Listening {
  rate: number;
  playOn: boolean;
}

const KEY = 'waymark-listening';
const FIRST: Listening = { rate: 1, playOn: false };
export const RATES = [0.75, 1, 1.25, 1.5];

const listeners = new Set<() => void>();
let stored: string | null = null;
let current = FIRST;

export function setListening(changes: Partial<Listening>): void {
  // Without storage the choice lasts until the page is left.
  const written = JSON.stringify({ ...readListening(), ...changes });
  if (!deviceStorage.set(KEY, written)) current = parse(written);
  for (const listener of listeners) listener();
}

export const useListening = (): Listening => useSyncExternalStore(subscribe, readListening, () => FIRST);

function readListening(): Listening {
  const now = deviceStorage.get(KEY);
  if (now !== stored) {
    stored = now;
    current = parse(now);
  }
  return current;
}

function parse(written: string | null): Listening {
  try {
    const { rate, playOn } = JSON.parse(written ?? '{}') as Partial<Listening>;
    return { rate: RATES.includes(rate ?? 0) ? rate! : FIRST.rate, playOn: playOn === true };
  } catch {
    return FIRST;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
