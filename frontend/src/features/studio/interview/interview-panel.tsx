import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Interview } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_ANSWER_MAX_CHARS } from '@waymark/contracts/roadmaps/interview-answer-limits';
import { INTERVIEW_LENGTH, INTERVIEW_QUESTIONS } from '@waymark/contracts/roadmaps/interview-questions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readTabJson, writeTab } from '#lib/tab-storage.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useSources, useSourceText } from '../shared/use-sources.ts';
import { InterviewSummary } from './interview-summary.tsx';
import { QuestionCard } from './question-card.tsx';
import { useInterview } from './use-interview.ts';
import { type InterviewEntry, useInterviewAnswers } from './use-interview-answers.ts';

export function InterviewPanel({ roadmap }: { roadmap: Roadmap }) {
  const query = useInterview(roadmap.id);
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!query.data) return <QueryError title="Your interview did not load" query={query} />;
  return <Conversation roadmapId={roadmap.id} interview={query.data} />;
}

interface ConversationProps {
  roadmapId: string;
  interview: Interview;
}

/** `done`: after the last question. */
type Place = 'start' | 'done' | number;

function Conversation({ roadmapId, interview }: ConversationProps) {
  const answers = useInterviewAnswers(roadmapId, interview);
  useSpokenTexts(roadmapId, answers);
  const [speaking, setSpeaking] = useSpeaking(roadmapId);
  const texts = answers.map(({ question, answer }) => ({ question: question.number, text: answer.text }));
  const [place, setPlace] = useState<Place>(() => speaking ?? openingPlace(texts));
  const [moved, setMoved] = useState(false);
  const go = (to: Place) => {
    setMoved(true);
    setPlace(to);
  };
  const startOver = () => {
    for (const { answer } of answers) answer.discard();
    go('start');
  };
  if (place === 'start') return <Welcome onBegin={() => go(1)} />;
  if (place === 'done')
    return <InterviewSummary roadmapId={roadmapId} answers={answers} onEdit={go} onStartedOver={startOver} />;
  return (
    <QuestionCard
      key={place}
      roadmapId={roadmapId}
      entry={answers[place - 1]!}
      focus={moved}
      speaking={speaking === place}
      onSpeak={(isSpeaking) => setSpeaking(isSpeaking ? place : null)}
      onPrevious={place > 1 ? () => go(place - 1) : undefined}
      onNext={() => go(place === INTERVIEW_LENGTH ? (firstOpenQuestion(texts) ?? 'done') : place + 1)}
    />
  );
}

/** The question whose recorder is open; after a reload its recorder shows what was recorded. */
function useSpeaking(roadmapId: string) {
  const key = `waymark-speaking-${roadmapId}`;
  const [speaking, setSpeaking] = useState(() => readTabJson<number>(key));
  const change = (question: number | null) => {
    setSpeaking(question);
    writeTab(key, question === null ? null : String(question));
  };
  return [speaking, change] as const;
}

function openingPlace(answers: readonly { question: number; text: string }[]): Place {
  if (answers.every(({ text }) => text.trim() === '')) return 'start';
  return firstOpenQuestion(answers) ?? 'done';
}

const Welcome = ({ onBegin }: { onBegin: () => void }) => (
  <section aria-labelledby="interview-title" className="rounded-card border border-edge p-5">
    <h3 id="interview-title" className="text-lg">
      Five questions about your journey
    </h3>
    <p className="mt-1 text-sm text-muted">
      Answer as if you were talking to a friend, in writing or aloud. Every answer is saved as you write, so
      you can stop and come back at any time.
    </p>
    <Button className="mt-4" onClick={onBegin}>
      Start Interview
    </Button>
  </section>
);

/** Writes the transcript of a recording into its interview answer once, if nothing is written there. */
function useSpokenTexts(roadmapId: string, entries: readonly InterviewEntry[]): void {
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

/** The first question without an interview answer; null when all have one. */
function firstOpenQuestion(answers: readonly { question: number; text: string }[]): number | null {
  const written = new Set(answers.flatMap(({ question, text }) => (text.trim() === '' ? [] : [question])));
  return INTERVIEW_QUESTIONS.find(({ number }) => !written.has(number))?.number ?? null;
}
