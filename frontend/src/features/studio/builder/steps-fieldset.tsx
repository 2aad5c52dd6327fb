import { Field } from '#shared/ui/field.tsx';
import { GrowingInput } from '#shared/ui/growing-input.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { StepsEditor } from '../shared/steps-editor.tsx';
import { MaterialsField } from './materials-field.tsx';
import { emptyStep, type StepDraft } from './stage-draft.ts';
import type { StageForm } from './use-stage-form.ts';

const MAX_STEPS = 30;

interface StepsProps {
  form: StageForm;
  /** Key of the step to focus. */
  focus: string | undefined;
}

export function StepsFieldset({ form, focus }: StepsProps) {
  const { steps: errors } = form.formState.errors;
  const onChange = (steps: StepDraft[]) => {
    form.clearErrors('steps');
    form.setValue('steps', steps);
  };
  return (
    <StepsEditor
      legend={<legend className="text-lg font-semibold">Action steps</legend>}
      error={errors?.root?.message ?? errors?.message}
      steps={form.watch('steps')}
      keyOf={({ key }) => key}
      max={MAX_STEPS}
      empty={emptyStep}
      onChange={onChange}
      focus={focus}
    >
      {(index, autoFocus) => <StepFields form={form} index={index} autoFocus={autoFocus} />}
    </StepsEditor>
  );
}

interface StepFieldsProps {
  form: StageForm;
  index: number;
  autoFocus: boolean;
}

function StepFields({ form, index, autoFocus }: StepFieldsProps) {
  const errors = form.formState.errors.steps?.[index];
  const name = `steps.${index}.materials` as const;
  return (
    <>
      <Field label="Action" required error={errors?.title?.message}>
        <GrowingInput limit={120} autoFocus={autoFocus} {...form.register(`steps.${index}.title`)} />
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
      <MaterialsField
        materials={form.watch(name) ?? []}
        stepNumber={index + 1}
        error={errors?.materials?.message}
        onChange={(materials) => {
          form.clearErrors(name);
          form.setValue(name, materials);
        }}
      />
    </>
  );
}
