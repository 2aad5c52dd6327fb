import type { Session } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { formatRangeInZone } from '#lib/zones.ts';
import { kindText, proposalLabel, statusLabel } from '../sessions/session-texts.ts';

/** A session in its day, which leads to its page. States are words; the colour only repeats them. */
export function WeekSession({ session, zone, now }: { session: Session; zone: string; now: number }) {
  const { id, status, role, sessionDate, endsAt } = session;
  const state = statusLabel(session, now).text;
  const facts = [
    role === 'learner' && 'You learn',
    state !== 'Scheduled' && state,
    proposalLabel(session)?.text,
  ].filter(Boolean);
  return (
    <Link
      to={`/scheduling?booked=${encodeURIComponent(id)}`}
      className={clsx(
        'tabular grid min-h-11 rounded-control border border-line border-l-4 bg-raised px-2.5 py-1.5 text-sm leading-snug transition-colors duration-150 hover:bg-sunken',
        status === 'scheduled' ? 'border-l-clay' : 'border-l-edge text-muted',
      )}
    >
      <time dateTime={sessionDate} className="font-semibold">
        {formatRangeInZone(sessionDate, endsAt, zone, 'time')}
      </time>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {session.with.name}
      </span>
      <span className="text-muted lg:sr-only">{kindText(session)}</span>
      {facts.length > 0 && <span className="font-medium">{facts.join(' · ')}</span>}
    </Link>
  );
}
