import { markNoShow } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { formatMoney } from '../../../lib/money.ts';
import { firstName } from '../texts.ts';
import { useSessionAction } from './use-session-action.ts';

/** Shows what a no-show means for the payment before it is reported. */
export function NoShowDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const name = firstName(session.with.name);
  const report = useSessionAction({
    act: (_, idempotencyKey) => call(markNoShow, { params: { id: session.id }, idempotencyKey }),
    done: (reported) => ({
      title: 'Thank you for letting us know',
      description: `We have recorded that ${name} did not come.${refundText(reported, name)}`,
    }),
    failed: 'That could not be reported',
    onDone: onClose,
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Did ${name} not come?`}
      description={`${consequenceText(session, name)} A report cannot be undone.`}
      confirmLabel="Did not come"
      cancelLabel="Back"
      destructive
      pending={report.isPending}
      onConfirm={() => report.mutate()}
    />
  );
}

function consequenceText({ role, payment, price, currency, noShowRefund }: Session, name: string): string {
  const amount = formatMoney(price, currency);
  if (payment === 'free') return 'The session will be recorded as a no-show.';
  if (payment !== 'paid') return 'Nothing is charged for a session that did not take place.';
  if (noShowRefund > 0)
    return `${role === 'learner' ? 'You get' : `${name} gets`} a full refund of ${amount}.`;
  return role === 'learner'
    ? `The ${amount} will not be refunded.`
    : `You keep the payment: ${name} gets no refund of the ${amount}.`;
}

function refundText({ role, payment, price, currency }: Session, name: string): string {
  if (payment !== 'refunding' && payment !== 'refunded') return '';
  const amount = formatMoney(price, currency);
  return role === 'learner' ? ` ${amount} is being refunded to your card.` : ` ${name} gets ${amount} back.`;
}
