import { paymentStates } from '@waymark/contracts/payments/payment-states';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select } from '#shared/ui/input.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { DayField } from '../components/day-field.tsx';
import { dayRange } from '../components/day-range.ts';
import { oneOf, useFilters } from '../components/use-filters.ts';
import { centsOf, states } from './payment-words.ts';
import type { PaymentFilter } from './use-admin-payments.ts';

const none = { q: '', person: '', amount: '', state: '', from: '', to: '' };

/** The filters of the list, as they are in the address. */
export function usePaymentFilters() {
  const { read, set } = useFilters();
  const filter: PaymentFilter = {
    q: read('q') || undefined,
    userId: Number(read('person')) || undefined,
    amount: centsOf(read('amount')) ?? undefined,
    state: oneOf(paymentStates, read('state')),
    ...dayRange(read('from'), read('to')),
  };
  return { read, set, filter, clear: () => set(none) };
}

export function PaymentFilters() {
  const { read, set, filter } = usePaymentFilters();
  return (
    <div className="mt-6 grid gap-3">
      <SearchBox
        label="Search payments"
        placeholder="Person, session, receipt or provider id"
        q={read('q')}
        onSearch={(q) => set({ q })}
      />
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        <Amount text={read('amount')} onChange={(amount) => set({ amount })} />
        <Field label="State">
          <Select value={filter.state ?? ''} onChange={(event) => set({ state: event.target.value })}>
            <option value="">All states</option>
            {paymentStates.map((state) => (
              <option key={state} value={state}>
                {states[state].text}
              </option>
            ))}
          </Select>
        </Field>
        <DayField label="From" day={read('from')} onChange={(from) => set({ from })} />
        <DayField label="Until" day={read('to')} onChange={(to) => set({ to })} />
      </div>
    </div>
  );
}

function Amount({ text: settled, onChange }: { text: string; onChange: (text: string) => void }) {
  const [text, setText] = useDebouncedText(settled, onChange);
  const isWrong = text !== '' && centsOf(text) === null;
  return (
    <Field label="Amount" error={isWrong ? 'Such as 25.00' : undefined}>
      <Input
        inputMode="decimal"
        placeholder="25.00"
        maxLength={12}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Field>
  );
}
