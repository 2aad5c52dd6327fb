import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Currency } from '@waymark/contracts/money';
import type { Pricing, SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import { useForm } from 'react-hook-form';
import { formatMoney, priceText } from '../../lib/money.ts';
import { showIssues } from '../../lib/show-issues.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input, Select } from '../ui/input.tsx';
import { toast } from '../ui/toast.ts';
import { PriceFields, priceAsTyped, textOf } from './price-text.ts';
import { useSetPricing } from './use-calendar.ts';

const CURRENCIES: { code: Currency; name: string }[] = [
  { code: 'USD', name: 'US dollar (USD)' },
  { code: 'EUR', name: 'Euro (EUR)' },
  { code: 'GBP', name: 'Pound (GBP)' },
];

export function PricingForm({ pricing }: { pricing: Pricing }) {
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm({
    resolver: standardSchemaResolver(PriceFields),
    values: { sessionPrice: textOf(pricing.sessionPrice), currency: pricing.currency },
  });
  const { errors } = formState;
  const save = useSetPricing();
  const submit = (body: SetPricingBody) =>
    save.mutate(body, {
      onSuccess: () =>
        toast({
          title: 'Pricing Updated',
          description: `Learners now see: ${priceText(body.sessionPrice, body.currency)}.`,
          variant: 'success',
        }),
      onError: (error) => {
        showIssues(error, ['sessionPrice', 'currency'], setError);
        toast({
          title: 'Error',
          description: 'Failed to update pricing. Please try again.',
          variant: 'destructive',
        });
      },
    });
  // The saved price stays in the preview while the typed one is invalid.
  const { data: shown = pricing } = PriceFields.safeParse(watch());
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Price of 30 minutes"
          required
          error={errors.sessionPrice?.message}
          hint="0 means a free session."
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder="25.00"
            className="tabular"
            {...register('sessionPrice', {
              onChange: ({ target }) => setValue('sessionPrice', priceAsTyped(target.value)),
            })}
          />
        </Field>
        <Field label="Currency">
          <Select {...register('currency', { deps: ['sessionPrice'] })}>
            {CURRENCIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Preview cents={shown.sessionPrice} currency={shown.currency} />
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
