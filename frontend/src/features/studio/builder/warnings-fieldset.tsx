import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { emptyWarning } from './stage-draft.ts';
import type { StageForm } from './use-stage-form.ts';

const MAX_WARNINGS = 12;

/** What the mentor would not do again, shown to learners on the stage. */
export function WarningsFieldset({ form }: { form: StageForm }) {
  const warnings = form.watch('warnings');
  const { warnings: errors } = form.formState.errors;
  const [added, setAdded] = useState('');
  function add() {
    const warning = emptyWarning();
    setAdded(warning.key);
    form.setValue('warnings', [...warnings, warning]);
  }
  function remove(key: string) {
    form.clearErrors('warnings');
    form.setValue(
      'warnings',
      warnings.filter((one) => one.key !== key),
    );
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="text-lg font-semibold">What I would not do again</legend>
      {warnings.map(({ key }, index) => (
        <div key={key} className="flex items-start gap-2">
          <Field
            label={`Warning ${index + 1}`}
            error={errors?.[index]?.text?.message}
            className="min-w-0 grow"
          >
            <Textarea
              rows={2}
              limit={500}
              autoFocus={key === added}
              {...form.register(`warnings.${index}.text`)}
            />
          </Field>
          <Button
            size="icon"
            variant="ghost"
            aria-label={`Remove warning ${index + 1}`}
            className="mt-7"
            onClick={() => remove(key)}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      ))}
      {warnings.length < MAX_WARNINGS && (
        <Button size="sm" className="justify-self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add warning
        </Button>
      )}
    </fieldset>
  );
}
