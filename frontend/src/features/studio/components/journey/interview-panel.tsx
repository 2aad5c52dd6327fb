import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Interview } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_LENGTH } from '@waymark/contracts/roadmaps/interview-questions';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { QueryError } from '../../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { readTabJson, writeTab } from '../../../../lib/tab-storage.ts';
import { useInterview } from '../../api/use-interview.ts';
import { firstOpenQuestion } from '../../interview/first-open-question.ts';
import { useInterviewAnswers } from '../../interview/use-interview-answers.ts';
import { useSpokenTexts } from '../../interview/use-spoken-texts.ts';
import { InterviewSummary } from '../interview/interview-summary.tsx';
import { QuestionCard } from '../interview/question-card.tsx';

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
