import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { InterviewAnswer } from '@waymark/contracts/roadmaps/interview';
import { INTERVIEW_LENGTH } from '@waymark/contracts/roadmaps/interview-questions';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { QueryError } from '../../../../components/ui/query-error.tsx';
import { Skeleton } from '../../../../components/ui/skeleton.tsx';
import { useInterview } from '../../api/use-interview.ts';
import { firstOpenQuestion } from '../../interview/first-open-question.ts';
import { useInterviewAnswers } from '../../interview/use-interview-answers.ts';
import { InterviewSummary } from '../interview/interview-summary.tsx';
import { QuestionCard } from '../interview/question-card.tsx';

export function InterviewPanel({ roadmap }: { roadmap: Roadmap }) {
  const query = useInterview(roadmap.id);
  if (query.isPending) return <Skeleton className="h-72 rounded-card" />;
  if (!query.data) return <QueryError title="Your interview did not load" query={query} />;
  return <Conversation roadmapId={roadmap.id} answers={query.data.answers} />;
}

interface ConversationProps {
  roadmapId: string;
  answers: readonly InterviewAnswer[];
}

/** `done`: after the last question. */
type Place = 'start' | 'done' | number;

function Conversation({ roadmapId, answers: stored }: ConversationProps) {
  const answers = useInterviewAnswers(roadmapId, stored);
  const texts = answers.map(({ question, answer }) => ({ question: question.number, text: answer.text }));
  const [place, setPlace] = useState<Place>(() => openingPlace(texts));
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
      entry={answers[place - 1]!}
      focus={moved}
      onPrevious={place > 1 ? () => go(place - 1) : undefined}
      onNext={() => go(place === INTERVIEW_LENGTH ? (firstOpenQuestion(texts) ?? 'done') : place + 1)}
    />
  );
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
      Answer as you would tell it to a friend. Every answer is saved while you write, so you can stop and come
      back at any time.
    </p>
    <Button className="mt-4" onClick={onBegin}>
      Start Interview
    </Button>
  </section>
);
