import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../../components/ui/field.tsx';
import { formatMoney } from '../../../lib/money.ts';

interface TypeChoiceProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

export function TypeChoice({ field, error }: TypeChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="min-w-0">
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
            <input type="radio" value={type} className="size-4.5 shrink-0 accent-moss" {...field} />
            <span className="grow font-medium">{sessionTypes[type].label}</span>
            <span className="tabular text-muted">{formatMoney(sessionTypes[type].price, 'USD')}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} className="mt-2">
        {error}
      </FieldError>
    </fieldset>
  );
}
