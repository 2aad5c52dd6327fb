import { INTERVIEW_ANSWER_MAX_CHARS } from '@waymark/contracts/roadmaps/interview-answer-limits';
import { INTERVIEW_LENGTH } from '@waymark/contracts/roadmaps/interview-questions';
import { type ReactNode, useState } from 'react';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { ConflictNotice } from '../shared/unsaved.tsx';
import { useSources } from '../shared/use-sources.ts';
import { FollowUp } from './follow-up.tsx';
import { SaveStatus } from './save-status.tsx';
import { SpokenResponse } from './spoken-response.tsx';
import type { InterviewAnswerState } from './use-interview-answer.ts';
import type { InterviewEntry } from './use-interview-answers.ts';

interface QuestionCardProps {
  roadmapId: string;
  entry: InterviewEntry;
  /** Missing for the first question. */
  onPrevious?: () => void;
  onNext: () => void;
  /** Set after a step to this question: the interview answer gets the focus. */
  focus: boolean;
  speaking: boolean;
  onSpeak: (speaking: boolean) => void;
}

/** One question. Its interview answer is saved while it is written. */
export function QuestionCard(props: QuestionCardProps) {
  const { roadmapId, entry, onPrevious, onNext, focus, speaking, onSpeak } = props;
  const { question, answer } = entry;
  const { number } = question;
  const { data: sources = [] } = useSources(roadmapId);
  const isTranscribing = sources.some(
    ({ id, status }) => id === answer.recordingId && status === 'processing',
  );
  const [missing, setMissing] = useState(false);
  const isEmpty = answer.text.trim() === '' && !isTranscribing;
  const next = () => {
    setMissing(isEmpty);
    if (answer.state === 'too-long') {
      toast({
        title: 'The answer is too long',
        description: 'Shorten it before moving to the next question.',
        variant: 'destructive',
      });
      return;
    }
    if (isEmpty) {
      toast({
        title: 'Please provide a response',
        description: 'Share your thoughts before moving to the next question.',
        variant: 'destructive',
      });
      return;
    }
    void answer.flush();
    onNext();
  };
  return (
    <section aria-labelledby="interview-title" className="grid grid-cols-1 gap-4">
      <h3 id="interview-title" className="sr-only">
        Interview
      </h3>
      <QuestionProgress number={number} />
      <Field
        label={question.question}
        hint={question.hint}
        error={missing && isEmpty ? 'Please provide a response' : undefined}
      >
        <Textarea
          rows={7}
          autoFocus={focus}
          limit={INTERVIEW_ANSWER_MAX_CHARS}
          value={answer.text}
          onChange={(event) => answer.change({ text: event.target.value })}
          className="font-serif"
        />
      </Field>
      <HelpNow className="-my-2" />
      <SaveStatus state={answer.state} />
      {answer.state === 'conflict' && <Conflict answer={answer} />}
      <SpokenResponse {...{ roadmapId, answer, speaking, onSpeak }} question={number} />
      {!speaking && (
        <>
          <FollowUp roadmapId={roadmapId} entry={entry} />
          <Steps onPrevious={onPrevious} onNext={next} isLast={number === INTERVIEW_LENGTH} />
        </>
      )}
    </section>
  );
}

const Conflict = ({ answer }: { answer: InterviewAnswerState }) => (
  <ConflictNotice
    title="This answer was changed in another window"
    onKeepMine={answer.keepMine}
    onTakeTheirs={answer.discard}
  >
    <p dir="auto" className="mt-1 font-serif whitespace-pre-wrap">
      {answer.other || 'An empty answer'}
    </p>
  </ConflictNotice>
);

const QuestionProgress = ({ number }: { number: number }) => (
  <div className="grid gap-1">
    <TrailProgress percent={((number - 1) / INTERVIEW_LENGTH) * 100} label="Interview" />
    <p className="tabular text-sm font-semibold text-muted">
      Question {number} of {INTERVIEW_LENGTH}
    </p>
  </div>
);

interface StepsProps {
  onPrevious: (() => void) | undefined;
  onNext: () => void;
  isLast: boolean;
}

function Steps({ onPrevious, onNext, isLast }: StepsProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-3">
      {onPrevious && <Button onClick={onPrevious}>Previous</Button>}
      <Button onClick={onNext}>{isLast ? 'Finish' : 'Next'}</Button>
    </div>
  );
}
