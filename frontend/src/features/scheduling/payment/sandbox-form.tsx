import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FlaskConical } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { call } from '#lib/api.ts';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { PayButton } from './pay-button.tsx';
import { RETURN_PATH } from './payment-words.ts';
import { expiryAsTyped, groupDigits, isNotExpired, testCards } from './sandbox-cards.ts';
import type { Attempt, PaymentFormProps } from './use-payment.ts';

const Card = z.object({
  number: z.string().check(z.regex(/^(\d ?){12,19}$/, 'Enter a card number, for example one of those above')),
  expiry: z.string().check(
    z.regex(/^(0[1-9]|1[0-2])\/\d\d$/, 'Enter month and year as MM/YY'),
    z.refine((expiry) => isNotExpired(expiry), 'This card has expired: any later month works'),
  ),
  cvc: z.string().check(z.regex(/^\d{3,4}$/, 'Enter any three digits')),
});
type Card = z.infer<typeof Card>;

/** The payment form of the sandbox: accepts test cards only. */
export default function SandboxForm({ intent, isPaying, failure, payLabel, pay }: PaymentFormProps) {
  const navigate = useNavigate();
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<Card>({
    resolver: standardSchemaResolver(Card),
    defaultValues: { number: '', expiry: '', cvc: '' },
  });
  const { errors } = formState;
  const shownExpiry = useRef('');
  const sendCard = (card: Card) => async (): Promise<Attempt> => {
    const { state, error } = await call('POST /api/payments/sandbox/confirm', {
      body: { clientSecret: intent.clientSecret, ...card },
    });
    if (state === 'requires_action') {
      const query = new URLSearchParams({
        payment_intent_client_secret: intent.clientSecret,
        return: RETURN_PATH,
      });
      navigate(`/sandbox/authenticate?${query}`);
      return { kind: 'leaving' };
    }
    if (state === 'succeeded' || state === 'processing') return { kind: 'accepted' };
    return { kind: 'refused', message: error?.message ?? null, isDeclined: true };
  };
  const fill = (number: string) => {
    const later = `12/${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`;
    for (const [name, value] of Object.entries({ number, expiry: later, cvc: '123' })) {
      setValue(name as keyof Card, value, { shouldValidate: true });
    }
    setFocus('cvc');
  };
  return (
    <form
      noValidate
      autoComplete="off"
      className="grid gap-5"
      onSubmit={handleSubmit((card) => pay(sendCard(card)))}
    >
      <TestCards onChoose={fill} />
      <Field label="Card number" required error={errors.number?.message}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          className="tabular"
          {...register('number', {
            onChange: ({ target }) => setValue('number', groupDigits(target.value)),
          })}
        />
      </Field>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Expires" required error={errors.expiry?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM/YY"
            className="tabular"
            {...register('expiry', {
              onChange: ({ target }) => {
                shownExpiry.current = expiryAsTyped(target.value, shownExpiry.current);
                setValue('expiry', shownExpiry.current);
              },
            })}
          />
        </Field>
        <Field label="Security code" required error={errors.cvc?.message}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            placeholder="123"
            maxLength={4}
            className="tabular"
            {...register('cvc')}
          />
        </Field>
      </div>
      <PayButton isPaying={isPaying} failure={failure} payLabel={payLabel} />
    </form>
  );
}

function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <section aria-label="Test cards" className="rounded-control bg-amber-soft px-4 py-3">
      <p className="flex items-center gap-2 font-semibold text-amber">
        <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
        Test mode, no real money
      </p>
      <p className="mt-1 text-sm">Choose a test card. Never type a real one here.</p>
      <ul className="-mx-2 mt-2 grid grid-cols-2 gap-x-2 gap-y-1">
        {testCards.map(({ number, label }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="grid min-h-11 w-full rounded-control px-2 py-1 text-left text-sm hover:bg-raised"
            >
              <span className="font-semibold">{label}</span>
              <span className="tabular text-ink">
                <span className="max-sm:sr-only">{number.slice(0, -4)}</span>
                <span aria-hidden="true" className="sm:hidden">
                  ends in{' '}
                </span>
                {number.slice(-4)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
