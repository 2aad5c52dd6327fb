import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { formatMoney } from '#lib/money.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { firstName } from '../texts.ts';
import { MessageField } from './message-field.tsx';
import { cancellationTexts, theirZoneOf } from './session-texts.ts';
import { useSessionAction } from './use-session-action.ts';

/** Shows the policy and the current refund before the cancellation. */
export function CancelDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const name = firstName(session.with.name);
  const { refund, policy } = cancellationTexts(session);
  const [message, setMessage] = useState('');
  const cancel = useSessionAction<string>({
    act: (words, idempotencyKey) =>
      call('POST /api/sessions/{id}/cancel', {
        params: { id: session.id },
        body: { message: words },
        idempotencyKey,
      }),
    done: ({ payment, price, currency, role }) => ({
      title: 'Session cancelled',
      description:
        payment === 'refunding' || payment === 'refunded'
          ? `${formatMoney(price, currency)} ${role === 'learner' ? 'is being refunded to your card' : `goes back to ${name}`}.`
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
      description={`With ${session.with.name}, ${timeInBothZones(session.sessionDate, browserZone(), theirZoneOf(session), name)}.`}
      confirmLabel="Cancel session"
      cancelLabel="Keep it"
      destructive
      pending={cancel.isPending}
      onConfirm={() => cancel.mutate(message.trim())}
    >
      <div className="rounded-card bg-sunken p-4">
        <p aria-live="polite" className="tabular font-semibold">
          {refund}
        </p>
        <p className="mt-1 text-sm text-muted">{policy}</p>
      </div>
      <div className="mt-4">
        <MessageField name={name} value={message} onChange={setMessage} />
      </div>
    </AlertDialog>
  );
}
