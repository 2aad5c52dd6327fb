import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTheme } from '#lib/theme.ts';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { PayButton } from './pay-button.tsx';
import { RETURN_PATH } from './payment-words.ts';
import type { Attempt, PaymentFormProps } from './use-payment.ts';

const clients = new Map<string, Promise<Stripe | null>>();

/** Loads Stripe's script with the first payment, once per key. */
function stripeFor(publishableKey: string): Promise<Stripe | null> {
  const known = clients.get(publishableKey);
  if (known) return known;
  const client = loadStripe(publishableKey);
  // A failed load is retried the next time.
  client.catch(() => clients.delete(publishableKey));
  clients.set(publishableKey, client);
  return client;
}

/** Stripe's Payment Element. The card is sent to Stripe directly and never reaches our servers. */
export default function StripeForm(props: PaymentFormProps) {
  const { publishableKey, clientSecret } = props.intent;
  const { theme } = useTheme();
  // Read from computed styles, since `theme` may be "system".
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours follow the theme
  const appearance = useMemo(appearanceNow, [theme]);
  const [attempts, setAttempts] = useState(1);
  const { stripe, error } = useStripeClient(publishableKey ?? '', attempts);
  if (error) {
    return (
      <ErrorState
        title="The payment form did not load"
        error={error}
        onRetry={() => setAttempts(attempts + 1)}
      />
    );
  }
  if (!stripe) return <Skeleton className="h-56" />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <CardForm key={attempts} {...props} onReload={() => setAttempts(attempts + 1)} />
    </Elements>
  );
}

function CardForm({
  isPaying,
  failure,
  payLabel,
  pay,
  onReload,
}: PaymentFormProps & { onReload: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [loadError, setLoadError] = useState<StripeError | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stripe || !elements || !isReady) return;
    pay(async () => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}${RETURN_PATH}` },
        redirect: 'if_required',
      });
      return error ? attemptOf(error) : { kind: 'accepted' };
    });
  };
  return (
    <form className="grid gap-5" onSubmit={submit}>
      {loadError && <ErrorState title="The payment form did not load" error={loadError} onRetry={onReload} />}
      <PaymentElement
        onReady={() => setIsReady(true)}
        onLoadError={({ error }) => setLoadError(error)}
        options={{ layout: 'tabs' }}
      />
      <PayButton isPaying={isPaying} failure={failure} payLabel={payLabel} disabled={!isReady} />
    </form>
  );
}

/** A declined card is final; after a connection error or for a paid intent only the server has the state. */
function attemptOf(error: StripeError): Attempt {
  const isDeclined = error.type === 'card_error';
  return isDeclined || error.type === 'validation_error'
    ? { kind: 'refused', message: error.message ?? null, isDeclined }
    : { kind: 'unknown' };
}

function useStripeClient(publishableKey: string, attempts: number) {
  const [state, setState] = useState<{ stripe: Stripe | null; error: unknown }>({
    stripe: null,
    error: null,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads Stripe again
  useEffect(() => {
    let isUnmounted = false;
    const set = (next: typeof state) => !isUnmounted && setState(next);
    set({ stripe: null, error: null });
    stripeFor(publishableKey).then(
      (stripe) => set({ stripe, error: null }),
      (error: unknown) => set({ stripe: null, error }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [publishableKey, attempts]);
  return state;
}

function appearanceNow(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const isDark = document.documentElement.dataset.theme === 'dark';
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: {
      colorPrimary: of('moss'),
      colorBackground: of('raised'),
      colorText: of('ink'),
      colorTextSecondary: of('ink-muted'),
      colorDanger: of('berry'),
      borderRadius: '10px',
      fontSizeBase: '17px',
    },
  };
}
