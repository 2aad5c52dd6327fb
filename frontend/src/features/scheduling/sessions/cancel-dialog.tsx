import { cancelSession } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useRef } from 'react';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { call, newIdempotencyKey } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/money.ts';
import { browserZone } from '../../../lib/zones.ts';
import { firstName, whenForBoth } from '../words.ts';
import { cancelWords, theirZoneOf } from './session-words.ts';
import { useSessionAction } from './use-session-action.ts';

/** Says what the policy is and what comes back, as it is at this moment, before anything is done. */
export function CancelDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const key = useRef(newIdempotencyKey());
  const name = firstName(session.with.name);
  const { refund, policy } = cancelWords(session);
  const cancel = useSessionAction({
    act: () => call(cancelSession, { params: { id: session.id }, idempotencyKey: key.current }),
    done: ({ payment, price, currency, role }) => ({
      title: 'Session cancelled',
      description:
        payment === 'refunding' || payment === 'refunded'
          ? `${formatMoney(price, currency)} ${role === 'learner' ? 'is on its way back to your card' : `goes back to ${name}`}.`
          : `${name} has been notified.`,
    }),
    failed: 'Failed to cancel session',
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel this session?"
      description={`With ${session.with.name}, ${whenForBoth(session.sessionDate, browserZone(), theirZoneOf(session), name)}.`}
      confirmLabel="Cancel session"
      cancelLabel="Keep it"
      destructive
      pending={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    >
      <div className="rounded-card bg-sunken p-4">
        <p aria-live="polite" className="tabular font-semibold">
          {refund}
        </p>
        <p className="mt-1 text-sm text-muted">{policy}</p>
      </div>
    </AlertDialog>
  );
}
