import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';

interface ChoiceProps {
  label: string;
  all: string;
  labels: Record<string, string>;
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** A filter with one choice for all. */
export function Choice({ label, all, labels, value, onChange }: ChoiceProps) {
  return (
    <Field label={label} hideLabel className="grow sm:grow-0">
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{all}</option>
        {Object.entries(labels).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
