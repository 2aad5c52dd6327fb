import { INTERVIEW_ANSWER_MAX_CHARS } from '@waymark/contracts/roadmaps/interview-answer-limits';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSources, useSourceText } from '../api/use-sources.ts';
import type { InterviewEntry } from './use-interview-answers.ts';

/** Writes the transcript of a recording into its interview answer once, if nothing is written there. */
export function useSpokenTexts(roadmapId: string, entries: readonly InterviewEntry[]): void {
  const written = useRef(new Set<string>());
  const { data: sources = [] } = useSources(roadmapId);
  const next = entries.find(({ answer: { recordingId, text } }) => {
    const isReady = sources.some(({ id, status }) => id === recordingId && status === 'ready');
    return isReady && text.trim() === '';
  });
  const recordingId = next?.answer.recordingId ?? null;
  const { data } = useSourceText(recordingId);
  const transcript = data?.text;
  const write = useEffectEvent((id: string, text: string) => {
    if (written.current.has(id)) return;
    written.current.add(id);
    next?.answer.change({ text: text.trim().slice(0, INTERVIEW_ANSWER_MAX_CHARS) });
  });
  useEffect(() => {
    if (recordingId && transcript) write(recordingId, transcript);
  }, [recordingId, transcript]);
}
