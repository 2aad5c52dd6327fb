import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Currency } from '@waymark/contracts/money';
import type { Pricing, SetPricingBody } from '@waymark/contracts/scheduling/calendar';
import { type PricedType, pricedTypes, sessionTypes } from '@waymark/contracts/scheduling/constants';
import { useForm } from 'react-hook-form';
import { amountText, priceText } from '../../lib/money.ts';
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

const labelOf = (type: PricedType): string =>
  type === 'topic' ? 'Your own topics' : sessionTypes[type].label;
const pathOf = <T extends PricedType>(type: T) => `typePrices.${type}` as const;
const PATHS = pricedTypes.map(pathOf);

function valuesOf({ sessionPrice, currency, typePrices }: Pricing) {
  const texts = pricedTypes.map((type) => [type, textOf(typePrices[type])]);
  return {
    ...{ sessionPrice: textOf(sessionPrice), currency },
    typePrices: Object.fromEntries(texts) as Record<PricedType, string>,
  };
}

/** All prices of the mentor, in one currency. */
export function PricingForm({ pricing }: { pricing: Pricing }) {
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm({
    resolver: standardSchemaResolver(PriceFields),
    values: valuesOf(pricing),
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
        showIssues(error, (path) => path.join('.') as 'sessionPrice', setError);
        toast({
          title: 'Error',
          description: 'Failed to update pricing. Please try again.',
          variant: 'destructive',
        });
      },
    });
  // The saved price stays in the preview while a typed one is invalid.
  const { data: shown = pricing } = PriceFields.safeParse(watch());
  const price = (path: 'sessionPrice' | (typeof PATHS)[number]) => ({
    ...({ inputMode: 'decimal', autoComplete: 'off', maxLength: 10, className: 'tabular' } as const),
    ...register(path, { onChange: ({ target }) => setValue(path, priceAsTyped(target.value)) }),
  });
  return (
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-6">
      <div className="grid gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="Price of 30 minutes"
            required
            error={errors.sessionPrice?.message}
            hint="0 means a free session."
          >
            <Input placeholder={textOf(2_500)} {...price('sessionPrice')} />
          </Field>
          <Field label="Currency" hint="Of all your prices.">
            <Select {...register('currency', { deps: ['sessionPrice', ...PATHS] })}>
              {CURRENCIES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Preview cents={shown.sessionPrice} currency={shown.currency} />
      </div>
      <fieldset className="min-w-0">
        <legend className="font-serif text-lg font-medium">Prices of an hour</legend>
        <p className="mt-1 max-w-measure text-sm text-muted">
          Learners pay after the session. Sessions already booked keep their price.
        </p>
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          {pricedTypes.map((type) => (
            <Field key={type} label={labelOf(type)} error={errors.typePrices?.[type]?.message}>
              <Input {...price(pathOf(type))} />
            </Field>
          ))}
        </div>
      </fieldset>
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
        {cents === null ? 'No price yet' : cents === 0 ? 'Free session' : amountText(cents, currency)}
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
