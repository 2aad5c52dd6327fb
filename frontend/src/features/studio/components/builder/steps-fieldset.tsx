import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { SortableList } from '../../../../components/ui/sortable-list.tsx';
import { emptyStep, type StepDraft } from '../../stage-draft.ts';
import { StepFields } from './step-fields.tsx';

interface StepsProps {
  steps: StepDraft[];
  /** Key of the step to begin at. */
  focus: string | undefined;
  errors: Record<string, string>;
  onChange: (steps: StepDraft[]) => void;
}

export function StepsFieldset({ steps, focus, errors, onChange }: StepsProps) {
  const [added, setAdded] = useState(focus);
  function add() {
    const step = emptyStep();
    setAdded(step.key);
    onChange([...steps, step]);
  }
  return (
    <fieldset>
      <legend className="text-lg font-semibold">Action steps</legend>
      {errors.steps && (
        <p role="alert" className="mt-1 text-sm text-berry">
          {errors.steps}
        </p>
      )}
      <SortableList
        items={steps}
        idOf={(step) => step.key}
        nameOf={(step) => step.title || 'new step'}
        onReorder={onChange}
        className="mt-3 grid gap-4"
      >
        {(step, controls, index) => (
          <StepFields
            step={step}
            number={index + 1}
            controls={controls}
            errors={errors}
            autoFocus={step.key === added}
            onChange={(next) =>
              onChange(steps.map((one) => (one.key === step.key ? { ...one, ...next } : one)))
            }
            onRemove={() => onChange(steps.filter((one) => one.key !== step.key))}
          />
        )}
      </SortableList>
      <Button className="mt-4" onClick={add} disabled={steps.length >= 30}>
        <Plus aria-hidden="true" className="size-4.5" />
        Add step
      </Button>
    </fieldset>
  );
}
