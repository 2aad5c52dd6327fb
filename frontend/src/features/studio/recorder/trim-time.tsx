import { useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { formatTenths, parseTime } from './trim.ts';

interface TrimTimeProps {
  label: string;
  seconds: number;
  onChange: (seconds: number) => void;
}

/** One end of what remains, as a time to type. It is taken when the field is left, or by Enter. */
export function TrimTime({ label, seconds, onChange }: TrimTimeProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseTime(typed) === null;
  const take = () => {
    const time = parseTime(typed ?? '');
    if (time === null) return;
    onChange(time);
    setTyped(null);
  };
  return (
    <Field label={label} error={isWrong ? 'Write a time such as 1:05.5.' : undefined}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        className="tabular"
        value={typed ?? formatTenths(seconds)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form around it.
          event.preventDefault();
          take();
        }}
      />
    </Field>
  );
}
