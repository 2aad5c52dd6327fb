import type { Currency } from '@waymark/contracts/money';
import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import { type FormEvent, useState } from 'react';
import { formatMoney, priceText } from '../../lib/money.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { centsOf, keepPrice, textOf } from './price-text.ts';
import { useSetPricing } from './use-calendar.ts';

const CURRENCIES: { code: Currency; name: string }[] = [
  { code: 'USD', name: 'US dollar (USD)' },
  { code: 'EUR', name: 'Euro (EUR)' },
  { code: 'GBP', name: 'Pound (GBP)' },
];

/** The price of 30 minutes, and what learners make of it. */
export function PricingForm({ pricing }: { pricing: Pricing }) {
  const [text, setText] = useState(textOf(pricing.sessionPrice));
  const [currency, setCurrency] = useState(pricing.currency);
  const [tried, setTried] = useState(false);
  const save = useSetPricing();
  const price = centsOf(text, currency);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('error' in price || save.isPending) return;
    // Not by mutate's own callbacks: by then the form stands anew, with the price that was saved.
    void save.mutateAsync({ sessionPrice: price.cents, currency }).then(
      () =>
        toast({
          title: 'Pricing Updated',
          description: `Learners now see: ${priceText(price.cents, currency)}.`,
          variant: 'success',
        }),
      () =>
        toast({
          title: 'Error',
          description: 'Failed to update pricing. Please try again.',
          variant: 'destructive',
        }),
    );
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Price of 30 minutes"
          required
          error={tried && 'error' in price ? price.error : undefined}
          hint="0 means a free session."
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder="25.00"
            className="tabular"
            value={text}
            onChange={(event) => setText(keepPrice(event.target.value))}
          />
        </Field>
        <Field label="Currency">
          <Select value={currency} onChange={(event) => setCurrency(event.target.value as Currency)}>
            {CURRENCIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {/* Of what cannot be saved they see nothing: the price in force stands. */}
      {'cents' in price ? (
        <Preview cents={price.cents} currency={currency} />
      ) : (
        <Preview cents={pricing.sessionPrice} currency={pricing.currency} />
      )}
      <Button type="submit" loading={save.isPending} className="justify-self-start">
        Save price
      </Button>
    </form>
  );
}

function Preview({ cents, currency }: { cents: number | null; currency: Currency }) {
  return (
    <div className="rounded-control border border-dashed border-edge px-4 py-3">
      <p className="text-xs font-semibold text-muted">What learners see</p>
      <p className="tabular mt-1 font-serif text-xl" data-testid="price-preview">
        {cents === null ? 'No price yet' : cents === 0 ? 'Free session' : formatMoney(cents, currency)}
      </p>
      <p className="text-sm text-muted">
        {cents === null
          ? 'Without a price your 30-minute sessions cannot be booked.'
          : cents === 0
            ? '30 minutes, booked without paying.'
            : 'For 30 minutes, paid when booking. Sessions already booked keep their price.'}
      </p>
    </div>
  );
}
