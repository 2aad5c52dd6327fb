import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { runFilters } from './run-words.ts';

/** The columns of a list of AI runs, besides that of its actions. */
export const runColumns = [
  { label: 'Run' },
  { label: 'State', wide: true },
  { label: 'Engine', wide: true },
  { label: 'Started', wide: true },
];

interface RunChoicesProps {
  kinds: Record<string, string>;
  kind?: string;
  status?: string;
  /** null: all. */
  onChange: (change: Record<string, string | null>) => void;
}

/** Kind and state by which a list of AI runs is filtered. */
export function RunChoices({ kinds, kind, status, onChange }: RunChoicesProps) {
  return (
    <>
      <Choice
        label="Kind"
        all="All kinds"
        options={kinds}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      <Choice
        label="State"
        all="All states"
        options={runFilters}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
    </>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  options: Record<string, string>;
  value: string | undefined;
  onChange: (value: string | null) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label} hideLabel>
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{all}</option>
        {Object.entries(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
