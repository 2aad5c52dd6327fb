import { useState } from 'react';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';

/** Stored in the tab: unsaved values (`words`) and the saved values that they edit. */
interface Stored<T> {
  base: T;
  words: T;
}

export interface UnsavedValues<T> {
  values: T;
  change: (values: T) => void;
  dirty: boolean;
  /** Another window has changed the saved values since these were edited. */
  isConflicting: boolean;
  /** The values are from an earlier opening of the form. */
  restored: boolean;
  /** Discards the unsaved values. */
  startOver: () => void;
  /** Ends a conflict: from now on the values edit the newest saved ones. */
  keepMine: () => void;
}

/**
 * Values of a form that stay in this tab until they are saved or discarded. Unedited values follow `saved`, the values on
 * the server. `same` compares what would be saved.
 */
export function useUnsavedValues<T>(key: string, saved: T, same: (a: T, b: T) => boolean): UnsavedValues<T> {
  const [stored, setStored] = useState(() => readTabJson<Stored<T>>(key));
  const [restored, setRestored] = useState(stored !== null);
  const edited = stored !== null && !same(stored.words, stored.base);
  const values = stored !== null && (edited || same(stored.base, saved)) ? stored.words : saved;
  const dirty = edited && !same(values, saved);
  const change = (next: T) => {
    const now = { base: stored && edited ? stored.base : saved, words: next };
    setStored(now);
    writeTab(key, same(next, now.base) ? null : JSON.stringify(now));
  };
  const startOver = () => {
    writeTab(key, null);
    setStored(null);
    setRestored(false);
  };
  const keepMine = () => {
    const now = { base: saved, words: values };
    setStored(now);
    writeTab(key, JSON.stringify(now));
  };
  return {
    values,
    keepMine,
    change,
    dirty,
    isConflicting: stored !== null && dirty && !same(stored.base, saved),
    restored: restored && dirty,
    startOver,
  };
}

export const hasUnsavedValues = (key: string): boolean => readTabJson(key) !== null;
