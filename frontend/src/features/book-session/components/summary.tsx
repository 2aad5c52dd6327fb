import type { Currency } from '@waymark/contracts/money';
import { MINUTES } from '@waymark/contracts/scheduling/constants';
import type { ReactNode } from 'react';
import { amountText } from '#lib/money.ts';
import { browserZone, formatInZone, formatRangeInZone, zoneLabel } from '#lib/zones.ts';
import type { GuidedSlot } from '../guided-slots.ts';
import { labelOf, type SessionChoice } from '../session-choice.ts';

interface SummaryProps {
  mentor: { name: string; fullName: string; zone: string };
  choice: SessionChoice;
  price: number;
  currency: Currency;
  slot: GuidedSlot | null;
  children?: ReactNode;
}

/** Shows the selection and its price above the button that books it. */
export function Summary({ mentor, choice, price, currency, slot, children }: SummaryProps) {
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
        <Line term="Session type">{labelOf(choice)}</Line>
        <Line term="Date and time">
          {slot ? <Moment slot={slot} mentor={mentor} /> : <Open>Not chosen yet</Open>}
        </Line>
        <Line term="Length">{MINUTES.guided} minutes</Line>
        <Line term="Price">
          <span className="tabular font-serif text-2xl">{amountText(price, currency)}</span>
        </Line>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
        {price > 0
          ? 'Nothing to pay now: you are charged after the session is completed. Cancelling is free up to 24 hours before it starts.'
          : 'This session is free. If you cannot come, please cancel so that someone else can have the time.'}
      </p>
      {children}
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
