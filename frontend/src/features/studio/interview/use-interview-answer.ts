import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { useConnection } from '../../../lib/connection.ts';
import { useSaveInterviewAnswer } from '../api/use-interview.ts';
import { readTabJson, writeTab } from '../tab-storage.ts';

/** Words that are not saved yet, and the revision of the interview answer that they change. */
interface Unsaved {
  text: string;
  revision: number;
}

export type SaveState = 'empty' | 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface InterviewAnswerState {
  text: string;
  change: (text: string) => void;
  state: SaveState;
  /** The text of the other window in a conflict. */
  other: string;
  /** Saves at once; true when nothing is left to save. */
  flush: () => Promise<boolean>;
  /** Discards what is not saved. */
  discard: () => void;
  /** Overwrites the text of the other window. */
  keepMine: () => void;
}

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

const interviewAnswerKey = (roadmapId: string, question: number): string =>
  `waymark-answer-${roadmapId}-${question}`;

/** An interview answer that is saved when its writer pauses. Until then, and while offline, it stays in this tab. */
export function useInterviewAnswer(
  roadmapId: string,
  question: number,
  saved: InterviewAnswer | undefined,
): InterviewAnswerState {
  const key = interviewAnswerKey(roadmapId, question);
  const [unsaved, setUnsaved] = useState(() => readTabJson<Unsaved>(key));
  const save = useSaveInterviewAnswer(roadmapId, question);
  const connection = useConnection();
  const store = (next: Unsaved | null) => {
    setUnsaved(next);
    writeTab(key, next && JSON.stringify(next));
  };
  const revision = saved?.revision ?? 0;
  const isConflicting = unsaved !== null && revision > unsaved.revision && saved?.text !== unsaved.text;
  const isOnline = connection === 'online';

  const flush = async (): Promise<boolean> => {
    if (!unsaved) return true;
    if (isConflicting) return false;
    try {
      const answer = await save.mutateAsync(unsaved);
      // What was typed meanwhile changes the interview answer that was just saved.
      const { text } = readTabJson<Unsaved>(key) ?? unsaved;
      store(text === unsaved.text ? null : { text, revision: answer.revision });
      return text === unsaved.text;
    } catch {
      return false;
    }
  };

  const text = unsaved?.text;
  const isTried = save.variables?.text === text && save.variables?.revision === unsaved?.revision;
  const failure = save.error && isTried ? save.error : null;
  const pauseMs = failure ? (isPassing(failure) ? RETRY_MS : null) : PAUSE_MS;
  const onPause = useEffectEvent(() => void flush());
  useEffect(() => {
    if (text === undefined || isConflicting || save.isPending || !isOnline || pauseMs === null) return;
    const timer = setTimeout(() => onPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, isConflicting, save.isPending, isOnline, pauseMs]);

  return {
    text: unsaved?.text ?? saved?.text ?? '',
    change: (next) => store({ text: next, revision: unsaved?.revision ?? revision }),
    state: stateOf({ unsaved, saved, isConflicting, isOnline, isSaving: save.isPending, failure }),
    other: saved?.text ?? '',
    flush,
    discard: () => store(null),
    keepMine: () => unsaved && store({ text: unsaved.text, revision }),
  };
}

interface Known {
  unsaved: Unsaved | null;
  saved: InterviewAnswer | undefined;
  isConflicting: boolean;
  isOnline: boolean;
  isSaving: boolean;
  failure: Error | null;
}

function stateOf({ unsaved, saved, isConflicting, isOnline, isSaving, failure }: Known): SaveState {
  if (isSaving) return 'saving';
  if (!unsaved) return saved?.text ? 'saved' : 'empty';
  if (isConflicting) return 'conflict';
  if (!isOnline) return 'offline';
  if (!failure) return 'waiting';
  return failure instanceof ApiError && failure.status === 0 ? 'offline' : 'failed';
}

/** Saving again later may succeed. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
