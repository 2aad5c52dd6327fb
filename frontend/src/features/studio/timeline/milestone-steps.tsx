import type { MilestoneBody } from '@waymark/contracts/roadmaps/timeline';
import { MAX_MILESTONE_STEPS } from '@waymark/contracts/roadmaps/timeline-limits';
import { Link2, Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { StepsEditor } from '../shared/steps-editor.tsx';
import type { useDraftForm } from '../shared/use-draft-form.ts';
import { emptyLink, emptyStep, type MilestoneDraft, type StepDraft } from './milestone-draft.ts';

const MAX_LINKS = 5;

type MilestoneFormState = ReturnType<typeof useDraftForm<MilestoneDraft, MilestoneBody>>['form'];

/** The steps of a milestone with their links. */
export function MilestoneSteps({ form }: { form: MilestoneFormState }) {
  const { steps: errors } = form.formState.errors;
  const change = (next: StepDraft[]) => {
    form.clearErrors('steps');
    form.setValue('steps', next);
  };
  return (
    <StepsEditor
      legend={<legend className="text-sm font-semibold">What you did</legend>}
      error={errors?.root?.message ?? errors?.message}
      steps={form.watch('steps')}
      keyOf={({ id }) => id}
      max={MAX_MILESTONE_STEPS}
      empty={emptyStep}
      onChange={change}
    >
      {(index, autoFocus) => <StepFields form={form} index={index} autoFocus={autoFocus} />}
    </StepsEditor>
  );
}

interface StepFieldsProps {
  form: MilestoneFormState;
  index: number;
  autoFocus: boolean;
}

function StepFields({ form, index, autoFocus }: StepFieldsProps) {
  const number = index + 1;
  const errors = form.formState.errors.steps?.[index];
  const links = form.watch(`steps.${index}.resources`);
  const change = (next: typeof links) => {
    form.clearErrors(`steps.${index}.resources`);
    form.setValue(`steps.${index}.resources`, next);
  };
  return (
    <>
      <Field label={`Step ${number}`} hideLabel error={errors?.title?.message}>
        <Input
          limit={120}
          autoFocus={autoFocus}
          placeholder="One thing you did"
          {...form.register(`steps.${index}.title`)}
        />
      </Field>
      {links.map((link, at) => (
        <div key={link.id} className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[2fr_3fr_auto]">
          <Field label="Name of the link" error={errors?.resources?.[at]?.title?.message}>
            <Input limit={120} {...form.register(`steps.${index}.resources.${at}.title`)} />
          </Field>
          <Field label="Address" error={errors?.resources?.[at]?.url?.message}>
            <Input
              type="url"
              inputMode="url"
              limit={500}
              placeholder="https://"
              {...form.register(`steps.${index}.resources.${at}.url`)}
            />
          </Field>
          <Button
            size="icon"
            variant="ghost"
            className="sm:mt-6.5"
            aria-label={`Remove link ${at + 1} of step ${number}`}
            onClick={() => change(links.filter(({ id }) => id !== link.id))}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      ))}
      {links.length < MAX_LINKS && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 justify-self-start"
          aria-label={`Add link to step ${number}`}
          onClick={() => change([...links, emptyLink()])}
        >
          <Link2 aria-hidden="true" className="size-4" />
          Add link
        </Button>
      )}
    </>
  );
}
