import { useMutation, useQuery } from '@tanstack/react-query';
import type { SandboxIntent } from '@waymark/contracts/payments/http';
import { sandboxAuthenticate, sandboxIntent } from '@waymark/contracts/payments/routes';
import { FlaskConical, Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Badge } from '../../components/ui/badge.tsx';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState, messageOf } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { toast } from '../../components/ui/toast.ts';
import { call } from '../../lib/api.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatMoney } from '../../lib/money.ts';
import { bankReturn, ourPath } from './bank-return.ts';

const SECRET = 'payment_intent_client_secret';

/** What a bank's page is to a real payment: asks whether it may go through, and sends the payer back. */
export default function AuthenticatePage() {
  useDocumentTitle('Test bank');
  const { clientSecret, back } = useErrand();
  const navigate = useNavigate();
  const intent = useQuery({
    queryKey: ['sandbox-intent', clientSecret],
    queryFn: ({ signal }) => call(sandboxIntent, { body: { clientSecret: clientSecret ?? '' }, signal }),
    enabled: clientSecret !== null,
    gcTime: 0,
  });
  const answer = useMutation({
    mutationFn: (approve: boolean) =>
      call(sandboxAuthenticate, { body: { clientSecret: clientSecret ?? '', approve } }),
    onSuccess: ({ paymentIntentId }, approve) =>
      navigate(bankReturn(back, paymentIntentId, approve), { replace: true }),
    onError: (error) =>
      void toast({ title: 'Payment Error', description: messageOf(error), variant: 'destructive' }),
  });
  const nothing = (
    <EmptyState
      title="There is nothing to approve here"
      action={<ButtonLink to={ourPath(back).split('?')[0] ?? '/'}>Back</ButtonLink>}
    >
      This page opens by itself when a test card asks the bank.
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
        {intent.error && <ErrorState error={intent.error} onRetry={() => void intent.refetch()} />}
        {intent.data && intent.data.state !== 'requires_action' && nothing}
        {intent.data?.state === 'requires_action' && (
          <Question
            intent={intent.data}
            answering={answer.isPending ? (answer.variables ?? null) : null}
            onAnswer={(approve) => !answer.isPending && answer.mutate(approve)}
          />
        )}
      </div>
    </div>
  );
}

interface QuestionProps {
  intent: SandboxIntent;
  /** The answer that is on its way. */
  answering: boolean | null;
  onAnswer: (approve: boolean) => void;
}

function Question({ intent, answering, onAnswer }: QuestionProps) {
  return (
    <section aria-label="The payment" className="rounded-card border border-line bg-raised p-6 shadow-soft">
      <p className="text-muted">Your bank asks whether this payment is yours.</p>
      <dl className="mt-4 grid gap-3">
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">For</dt>
          <dd className="wrap-anywhere">{intent.description}</dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">Amount</dt>
          <dd className="tabular text-lg font-semibold">{formatMoney(intent.amount, intent.currency)}</dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" loading={answering === true} onClick={() => onAnswer(true)}>
          Approve
        </Button>
        <Button loading={answering === false} onClick={() => onAnswer(false)}>
          Decline
        </Button>
      </div>
    </section>
  );
}

interface Errand {
  clientSecret: string | null;
  back: string | null;
}

/** Takes the secret out of the address at once; it stays with this entry of the history, so that a reload finds it. */
function useErrand(): Errand {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const inAddress = params.get(SECRET);
  const kept = (state as { errand?: Errand } | null)?.errand;
  useEffect(() => {
    if (inAddress === null) return;
    const errand: Errand = { clientSecret: inAddress, back: new URLSearchParams(search).get('return') };
    navigate(pathname, { replace: true, state: { errand } });
  }, [inAddress, search, pathname, navigate]);
  if (inAddress !== null) return { clientSecret: inAddress, back: params.get('return') };
  return kept ?? { clientSecret: null, back: params.get('return') };
}
