import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import type { StepDraft } from '../../stage-draft.ts';

interface StepFieldsProps {
  step: StepDraft;
  number: number;
  /** Handle and arrows that move it. */
  controls: ReactNode;
  errors: Record<string, string>;
  autoFocus: boolean;
  onChange: (next: Partial<StepDraft>) => void;
  onRemove: () => void;
}

export function StepFields({
  step,
  number,
  controls,
  errors,
  autoFocus,
  onChange,
  onRemove,
}: StepFieldsProps) {
  const errorOf = (field: string) => errors[`steps.${step.key}.${field}`];
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
        <Field label="Action" required error={errorOf('title')}>
          <Input
            maxLength={120}
            autoFocus={autoFocus}
            value={step.title}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label="Why and how" aside="optional" error={errorOf('description')}>
          <Textarea
            rows={2}
            maxLength={2000}
            value={step.description}
            onChange={(event) => onChange({ description: event.target.value })}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-[12rem_1fr]">
          <Field label="Time it takes" aside="optional" error={errorOf('estimatedDuration')}>
            <Input
              maxLength={40}
              value={step.estimatedDuration}
              onChange={(event) => onChange({ estimatedDuration: event.target.value })}
            />
          </Field>
          <Field label="Links" aside="optional, one a line" error={errorOf('links')}>
            <Textarea
              rows={1}
              value={step.links}
              onChange={(event) => onChange({ links: event.target.value })}
            />
          </Field>
        </div>
      </div>
    </div>
  );
}
