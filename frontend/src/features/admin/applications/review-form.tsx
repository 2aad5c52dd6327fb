import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { criteria, SCORE_MAX, SCORE_MIN } from '@waymark/contracts/ai/application';
import {
  type AdminApplication,
  DEFAULT_FEEDBACK,
  DecideApplicationBody,
} from '@waymark/contracts/identity/applications';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useShortcut } from '#lib/shortcuts.ts';
import { showIssues } from '#lib/show-issues.ts';
import { useConfig } from '#lib/use-config.ts';
import { criterionNames } from '#shared/application/score-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { RejectPanel } from './reject-panel.tsx';
import { useDecide } from './use-applications.ts';

const DEFAULT_SCORE = 8;

const Form = DecideApplicationBody.omit({ status: true, hold: true });
type Values = z.input<typeof Form>;

const fields = {
  authenticity: 'authenticityScore',
  perseverance: 'perseveranceScore',
  valor: 'valorScore',
} as const;

interface ReviewFormProps {
  application: AdminApplication;
  /** The next application follows, and the keys A and R work. */
  isInbox?: boolean;
  onDone: () => void;
}

/** Scores, texts and the two decisions about a pending application. */
export function ReviewForm({ application, isInbox = false, onDone }: ReviewFormProps) {
  const decide = useDecide(application, onDone);
  const { data: config } = useConfig();
  const hasAi = config?.aiEngine === 'openai';
  const heading = useId();
  const [isRejecting, setRejecting] = useState(false);
  const rejectButton = useRef<HTMLButtonElement>(null);
  const { register, handleSubmit, getValues, formState, setError } = useForm<
    Values,
    unknown,
    z.output<typeof Form>
  >({
    resolver: standardSchemaResolver(Form),
    defaultValues: {
      authenticityScore: application.authenticityScore ?? DEFAULT_SCORE,
      perseveranceScore: application.perseveranceScore ?? DEFAULT_SCORE,
      valorScore: application.valorScore ?? DEFAULT_SCORE,
      aiFeedback: application.aiFeedback ?? DEFAULT_FEEDBACK,
      reviewNotes: '',
    },
  });
  const { errors, dirtyFields } = formState;
  const send = (body: DecideApplicationBody) =>
    !decide.isPending &&
    decide.mutate(body, {
      onError: (error) =>
        showIssues(error, [...Object.values(fields), 'aiFeedback', 'reviewNotes'], setError),
    });
  const approve = handleSubmit((values) => send({ ...values, status: 'approved' }));
  // The score that the form begins with is for approving: a rejection stores only those that were entered.
  const reject = (missing: string) => {
    const values = getValues();
    const entered = Object.values(fields).filter((field) => dirtyFields[field]);
    const scores = Object.fromEntries(entered.map((field) => [field, values[field]]));
    send({ ...scores, reviewNotes: values.reviewNotes, aiFeedback: missing, status: 'rejected' });
  };
  const closeReject = () => {
    setRejecting(false);
    requestAnimationFrame(() => rejectButton.current?.focus());
  };
  useShortcut('a', 'Approve and next', () => void approve(), 'Applications', isInbox && !isRejecting);
  useShortcut('r', 'Reject', () => setRejecting(true), 'Applications', isInbox && !isRejecting);
  const pending = decide.isPending ? decide.variables.status : null;
  return (
    <div className="grid gap-5 border-t border-line pt-6">
      <form
        noValidate
        aria-labelledby={heading}
        className="grid gap-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <h3 id={heading} className="text-lg">
          Your decision
        </h3>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3 sm:gap-5">
          {criteria.map((criterion) => (
            <Field
              key={criterion}
              label={criterionNames[criterion]}
              error={errors[fields[criterion]]?.message}
            >
              <Input
                type="number"
                inputMode="numeric"
                min={SCORE_MIN}
                max={SCORE_MAX}
                step={1}
                {...register(fields[criterion], { valueAsNumber: true })}
              />
            </Field>
          ))}
        </div>
        <Field
          label={hasAi ? 'AI feedback' : 'Feedback'}
          hint="The applicant reads this after an approval."
          error={errors.aiFeedback?.message}
        >
          <Textarea rows={isInbox ? 2 : 4} {...register('aiFeedback')} />
        </Field>
        <Field
          label="Internal notes"
          hint="For admins only. They are kept with the decision."
          error={errors.reviewNotes?.message}
        >
          <Textarea rows={isInbox ? 2 : 3} {...register('reviewNotes')} />
        </Field>
        {!isRejecting && (
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              ref={rejectButton}
              variant="destructive"
              disabled={pending !== null}
              aria-keyshortcuts={isInbox ? 'r' : undefined}
              onClick={() => setRejecting(true)}
            >
              Reject
            </Button>
            <Button
              variant="primary"
              loading={pending === 'approved'}
              aria-keyshortcuts={isInbox ? 'a' : undefined}
              onClick={approve}
            >
              {isInbox ? 'Approve and next' : 'Approve'}
            </Button>
          </div>
        )}
      </form>
      {isRejecting && (
        <RejectPanel
          pending={pending === 'rejected'}
          hasKeys={isInbox}
          onReject={reject}
          onClose={closeReject}
        />
      )}
    </div>
  );
}
