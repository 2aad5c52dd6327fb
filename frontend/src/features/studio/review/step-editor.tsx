import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Wording } from '@waymark/contracts/ai/wording';
import type { Step } from '@waymark/contracts/roadmaps/http';
import { ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { showIssues } from '#lib/show-issues.ts';
import { useConfig } from '#lib/use-config.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { GrowingInput } from '#shared/ui/growing-input.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import {
  editOf,
  type StepText,
  sameText,
  textOf,
  type WrittenMode,
  writtenKey,
} from '../shared/step-form.ts';
import { RestoredNotice } from '../shared/unsaved.tsx';
import { useDraftForm } from '../shared/use-draft-form.ts';
import type { Session } from './use-session.ts';

interface StepEditorProps {
  session: Session;
  step: Step;
  /** `write`: the title begins empty, beside the quote. */
  mode: Exclude<WrittenMode, 'warn'>;
  /** An offered wording to begin with. */
  offered?: { wording: Wording; runId: string };
}

/** The limits of an edit in the contract. */
const LIMITS = { title: 120, description: 2_000, estimatedDuration: 40 };

/** Title, description and duration of a step, in the mentor's wording. */
export function StepEditor({ session, step, mode, offered }: StepEditorProps) {
  const { form, draft, isSaving, submit } = useStepForm({ session, step, mode, offered });
  const { errors } = form.formState;
  const cancel = () => {
    draft.startOver();
    session.setMode('look');
  };
  const left = (field: keyof StepText) => `${form.watch(field).length} of ${LIMITS[field]}`;
  return (
    <form
      noValidate
      aria-label={mode === 'edit' ? 'Edit this step' : 'Write as a step'}
      className="grid gap-4"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && cancel()}
    >
      {draft.restored && <RestoredNotice onStartOver={draft.startOver} />}
      {mode === 'write' && !offered && <Hint />}
      <Field label="Title" required aside={left('title')} error={errors.title?.message}>
        <GrowingInput limit={LIMITS.title} autoFocus {...form.register('title')} />
      </Field>
      <Field
        label="Why and how"
        aside={`optional, ${left('description')}`}
        error={errors.description?.message}
      >
        <Textarea rows={3} limit={LIMITS.description} {...form.register('description')} />
      </Field>
      <Field
        label="How long it takes"
        aside="optional"
        error={errors.estimatedDuration?.message}
        className="max-w-60"
      >
        <Input limit={LIMITS.estimatedDuration} {...form.register('estimatedDuration')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" loading={isSaving}>
          Save step
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** What the mentor can expect without a model. */
function Hint() {
  const { data } = useConfig();
  if (data?.aiEngine !== 'offline') return null;
  return (
    <p className="text-sm text-muted">
      No model is connected. Write it in your own words. What would you tell someone in your old shoes to do?
    </p>
  );
}

const BLANK: StepText = { title: '', description: '', estimatedDuration: '' };

function useStepForm({ session, step, mode, offered }: StepEditorProps) {
  const saved = offered ? { ...textOf(step), ...offered.wording } : mode === 'write' ? BLANK : textOf(step);
  const { form, draft } = useDraftForm<StepText, ReviewDecision>(
    writtenKey(step.id, mode),
    saved,
    sameText,
    (values, context, options) =>
      standardSchemaResolver(ReviewDecision)(
        editOf(step.id, values) as never,
        context,
        options as never,
      ) as never,
  );
  const submit = form.handleSubmit((decision) => {
    const isUnchanged = offered && sameText(form.getValues(), saved);
    session.decide(
      isUnchanged ? ({ ...decision, wordingRunId: offered.runId } as ReviewDecision) : decision,
      {
        onSuccess: draft.startOver,
        onError: (error) => showIssues(error, ['title', 'description', 'estimatedDuration'], form.setError),
      },
    );
  });
  return { form, draft, isSaving: session.isSaving, submit };
}
