import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';
import { hasUnsavedValues } from '../shared/unsaved-values.ts';
import { stageStorageKey } from './stage-draft.ts';

/** What an open dialog edits, and the field it focuses. Stored in the tab. */
export type EditTarget = DetailsTarget | StageTarget;

export interface DetailsTarget {
  at: 'details';
  focus?: 'title' | 'description' | 'duration';
}

/** `focus`: 'steps', 'note', or the id of a step. */
export type StageTarget = { at: 'new-stage' } | { at: 'stage'; stageId: string; focus?: string };

/** Storage key of unsaved details. */
export const detailsStorageKey = (roadmapId: string): string => `waymark-details-${roadmapId}`;

const keyOf = (roadmapId: string): string => `waymark-place-${roadmapId}`;

/** The open dialog of a roadmap. Restored after a reload if it has unsaved values. */
export function useEditTarget(roadmapId: string): [EditTarget | null, (target: EditTarget | null) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const [target, setTarget] = useState(() => requested(location.state) ?? read(roadmapId));
  const change = (next: EditTarget | null) => {
    setTarget(next);
    // A reload must not open the dialog again.
    if (requested(location.state)) navigate(location, { replace: true, state: null });
    writeTab(keyOf(roadmapId), next && JSON.stringify(next));
  };
  return [target, change];
}

/** Another page links to a dialog by `{ target }` in the state of the location. */
const requested = (state: unknown): EditTarget | null =>
  (state as { target?: EditTarget } | null)?.target ?? null;

function read(roadmapId: string): EditTarget | null {
  const target = readTabJson<EditTarget>(keyOf(roadmapId));
  return target && hasUnsavedValues(storageKeyOf(roadmapId, target)) ? target : null;
}

const storageKeyOf = (roadmapId: string, target: EditTarget): string => {
  if (target.at === 'details') return detailsStorageKey(roadmapId);
  return stageStorageKey(roadmapId, target.at === 'stage' ? target.stageId : null);
};
