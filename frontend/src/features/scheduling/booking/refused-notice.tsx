import { Button } from '../../../components/ui/button.tsx';
import { useDue } from '../api/use-sessions.ts';
import { useSchedulingPage } from '../paying.ts';
import { amountText } from '../words.ts';
import type { Refused } from './use-booking.ts';

interface RefusedNoticeProps {
  refused: Refused;
  name: string;
}

/** Why it was not booked, and what to do now. */
export function RefusedNotice({ refused, name }: RefusedNoticeProps) {
  const { showSession, showDue } = useSchedulingPage();
  const due = useDue();
  const first = due.data?.[0];
  if (refused.kind === 'price') {
    return (
      <div role="alert" className="rounded-card border border-amber bg-amber-soft p-4 text-ink">
        <p className="font-semibold">
          {name} has changed the price: {amountText(refused.now.price, refused.now.currency)} instead of{' '}
          {amountText(refused.before.price, refused.before.currency)} for 30 minutes.
        </p>
        <p className="mt-1 text-sm">Nothing was booked. Book again if the new price is right for you.</p>
      </div>
    );
  }
  return (
    <div role="alert" className="rounded-card border border-amber bg-amber-soft p-4 text-ink">
      <p className="font-semibold">{refused.message}</p>
      <Button
        size="sm"
        className="mt-3"
        loading={due.isPending}
        onClick={() => (first ? showSession(first.id) : showDue())}
      >
        Go to the session to pay
      </Button>
    </div>
  );
}
