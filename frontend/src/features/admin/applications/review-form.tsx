import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { criteria, SCORE_MAX, SCORE_MIN } from '@waymark/contracts/ai/application';
import { type AdminApplication, DecideApplicationBody } from '@waymark/contracts/identity/applications';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showIssues } from '#lib/show-issues.ts';
import { useConfig } from '#lib/use-config.ts';
import { criterionNames } from '#shared/application/score-list.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { useDecide } from './use-applications.ts';

const DEFAULT_SCORE = 8;
const DEFAULT_FEEDBACK =
  'Thank you for your application. We have analyzed it carefully, and this is the result of our review.';

const Form = DecideApplicationBody.omit({ status: true });
type Values = z.input<typeof Form>;

const fields = {
  authenticity: 'authenticityScore',
  perseverance: 'perseveranceScore',
  valor: 'valorScore',
} as const;

/** Scores, texts and the two decisions about a pending application. */
export function ReviewForm({ application, onDone }: { application: AdminApplication; onDone: () => void }) {
  const decide = useDecide(application.id, onDone);
  const { data: config } = useConfig();
  const hasAi = config?.aiEngine === 'openai';
  const heading = useId();
  const { register, handleSubmit, formState, setError } = useForm<Values, unknown, z.output<typeof Form>>({
    resolver: standardSchemaResolver(Form),
    defaultValues: {
      authenticityScore: application.authenticityScore ?? DEFAULT_SCORE,
      perseveranceScore: application.perseveranceScore ?? DEFAULT_SCORE,
      valorScore: application.valorScore ?? DEFAULT_SCORE,
      aiFeedback: application.aiFeedback ?? DEFAULT_FEEDBACK,
      reviewNotes: '',
    },
  });
  const { errors } = formState;
  const submit = (status: DecideApplicationBody['status']) =>
    handleSubmit((values) =>
      decide.mutate(
        { ...values, status },
        {
          onError: (error) =>
            showIssues(error, [...Object.values(fields), 'aiFeedback', 'reviewNotes'], setError),
        },
      ),
    );
  const pending = decide.isPending ? decide.variables.status : null;
  return (
    <form
      noValidate
      aria-labelledby={heading}
      className="grid gap-5 border-t border-line pt-6"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id={heading} className="text-lg">
        Your decision
      </h3>
      <div className="grid grid-cols-3 gap-3 sm:gap-5">
        {criteria.map((criterion) => (
          <Field key={criterion} label={criterionNames[criterion]} error={errors[fields[criterion]]?.message}>
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
        hint="The applicant reads this."
        error={errors.aiFeedback?.message}
      >
        <Textarea rows={4} {...register('aiFeedback')} />
      </Field>
      <Field
        label="Internal notes"
        hint="For admins only. They are kept with the decision."
        error={errors.reviewNotes?.message}
      >
        <Textarea rows={3} {...register('reviewNotes')} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="destructive"
          loading={pending === 'rejected'}
          disabled={pending === 'approved'}
          onClick={submit('rejected')}
        >
          Reject
        </Button>
        <Button
          variant="primary"
          loading={pending === 'approved'}
          disabled={pending === 'rejected'}
          onClick={submit('approved')}
        >
          Approve
        </Button>
      </div>
    </form>
  );
}
