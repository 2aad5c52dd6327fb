import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { ReviewDecision, StepQuestion } from '@waymark/contracts/roadmaps/review';
import { useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useDecide } from '../shared/use-review.ts';

interface StepQuestionsProps {
  roadmap: Roadmap;
  questions: readonly StepQuestion[];
  onResolved: (stepId: string) => void;
}

/** One question about each step that could harm the learner who follows it. */
export function StepQuestions({ roadmap, questions, onResolved }: StepQuestionsProps) {
  const decider = useDecide(roadmap.id, {
    onSaved: (_, decision) => 'stepId' in decision && onResolved(decision.stepId),
    onFailed: (error) => toastError('Not saved', error),
  });
  return (
    <div className="grid gap-6">
      {questions.map((question) => (
        <Question
          key={question.stepId}
          question={question}
          isSaving={decider.isPending}
          onDecide={decider.mutate}
        />
      ))}
    </div>
  );
}

interface QuestionProps {
  question: StepQuestion;
  isSaving: boolean;
  onDecide: (decision: ReviewDecision) => void;
}

const MAX_WARNING = 500;

function Question({ question: { stepId, stageTitle, sentence }, isSaving, onDecide }: QuestionProps) {
  const id = useId();
  const [warning, setWarning] = useState<string | null>(null);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="text-lg">
        Should this be a warning?
      </h3>
      <MentorQuote caption={stageTitle}>{sentence}</MentorQuote>
      {warning === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setWarning(sentence.slice(0, MAX_WARNING))}>
            Add as a warning
          </Button>
          <Button size="sm" disabled={isSaving} onClick={() => onDecide({ action: 'as-is', stepId })}>
            Use it as it is
          </Button>
          <Button size="sm" disabled={isSaving} onClick={() => onDecide({ action: 'skip', stepId })}>
            Leave it out
          </Button>
        </div>
      ) : (
        <>
          <Field label="The warning" hint="Learners see it as “What I would not do again”.">
            <Textarea
              rows={3}
              limit={MAX_WARNING}
              autoFocus
              value={warning}
              onChange={(event) => setWarning(event.target.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              loading={isSaving}
              disabled={warning.trim() === ''}
              onClick={() => onDecide({ action: 'warn-step', stepId, text: warning })}
            >
              Save warning
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setWarning(null)}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
