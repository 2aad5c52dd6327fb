import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import { formatMoney } from '../../../lib/money.ts';

interface TypeChoiceProps {
  value: SessionType | null;
  onChange: (type: SessionType) => void;
}

/** What the hour is for, with its price. */
export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-2xl">Session type</legend>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
        {(Object.keys(sessionTypes) as SessionType[]).map((type) => (
          <label
            key={type}
            className={
              'flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-edge bg-raised px-4 py-2 ' +
              'transition-colors duration-150 hover:border-ink has-checked:border-moss has-checked:bg-moss-soft ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk'
            }
          >
            <input
              type="radio"
              name="sessionType"
              className="size-4.5 shrink-0 accent-moss"
              checked={value === type}
              onChange={() => onChange(type)}
            />
            <span className="grow font-medium">{sessionTypes[type].label}</span>
            <span className="tabular text-muted">{formatMoney(sessionTypes[type].price, 'USD')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
