import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import type { StageForm } from './use-stage-form.ts';

interface StepFieldsProps {
  form: StageForm;
  index: number;
  /** The controls of the sortable list. */
  controls: ReactNode;
  autoFocus: boolean;
  onRemove: () => void;
}

export function StepFields({ form, index, controls, autoFocus, onRemove }: StepFieldsProps) {
  const errors = form.formState.errors.steps?.[index];
  const number = index + 1;
  return (
    <div className="rounded-card border border-line bg-paper p-4">
      <div className="flex items-center justify-between gap-2">
        <span className="text-sm font-semibold text-muted">Step {number}</span>
        <span className="-mr-2 flex">
          {controls}
          <Button size="icon" variant="ghost" aria-label={`Remove step ${number}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </span>
      </div>
      <div className="grid gap-4">
        <Field label="Action" required error={errors?.title?.message}>
          <Input limit={120} autoFocus={autoFocus} {...form.register(`steps.${index}.title`)} />
        </Field>
        <Field label="Why and how" aside="optional" error={errors?.description?.message}>
          <Textarea rows={2} limit={2000} {...form.register(`steps.${index}.description`)} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
          <Field label="Time it takes" aside="optional" error={errors?.estimatedDuration?.message}>
            <Input limit={40} {...form.register(`steps.${index}.estimatedDuration`)} />
          </Field>
          <Field label="Links" aside="optional, one per line" error={errors?.links?.message}>
            <Textarea rows={1} {...form.register(`steps.${index}.links`)} />
          </Field>
        </div>
      </div>
    </div>
  );
}
