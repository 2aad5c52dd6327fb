import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';

/** A day that a list is filtered by; empty for any. */
export function DayField({
  label,
  day,
  onChange,
}: {
  label: string;
  day: string;
  onChange: (day: string) => void;
}) {
  return (
    <Field label={label}>
      <Input type="date" value={day} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}
