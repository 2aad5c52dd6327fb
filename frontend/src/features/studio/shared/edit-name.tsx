import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';

const LIMIT = 120;

interface EditNameProps {
  label: string;
  value: string;
  save: (value: string) => Promise<unknown>;
  /** After saving, or on Escape and Cancel without it. */
  onClose: () => void;
  className?: string;
}

/** Changes a name where it is shown. */
export function EditName({ label, value, save, onClose, className }: EditNameProps) {
  const [text, setText] = useState(value);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    const next = text.trim();
    if (next === value) return onClose();
    if (next === '') return setError(`${label} is required.`);
    if (next.length > LIMIT) return setError(`${label} can have at most ${LIMIT} characters.`);
    setSaving(true);
    await save(next).then(onClose, (failure: Error) => setError(messageOf(failure)));
    setSaving(false);
  }
  return (
    <form
      noValidate
      aria-label={`Change: ${label}`}
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={className}
    >
      <Field label={label} hideLabel error={error}>
        <Input
          limit={LIMIT}
          autoFocus
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" size="sm" loading={saving}>
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
