import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type HeldBackPassage, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { ApiError } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select, Textarea } from '#shared/ui/input.tsx';
import { stageNear } from '../shared/review-steps.ts';
import { writtenKey } from '../shared/step-form.ts';
import { RestoredNotice } from '../shared/unsaved.tsx';
import { useDraftForm } from '../shared/use-draft-form.ts';
import type { Session } from './use-session.ts';

interface WarnFormProps {
  session: Session;
  passage: HeldBackPassage;
}

interface Values {
  text: string;
  stageId: string;
}

const MAX_WARNING = 500;
const isSame = (a: Values, b: Values): boolean => a.text.trim() === b.text.trim();

/** A passage that waits as a warning of a stage. */
export function WarnForm({ session, passage }: WarnFormProps) {
  const { stages } = session.roadmap;
  const { form, draft } = useDraftForm<Values, ReviewDecision>(
    writtenKey(passage.id, 'warn'),
    {
      text: passage.evidence.quote.slice(0, MAX_WARNING),
      stageId: stageNear(session.roadmap, passage.evidence)?.id ?? '',
    },
    isSame,
    (values, context, options) =>
      standardSchemaResolver(ReviewDecision)(
        { action: 'warn', heldBackId: passage.id, ...values } as never,
        context,
        options as never,
      ) as never,
  );
  const { errors } = form.formState;
  const cancel = () => {
    draft.startOver();
    session.setMode('look');
  };
  const submit = form.handleSubmit((decision) =>
    session.decide(decision, {
      onSuccess: draft.startOver,
      onError: (error) => {
        showIssues(error, ['text', 'stageId'], form.setError);
        if (error instanceof ApiError && error.code === 'RULE_REFUSED')
          form.setError('text', { type: 'server', message: error.message }, { shouldFocus: true });
      },
    }),
  );
  return (
    <form
      noValidate
      aria-label="Add as a warning"
      className="grid gap-4"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && cancel()}
    >
      {draft.restored && <RestoredNotice onStartOver={draft.startOver} />}
      <Field
        label="The warning"
        required
        aside={`${form.watch('text').length} of ${MAX_WARNING}`}
        hint="Write it for someone who is where you were. Learners see it as “What I would not do again”."
        error={errors.text?.message}
      >
        <Textarea rows={3} limit={MAX_WARNING} autoFocus {...form.register('text')} />
      </Field>
      <Field label="Stage" error={errors.stageId && 'Choose a stage.'}>
        <Select {...form.register('stageId')}>
          {stages.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={session.isSaving}>
          Save warning
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}
