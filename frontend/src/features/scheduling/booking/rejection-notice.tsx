import { amountText } from '#lib/money.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDue } from '../api/use-sessions.ts';
import { useSchedulingPage } from '../scheduling-context.ts';
import type { Rejection } from './use-booking.ts';

interface RejectionNoticeProps {
  rejection: Rejection;
  name: string;
}

/** Explains a rejected booking and offers the next step. */
export function RejectionNotice({ rejection, name }: RejectionNoticeProps) {
  const { showSession, showDue } = useSchedulingPage();
  const due = useDue();
  const first = due.data?.[0];
  if (rejection.kind === 'price') {
    return (
      <div role="alert" className="rounded-card border border-amber bg-amber-soft p-4 text-ink">
        <p className="font-semibold">
          {name} has changed the price: {amountText(rejection.now.price, rejection.now.currency)} instead of{' '}
          {amountText(rejection.before.price, rejection.before.currency)} for 30 minutes.
        </p>
        <p className="mt-1 text-sm">Nothing was booked. If you are happy with the new price, book again.</p>
      </div>
    );
  }
  return (
    <div role="alert" className="rounded-card border border-amber bg-amber-soft p-4 text-ink">
      <p className="font-semibold">{rejection.message}</p>
      {rejection.kind === 'overdue' && (
        <Button
          size="sm"
          className="mt-3"
          loading={due.isPending}
          onClick={() => (first ? showSession(first.id) : showDue())}
        >
          Go to the session to pay
        </Button>
      )}
    </div>
  );
}
