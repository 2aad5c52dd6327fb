import { useState } from 'react';

/** Where in the Studio something is put right: what a finding leads to, and which dialog is open. */
export type Place = DetailsPlace | StagePlace;

export interface DetailsPlace {
  at: 'details';
  focus?: 'title' | 'description' | 'duration';
}

/** `focus`: the steps, the note, or the id of one step. */
export type StagePlace = { at: 'new-stage' } | { at: 'stage'; stageId: string; focus?: string };

const keyOf = (roadmapId: string): string => `waymark-place-${roadmapId}`;

/** The open dialog of a roadmap, open again after a reload of this tab. */
export function usePlace(roadmapId: string): [Place | null, (place: Place | null) => void] {
  const [place, setPlace] = useState(() => read(roadmapId));
  const goTo = (next: Place | null) => {
    setPlace(next);
    try {
      if (next) sessionStorage.setItem(keyOf(roadmapId), JSON.stringify(next));
      else sessionStorage.removeItem(keyOf(roadmapId));
    } catch {
      // Forbidden: it is open all the same.
    }
  };
  return [place, goTo];
}

function read(roadmapId: string): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(roadmapId)) ?? 'null') as Place | null;
  } catch {
    return null;
  }
}
