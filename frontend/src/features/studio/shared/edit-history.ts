import { useSyncExternalStore } from 'react';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';

/** An edit of this tab, named by the roadmap's revision after it. */
export interface Edit {
  revision: number;
  /** "Delete “Open the post”" */
  label: string;
}

/** The newest edit is last. `redo`: undone edits, named by the revision after the undo. */
export interface History {
  undo: readonly Edit[];
  redo: readonly Edit[];
}

/** As many as the server stores. */
const MAX_EDITS = 50;
const EMPTY: History = { undo: [], redo: [] };

export const withEdit = ({ undo }: History, edit: Edit): History => ({
  undo: [...undo, edit].slice(-MAX_EDITS),
  redo: [],
});

/** The last edit was undone, which led to `revision`. */
export const withUndone = ({ undo, redo }: History, revision: number): History => {
  const last = undo.at(-1);
  return last ? { undo: undo.slice(0, -1), redo: [...redo, { ...last, revision }] } : { undo, redo };
};

/** The last undo was reverted, which led to `revision`. */
export const withRedone = ({ undo, redo }: History, revision: number): History => {
  const last = redo.at(-1);
  return last ? { undo: [...undo, { ...last, revision }], redo: redo.slice(0, -1) } : { undo, redo };
};

const histories = new Map<string, History>();
const listeners = new Set<() => void>();
const keyOf = (roadmapId: string): string => `waymark-edits-${roadmapId}`;

/** The edits of this tab; they survive a reload. */
export function readHistory(roadmapId: string): History {
  const known = histories.get(roadmapId) ?? readTabJson<History>(keyOf(roadmapId)) ?? EMPTY;
  histories.set(roadmapId, known);
  return known;
}

export function changeHistory(roadmapId: string, change: (history: History) => History): void {
  const next = change(readHistory(roadmapId));
  histories.set(roadmapId, next);
  writeTab(keyOf(roadmapId), JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** The server does not store these edits any more. */
export const clearHistory = (roadmapId: string): void => changeHistory(roadmapId, () => EMPTY);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHistory = (roadmapId: string): History =>
  useSyncExternalStore(subscribe, () => readHistory(roadmapId));
