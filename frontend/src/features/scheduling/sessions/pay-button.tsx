import { useMutation } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { call, newIdempotencyKey } from '#lib/api.ts';
import { formatMoney } from '#lib/money.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { PaymentFailed } from '../payment-failed.tsx';
import { useSchedulingPage } from '../scheduling-context.ts';
import { useLateOutcome } from '../use-late-outcome.ts';

/** Pays for a completed session. Disabled while a payment is being processed. */
export function PayButton({ session }: { session: Session }) {
  const { pay, paymentProgress, onLateOutcome } = useSchedulingPage();
  const progress = paymentProgress.get(session.id);
  useLateOutcome(progress?.state === 'processing' ? progress.paymentIntentId : null, null, onLateOutcome);
  const start = useMutation({
    mutationFn: () =>
      call('POST /api/sessions/{id}/pay', {
        params: { id: session.id },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (intent) =>
      pay({
        intent,
        title: `Session with ${session.with.name}`,
        description: `${session.duration} minutes, ${formatInZone(session.sessionDate, browserZone(), 'moment')} your time`,
      }),
    onError: (error) => toastError('Failed to create payment', error),
  });
  const whose = <VisuallyHidden> for the session with {session.with.name}</VisuallyHidden>;
  return (
    <>
      <div role="status" className="basis-full pb-1 empty:hidden">
        {progress?.state === 'processing' && (
          <p className="max-w-measure">Your payment is being checked. You do not need to do anything.</p>
        )}
        {progress?.state === 'failed' && <PaymentFailed reason={progress.reason} next={TRY_AGAIN} />}
      </div>
      {progress?.state === 'processing' ? (
        // Still a button, since the payment dialog returns the focus to it.
        <Button size="sm" aria-disabled>
          Payment in progress
          {whose}
        </Button>
      ) : (
        <Button size="sm" variant="primary" loading={start.isPending} onClick={() => start.mutate()}>
          Pay {formatMoney(session.price, session.currency)}
          {whose}
        </Button>
      )}
    </>
  );
}

const TRY_AGAIN = 'You can try again, with another card if you like.';
