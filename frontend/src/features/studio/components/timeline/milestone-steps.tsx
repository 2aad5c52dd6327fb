import type { MilestoneBody } from '@waymark/contracts/roadmaps/timeline';
import { MAX_MILESTONE_STEPS } from '@waymark/contracts/roadmaps/timeline-limits';
import { Link2, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { SortableList } from '../../../../components/ui/sortable-list.tsx';
import { emptyLink, emptyStep, type MilestoneDraft, type StepDraft } from '../../timeline/milestone-draft.ts';
import type { useDraftForm } from '../../use-draft-form.ts';

const MAX_LINKS = 5;

/** The steps of a milestone with their links. */
type MilestoneFormState = ReturnType<typeof useDraftForm<MilestoneDraft, MilestoneBody>>['form'];

export function MilestoneSteps({ form }: { form: MilestoneFormState }) {
  const [added, setAdded] = useState<string | null>(null);
  const steps = form.watch('steps');
  const change = (next: StepDraft[]) => {
    form.clearErrors('steps');
    form.setValue('steps', next);
  };
  const { steps: errors } = form.formState.errors;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">What you did</legend>
      <FieldError className="mt-1">{errors?.root?.message ?? errors?.message}</FieldError>
      <SortableList
        items={steps}
        idOf={({ id }) => id}
        nameOf={({ title }) => title || 'new step'}
        onReorder={change}
        className="mt-2 grid gap-3"
      >
        {(step, controls, index) => (
          <StepFields
            form={form}
            index={index}
            controls={controls}
            autoFocus={step.id === added}
            onRemove={() => change(steps.filter(({ id }) => id !== step.id))}
          />
        )}
      </SortableList>
      <Button
        size="sm"
        className="mt-3"
        disabled={steps.length >= MAX_MILESTONE_STEPS}
        onClick={() => {
          const step = emptyStep();
          setAdded(step.id);
          change([...steps, step]);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add step
      </Button>
    </fieldset>
  );
}

interface StepFieldsProps {
  form: MilestoneFormState;
  index: number;
  /** The controls of the sortable list. */
  controls: ReactNode;
  autoFocus: boolean;
  onRemove: () => void;
}

function StepFields({ form, index, controls, autoFocus, onRemove }: StepFieldsProps) {
  const number = index + 1;
  const errors = form.formState.errors.steps?.[index];
  const links = form.watch(`steps.${index}.resources`);
  const change = (next: typeof links) => {
    form.clearErrors(`steps.${index}.resources`);
    form.setValue(`steps.${index}.resources`, next);
  };
  return (
    <div className="grid gap-3 rounded-control border border-line bg-paper p-3">
      <div className="-mt-1 -mr-2 flex items-center justify-between">
        <span className="text-sm font-semibold text-muted">Step {number}</span>
        <span className="flex">
          {controls}
          <Button size="icon" variant="ghost" aria-label={`Remove step ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </span>
      </div>
      <Field label={`Step ${number}`} hideLabel error={errors?.title?.message}>
        <Input
          maxLength={120}
          autoFocus={autoFocus}
          placeholder="One thing you did"
          {...form.register(`steps.${index}.title`)}
        />
      </Field>
      {links.map((link, at) => (
        <div key={link.id} className="grid items-start gap-2 sm:grid-cols-[2fr_3fr_auto]">
          <Field label="Name of the link" error={errors?.resources?.[at]?.title?.message}>
            <Input maxLength={120} {...form.register(`steps.${index}.resources.${at}.title`)} />
          </Field>
          <Field label="Address" error={errors?.resources?.[at]?.url?.message}>
            <Input
              type="url"
              inputMode="url"
              maxLength={500}
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
    </div>
  );
}
