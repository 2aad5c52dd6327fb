import { useState } from 'react';
import { hasKeptWords } from './kept-words.ts';
import { stageWordsKey } from './stage-draft.ts';

/** Where in the Studio something is put right: what a finding leads to, and which dialog is open. */
export type Place = DetailsPlace | StagePlace;

export interface DetailsPlace {
  at: 'details';
  focus?: 'title' | 'description' | 'duration';
}

/** `focus`: the steps, the note, or the id of one step. */
export type StagePlace = { at: 'new-stage' } | { at: 'stage'; stageId: string; focus?: string };

/** Where the details of a roadmap are kept while they are not saved. */
export const detailsWordsKey = (roadmapId: string): string => `waymark-details-${roadmapId}`;

const keyOf = (roadmapId: string): string => `waymark-place-${roadmapId}`;

/** The open dialog of a roadmap; open again after a reload where words in it are not saved. */
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

const wordsKeyOf = (roadmapId: string, place: Place): string => {
  if (place.at === 'details') return detailsWordsKey(roadmapId);
  return stageWordsKey(roadmapId, place.at === 'stage' ? place.stageId : null);
};

function read(roadmapId: string): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(keyOf(roadmapId)) ?? 'null') as Place | null;
    return place && hasKeptWords(wordsKeyOf(roadmapId, place)) ? place : null;
  } catch {
    return null;
  }
}
