import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import { useId } from 'react';
import { amountText } from '#lib/money.ts';
import { keyOf, labelOf, priceOf, type SessionChoice } from '../session-choice.ts';

interface TypeChoiceProps {
  choices: SessionChoice[];
  value: SessionChoice;
  pricing: Pricing;
  onChange: (choice: SessionChoice) => void;
}

export function TypeChoice({ choices, value, pricing, onChange }: TypeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-serif text-2xl">Session type</legend>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={keyOf(choice)}
            className={
              'flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-edge bg-raised px-4 py-2 ' +
              'transition-colors duration-150 hover:border-ink has-checked:border-moss has-checked:bg-moss-soft ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk'
            }
          >
            <input
              type="radio"
              name={name}
              value={keyOf(choice)}
              className="size-4.5 shrink-0 accent-moss"
              checked={keyOf(choice) === keyOf(value)}
              onChange={() => onChange(choice)}
            />
            <span className="min-w-0 grow font-medium wrap-anywhere">{labelOf(choice)}</span>
            <span className="tabular text-muted">
              {amountText(priceOf(choice, pricing), pricing.currency)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
