import { markNoShow } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { useRef } from 'react';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { call, newIdempotencyKey } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/money.ts';
import { firstName } from '../words.ts';
import { useSessionAction } from './use-session-action.ts';

/** The other one did not come: what that means for the money, before it is said. */
export function NoShowDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const key = useRef(newIdempotencyKey());
  const name = firstName(session.with.name);
  const report = useSessionAction({
    act: () => call(markNoShow, { params: { id: session.id }, idempotencyKey: key.current }),
    done: (reported) => ({
      title: 'Thank you for telling us',
      description: `It is noted that ${name} did not come.${moneyNow(reported, name)}`,
    }),
    failed: 'That could not be reported',
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Did ${name} not come?`}
      description={`${moneyWords(session, name)} A report cannot be undone.`}
      confirmLabel="Did not come"
      cancelLabel="Back"
      destructive
      pending={report.isPending}
      onConfirm={() => report.mutate()}
    />
  );
}

function moneyWords({ role, payment, price, currency, noShowRefund }: Session, name: string): string {
  const amount = formatMoney(price, currency);
  if (payment === 'free') return 'The session is kept as one that did not take place.';
  if (payment !== 'paid') return 'Nothing is charged for a session that did not take place.';
  if (noShowRefund > 0)
    return `${role === 'learner' ? 'You get' : `${name} gets`} all of the ${amount} back.`;
  return role === 'learner'
    ? `Nothing of the ${amount} comes back.`
    : `You keep what was paid: ${name} gets nothing of the ${amount} back.`;
}

/** What became of the money, once it is reported. */
function moneyNow({ role, payment, price, currency }: Session, name: string): string {
  if (payment !== 'refunding' && payment !== 'refunded') return '';
  const amount = formatMoney(price, currency);
  return role === 'learner' ? ` ${amount} is on its way back to your card.` : ` ${name} gets ${amount} back.`;
}
