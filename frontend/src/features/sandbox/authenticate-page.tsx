import { useMutation, useQuery } from '@tanstack/react-query';
import type { SandboxIntent } from '@waymark/contracts/payments/http';
import { FlaskConical, Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatMoney } from '../../lib/money.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { toastError } from '../../shared/ui/toast-error.ts';
import { bankReturn, localPath } from './bank-return.ts';

const SECRET = 'payment_intent_client_secret';

/** The sandbox's counterpart of a bank's 3-D Secure page. */
export default function AuthenticatePage() {
  useDocumentTitle('Test bank');
  const { clientSecret, back } = usePaymentRequest();
  const navigate = useNavigate();
  const intent = useQuery({
    queryKey: ['sandbox-intent', clientSecret],
    queryFn: ({ signal }) =>
      call('POST /api/payments/sandbox/intent', { body: { clientSecret: clientSecret ?? '' }, signal }),
    enabled: clientSecret !== null,
    gcTime: 0,
  });
  const decide = useMutation({
    mutationFn: (approve: boolean) =>
      call('POST /api/payments/sandbox/authenticate', {
        body: { clientSecret: clientSecret ?? '', approve },
      }),
    onSuccess: ({ paymentIntentId }, approve) =>
      navigate(bankReturn(back, paymentIntentId, approve), { replace: true }),
    onError: (error) => toastError('Payment Error', error),
  });
  const nothing = (
    <EmptyState
      title="No payment to approve"
      drawing="gate"
      action={<ButtonLink to={localPath(back).split('?')[0] ?? '/'}>Back</ButtonLink>}
    >
      This page opens when a test card requires confirmation by the bank.
    </EmptyState>
  );
  return (
    <div className="page max-w-xl py-10">
      <Badge tone="amber" icon={<FlaskConical aria-hidden="true" />}>
        Test mode, no real money
      </Badge>
      <h1 className="mt-3 flex items-center gap-3 text-3xl">
        <Landmark aria-hidden="true" className="size-7 shrink-0 text-muted" />
        Test bank
      </h1>
      <div className="mt-8">
        {clientSecret === null && nothing}
        {intent.isLoading && <Skeleton className="h-48" />}
        {intent.error && <QueryError query={intent} />}
        {intent.data && intent.data.state !== 'requires_action' && nothing}
        {intent.data?.state === 'requires_action' && (
          <Confirmation
            intent={intent.data}
            pending={decide.isPending ? (decide.variables ?? null) : null}
            onDecide={(approve) => !decide.isPending && decide.mutate(approve)}
          />
        )}
      </div>
    </div>
  );
}

interface ConfirmationProps {
  intent: SandboxIntent;
  /** The decision being sent. */
  pending: boolean | null;
  onDecide: (approve: boolean) => void;
}

function Confirmation({ intent, pending, onDecide }: ConfirmationProps) {
  return (
    <section aria-label="The payment" className="rounded-card border border-line bg-raised p-6 shadow-soft">
      <p className="text-muted">Your bank asks you to confirm this payment.</p>
      <dl className="mt-4 grid gap-3">
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">For</dt>
          <dd dir="auto" className="wrap-anywhere">
            {intent.description}
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">Amount</dt>
          <dd className="tabular text-lg font-semibold">{formatMoney(intent.amount, intent.currency)}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" loading={pending === true} onClick={() => onDecide(true)}>
          Approve
        </Button>
        <Button loading={pending === false} onClick={() => onDecide(false)}>
          Decline
        </Button>
      </div>
    </section>
  );
}

interface PaymentRequest {
  clientSecret: string | null;
  back: string | null;
}

/** Moves the secret from the URL to the state of the history entry, which survives a reload. */
function usePaymentRequest(): PaymentRequest {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const secret = params.get(SECRET);
  const saved = (state as { request?: PaymentRequest } | null)?.request;
  useEffect(() => {
    if (secret === null) return;
    const request: PaymentRequest = { clientSecret: secret, back: new URLSearchParams(search).get('return') };
    navigate(pathname, { replace: true, state: { request } });
  }, [secret, search, pathname, navigate]);
  if (secret !== null) return { clientSecret: secret, back: params.get('return') };
  return saved ?? { clientSecret: null, back: params.get('return') };
}
