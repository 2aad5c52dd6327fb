import { isTimeZone } from '@waymark/contracts/time-zone';
import { useId, useState } from 'react';
import { timeZones } from '../../lib/zones.ts';
import { Input } from '../ui/input.tsx';

interface ZoneInputProps {
  value: string;
  onChange: (zone: string) => void;
}

/** A time zone by its name: typing a city finds it. Put it inside a Field. */
export function ZoneInput({ value, onChange }: ZoneInputProps) {
  const list = useId();
  // Four hundred names are not made before somebody wants to choose.
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Input
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        placeholder="Europe/Lisbon"
        value={value}
        onFocus={() => setAsked(true)}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={list}>
        {isAsked &&
          timeZones().map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
      </datalist>
    </>
  );
}

export const zoneFault = (zone: string): string | undefined =>
  isTimeZone(zone) ? undefined : 'Choose a time zone of the list, such as Europe/Berlin.';
