import { type ComponentProps, useId, useState } from 'react';
import { timeZones } from '../../lib/zones.ts';
import { Input } from '../ui/input.tsx';

/** A time zone name, with all zones as suggestions. Use it inside a Field. */
export function ZoneInput(props: ComponentProps<'input'>) {
  const list = useId();
  // The 400 options are rendered on the first focus only.
  const [isUsed, setUsed] = useState(false);
  return (
    <>
      <Input
        list={list}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        placeholder="Europe/Lisbon"
        onFocus={() => setUsed(true)}
        {...props}
      />
      <datalist id={list}>
        {isUsed &&
          timeZones().map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
      </datalist>
    </>
  );
}
