import { MAX_RESPONSE_TEXT } from '@waymark/contracts/community/options';
import type { SupportResponse } from '@waymark/contracts/community/support';
import { type FormEvent, useState } from 'react';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useEditResponse } from '../api/use-support.ts';
import { faultOf } from './response-form.tsx';

interface EditResponseFormProps {
  requestId: string;
  response: SupportResponse;
  onDone: () => void;
}

export function EditResponseForm({ requestId, response, onDone }: EditResponseFormProps) {
  const [text, setText] = useState(response.text);
  const [error, setError] = useState<string>();
  const edit = useEditResponse(requestId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(text);
    setError(fault);
    if (fault || edit.isPending) return;
    edit.mutate(
      { responseId: response.id, text },
      { onSuccess: onDone, onError: (failure) => toastError('Your response was not saved', failure) },
    );
  };
  return (
    <SafetyWatch onErase={() => setText('')}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label="Edit your response" error={error}>
          <Textarea
            rows={3}
            limit={MAX_RESPONSE_TEXT}
            value={text}
            autoFocus
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" loading={edit.isPending}>
            Save
          </Button>
          <Button size="sm" variant="ghost" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </SafetyWatch>
  );
}
