import { useState } from 'react';

/** Something being written, and what it was written over. */
interface Kept<T> {
  base: T;
  words: T;
}

export interface KeptWords<T> {
  words: T;
  change: (words: T) => void;
  /** There is something that is not saved. */
  dirty: boolean;
  /** What is saved is no longer what the words were written over: another window was here. */
  overtaken: boolean;
  /** The words are from an earlier opening of this form. */
  restored: boolean;
  /** Gives the words up for what is saved. */
  startOver: () => void;
}

/**
 * Words that stay in this tab until they are saved or given up: a reload, Escape or a slip loses none. `saved` is what
 * the server has now; untouched words follow it. `same` says whether two mean the same to the server.
 */
export function useKeptWords<T>(key: string, saved: T, same: (a: T, b: T) => boolean): KeptWords<T> {
  const [kept, setKept] = useState<Kept<T> | null>(() => read<T>(key));
  const [restored, setRestored] = useState(kept !== null);
  // Words that came back to what they were written over are untouched: they may go with what is saved now.
  const touched = kept !== null && !same(kept.words, kept.base);
  const words = kept !== null && (touched || same(kept.base, saved)) ? kept.words : saved;
  const dirty = touched && !same(words, saved);
  const change = (next: T) => {
    const now = { base: kept && touched ? kept.base : saved, words: next };
    setKept(now);
    if (same(next, now.base)) forgetWords(key);
    else write(key, now);
  };
  const startOver = () => {
    forgetWords(key);
    setKept(null);
    setRestored(false);
  };
  return {
    words,
    change,
    dirty,
    overtaken: kept !== null && dirty && !same(kept.base, saved),
    restored: restored && dirty,
    startOver,
  };
}

/** They are saved, or given up for good. */
export function forgetWords(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: there was nothing.
  }
}

export function hasKeptWords(key: string): boolean {
  return read(key) !== null;
}

function read<T>(key: string): Kept<T> | null {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Kept<T>);
  } catch {
    return null;
  }
}

function write<T>(key: string, kept: Kept<T>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the words are still on the screen.
  }
}
