import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { MINUTES, sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { browserZone, formatInZone, formatRangeInZone, zoneLabel } from '../../../lib/zones.ts';
import type { GuidedSlot } from '../guided-slots.ts';

interface SummaryProps {
  mentor: { name: string; fullName: string; zone: string };
  type: SessionType | null;
  price: number;
  slot: GuidedSlot | null;
  pending: boolean;
  children?: ReactNode;
}

/** Shows the selection and its price above the submit button. */
export function Summary({ mentor, type, price, slot, pending, children }: SummaryProps) {
  return (
    <section
      aria-labelledby="summary"
      className="rounded-card border border-line bg-raised p-6 lg:sticky lg:top-24"
    >
      <h2 id="summary" className="text-2xl">
        Booking summary
      </h2>
      <dl className="mt-4 grid gap-3">
        <Line term="Mentor">{mentor.fullName}</Line>
        <Line term="Session type">{type ? sessionTypes[type].label : <Open>Not chosen yet</Open>}</Line>
        <Line term="Date and time">
          {slot ? <Moment slot={slot} mentor={mentor} /> : <Open>Not chosen yet</Open>}
        </Line>
        <Line term="Length">{MINUTES.guided} minutes</Line>
        <Line term="Price">
          <span className="tabular font-serif text-2xl">{formatMoney(price, 'USD')}</span>
        </Line>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        Nothing to pay now: you are charged after the session is completed. Cancelling is free up to 24 hours
        before it starts.
      </p>
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="mt-5 w-full"
        disabled={!slot || !type}
        loading={pending}
      >
        {pending ? 'Booking...' : 'Book Session'}
      </Button>
    </section>
  );
}

function Moment({ slot, mentor }: { slot: GuidedSlot; mentor: SummaryProps['mentor'] }) {
  const mine = browserZone();
  const end = slot.start + MINUTES.guided * 60_000;
  return (
    <>
      <time dateTime={new Date(slot.start).toISOString()} className="block font-medium">
        {formatInZone(slot.start, mine, 'date')}
        <br />
        {formatRangeInZone(slot.start, end, mine, 'time')} your time
      </time>
      <span className="tabular text-sm text-muted">
        {formatInZone(slot.start, mentor.zone, 'moment')} for {mentor.name},{' '}
        {zoneLabel(mentor.zone, slot.start)}
      </span>
    </>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Open = ({ children }: { children: ReactNode }) => <span className="text-muted">{children}</span>;
