import { MAX_RESPONSE_TEXT } from '@waymark/contracts/community/options';
import { type FormEvent, useState } from 'react';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useRespond } from '../api/use-support.ts';

interface ResponseFormProps {
  requestId: string;
  label: string;
  /** The response that it replies to. */
  parentId?: string;
  onDone?: () => void;
  className?: string;
}

/** Leaves what was typed in place until it is stored. */
export function ResponseForm({ requestId, label, parentId, onDone, className }: ResponseFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const respond = useRespond(requestId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(text);
    setError(fault);
    if (fault || respond.isPending) return;
    respond.mutate(
      { text, parentId },
      {
        onSuccess: () => {
          setText('');
          // The same words later are another response.
          respond.forgetKey();
          onDone?.();
        },
        onError: (failure) => toastError('Your response was not sent', failure),
      },
    );
  };
  return (
    <SafetyWatch onErase={() => setText('')} className={className}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field label={label} error={error}>
          <Textarea
            rows={3}
            limit={MAX_RESPONSE_TEXT}
            value={text}
            autoFocus={parentId !== undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size={parentId ? 'sm' : 'md'}
            variant={parentId ? 'secondary' : 'primary'}
            loading={respond.isPending}
          >
            {parentId ? 'Reply' : 'Respond'}
          </Button>
          {parentId && (
            <Button size="sm" variant="ghost" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </SafetyWatch>
  );
}

export function faultOf(text: string): string | undefined {
  if (text.trim() === '') return 'Please write something first.';
  return text.trim().length > MAX_RESPONSE_TEXT
    ? `A response must be at most ${MAX_RESPONSE_TEXT} characters`
    : undefined;
}
