import { useMutation } from '@tanstack/react-query';
import { payForSession } from '@waymark/contracts/payments/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { call, newIdempotencyKey } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/money.ts';
import { browserZone, formatInZone } from '../../../lib/zones.ts';
import { DidNotGoThrough } from '../did-not-go-through.tsx';
import { useSchedulingPage } from '../paying.ts';
import { useLateOutcome } from '../use-late-outcome.ts';

/** Pays for a session that took place; once, however long the bank takes. */
export function PayButton({ session }: { session: Session }) {
  const { pay, standings, hearLate } = useSchedulingPage();
  const standing = standings.get(session.id);
  useLateOutcome(standing?.is === 'under-way' ? standing.paymentIntentId : null, null, hearLate);
  const start = useMutation({
    mutationFn: () =>
      call(payForSession, { params: { id: session.id }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (intent) =>
      pay({
        intent,
        title: `Session with ${session.with.name}`,
        description: `${session.duration} minutes, ${formatInZone(session.sessionDate, browserZone(), 'moment')} your time`,
      }),
    onError: (error) =>
      toast({ title: 'Failed to create payment', description: messageOf(error), variant: 'destructive' }),
  });
  const whose = <VisuallyHidden> for the session with {session.with.name}</VisuallyHidden>;
  return (
    <>
      <div role="status" className="basis-full pb-1 empty:hidden">
        {standing?.is === 'under-way' && (
          <p className="max-w-measure">Your payment is being looked up. You need not do anything.</p>
        )}
        {standing?.is === 'refused' && <DidNotGoThrough why={standing.why} next={TRY_AGAIN} />}
      </div>
      {standing?.is === 'under-way' ? (
        // Still a button, in its place: the payment's window gives the focus back to it.
        <Button size="sm" aria-disabled>
          Payment under way
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
