import type { Session } from '@waymark/contracts/scheduling/sessions';
import { CalendarDays, Wallet } from 'lucide-react';
import { plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { browserZone, timeInBothZones } from '#lib/zones.ts';
import { TextLink } from '#shared/ui/link.tsx';
import { useNextSessions, useUnpaidSessions } from '../api/use-agenda.ts';

/** Money due and the next sessions; nothing without either. */
export function Agenda() {
  const next = useNextSessions();
  const unpaid = useUnpaidSessions();
  const [sessions, due] = [next.data ?? [], unpaid.data ?? []];
  if (sessions.length === 0 && due.length === 0) return null;
  return (
    <section aria-labelledby="home-agenda">
      <h3 id="home-agenda" className="text-xl">
        Sessions
      </h3>
      <ul className="mt-3 grid gap-4">
        {due.length > 0 && <Due due={due} />}
        {sessions.map((session) => (
          <li key={session.id} className="flex items-start gap-3">
            <CalendarDays aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
            <div className="min-w-0">
              <TextLink to={`/scheduling?session=${session.id}`} className="wrap-anywhere">
                With {session.with.name}
              </TextLink>
              <p className="tabular text-sm text-muted">
                <time dateTime={session.sessionDate}>{whenOf(session)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whenOf({ sessionDate, role, mentorTimezone, learnerTimezone, with: other }: Session): string {
  const theirs = role === 'learner' ? mentorTimezone : learnerTimezone;
  return timeInBothZones(sessionDate, browserZone(), theirs, other.name);
}

function Due({ due }: { due: readonly Session[] }) {
  const [first] = due;
  const isOneCurrency = due.every(({ currency }) => currency === first!.currency);
  const total = due.reduce((sum, { price }) => sum + price, 0);
  return (
    <li className="flex items-start gap-3 rounded-control border border-amber bg-amber-soft p-3">
      <Wallet aria-hidden="true" className="mt-1 size-5 shrink-0 text-amber" />
      <div>
        <p>
          {isOneCurrency ? formatMoney(total, first!.currency) : 'Money'} to pay for{' '}
          {plural(due.length, 'session')}
        </p>
        <TextLink to={due.length === 1 ? `/scheduling?session=${first!.id}` : '/scheduling'}>Pay</TextLink>
      </div>
    </li>
  );
}
