import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { FieldError } from '../../../../components/ui/field.tsx';
import { SortableList } from '../../../../components/ui/sortable-list.tsx';
import { emptyStep, type StepDraft } from '../../stage-draft.ts';
import { StepFields } from './step-fields.tsx';
import type { StageForm } from './use-stage-form.ts';

interface StepsProps {
  form: StageForm;
  /** Key of the step to focus. */
  focus: string | undefined;
}

export function StepsFieldset({ form, focus }: StepsProps) {
  const [added, setAdded] = useState(focus);
  const steps = form.watch('steps');
  const { steps: errors } = form.formState.errors;
  const onChange = (next: StepDraft[]) => {
    form.clearErrors('steps');
    form.setValue('steps', next);
  };
  function add() {
    const step = emptyStep();
    setAdded(step.key);
    onChange([...steps, step]);
  }
  return (
    <fieldset>
      <legend className="text-lg font-semibold">Action steps</legend>
      <FieldError className="mt-1">{errors?.root?.message ?? errors?.message}</FieldError>
      <SortableList
        items={steps}
        idOf={(step) => step.key}
        nameOf={(step) => step.title || 'new step'}
        onReorder={onChange}
        className="mt-3 grid gap-4"
      >
        {(step, controls, index) => (
          <StepFields
            form={form}
            index={index}
            controls={controls}
            autoFocus={step.key === added}
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
