import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_ANSWER_MAX_CHARS } from '@waymark/contracts/roadmaps/interview-answer-limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#lib/api.ts';
import { useConnection } from '#lib/connection.ts';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';
import { useSaveInterviewAnswer } from './use-interview.ts';

/** What a mentor can change in an interview answer. What is missing stays as it is. */
interface Changes {
  text: string;
  followUpAnswer?: string;
  recordingId?: string | null;
}

/** Changes that are not saved yet, and the revision of the interview answer that they change. */
type Unsaved = Changes & { revision: number };

export type SaveState =
  | 'empty'
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'offline'
  | 'failed'
  | 'too-long'
  | 'conflict';

export interface InterviewAnswerState {
  text: string;
  /** Below the follow-up question. */
  followUpAnswer: string;
  recordingId: string | null;
  change: (changes: Partial<Changes>) => void;
  state: SaveState;
  /** The words of the other window in a conflict. */
  other: string;
  /** Saves at once; true when nothing is left to save. */
  flush: () => Promise<boolean>;
  /** Discards what is not saved. */
  discard: () => void;
  /** Overwrites the words of the other window. */
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
  const isConflicting = unsaved !== null && revision > unsaved.revision && differs(unsaved, saved);
  const isTooLong = unsaved !== null && exceedsLimit(unsaved);
  const isOnline = connection === 'online';
  const content = unsaved && JSON.stringify(unsaved);

  const flush = async (): Promise<boolean> => {
    if (!unsaved) return true;
    if (isConflicting || isTooLong) return false;
    try {
      const answer = await save.mutateAsync(unsaved);
      // What was typed meanwhile changes the interview answer that was just saved.
      const now = readTabJson<Unsaved>(key) ?? unsaved;
      const isSaved = JSON.stringify(now) === content;
      store(isSaved ? null : { ...now, revision: answer.revision });
      return isSaved;
    } catch {
      return false;
    }
  };

  const failure = save.error && JSON.stringify(save.variables) === content ? save.error : null;
  const pauseMs = failure ? (isPassing(failure) ? RETRY_MS : null) : PAUSE_MS;
  const onPause = useEffectEvent(() => void flush());
  useEffect(() => {
    if (content === null || isConflicting || isTooLong || save.isPending || !isOnline || pauseMs === null)
      return;
    const timer = setTimeout(() => onPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [content, isConflicting, isTooLong, save.isPending, isOnline, pauseMs]);

  const text = unsaved?.text ?? saved?.text ?? '';
  return {
    text,
    followUpAnswer: unsaved?.followUpAnswer ?? saved?.followUp?.answer ?? '',
    recordingId: unsaved?.recordingId === undefined ? (saved?.recordingId ?? null) : unsaved.recordingId,
    change: (changes) => {
      // Two changes can follow each other before the next render.
      const before = readTabJson<Unsaved>(key) ?? unsaved;
      store({ ...(before ?? { text, revision }), ...changes });
    },
    state: stateOf({ unsaved, saved, isConflicting, isTooLong, isOnline, isSaving: save.isPending, failure }),
    other: wordsOf(saved),
    flush,
    discard: () => store(null),
    keepMine: () => unsaved && store({ ...unsaved, revision }),
  };
}

const exceedsLimit = ({ text, followUpAnswer = '' }: Changes): boolean =>
  text.length > INTERVIEW_ANSWER_MAX_CHARS || followUpAnswer.length > INTERVIEW_ANSWER_MAX_CHARS;

const differs = (changes: Changes, saved: InterviewAnswer | undefined): boolean =>
  saved !== undefined &&
  (saved.text !== changes.text ||
    (changes.followUpAnswer ?? saved.followUp?.answer ?? '') !== (saved.followUp?.answer ?? '') ||
    (changes.recordingId === undefined ? saved.recordingId : changes.recordingId) !== saved.recordingId);

const wordsOf = (saved: InterviewAnswer | undefined): string =>
  [saved?.text, saved?.followUp?.answer].filter(Boolean).join('\n\n');

interface Known {
  unsaved: Unsaved | null;
  saved: InterviewAnswer | undefined;
  isConflicting: boolean;
  isTooLong: boolean;
  isOnline: boolean;
  isSaving: boolean;
  failure: Error | null;
}

function stateOf({
  unsaved,
  saved,
  isConflicting,
  isTooLong,
  isOnline,
  isSaving,
  failure,
}: Known): SaveState {
  if (isSaving) return 'saving';
  if (!unsaved) return saved?.text ? 'saved' : 'empty';
  if (isConflicting) return 'conflict';
  if (isTooLong) return 'too-long';
  if (!isOnline) return 'offline';
  if (!failure) return 'waiting';
  return failure instanceof ApiError && failure.status === 0 ? 'offline' : 'failed';
}

/** Saving again later may succeed. */
const isPassing = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || [408, 429].includes(error.status) || error.status >= 500);
