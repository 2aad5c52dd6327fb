import { toTime } from '@waymark/kernel/time-zone';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { formatRangeInZone } from '#lib/zones.ts';
import { typeText } from '../sessions/session-texts.ts';
import { type Placed, type Stretch, shownHours, wallMinutes } from './day-plan.ts';

/** Pixels per minute: half an hour has room for one line of text. */
const PX_PER_MINUTE = 1;

interface DayGridProps {
  name: string;
  zone: string;
  open: Stretch[];
  /** Undefined while loading. */
  placed: Placed[] | undefined;
  now: number | null;
}

/** A day with its sessions as a list. The open hours behind it are decorative: the page states them as text. */
export function DayGrid({ name, zone, open, placed, now }: DayGridProps) {
  const { first, last } = shownHours([...open, ...(placed ?? [])]);
  const at = (minutes: number): number => (minutes - first * 60) * PX_PER_MINUTE;
  const present = now === null ? null : wallMinutes(zone, now);
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <div className="relative my-2" style={{ height: at(last * 60) }}>
      <div aria-hidden="true">
        {open.map(({ from, to }) => (
          <div
            key={from}
            className="absolute right-0 left-13 bg-moss-soft"
            style={{ top: at(from), height: at(to) - at(from) }}
          />
        ))}
        {hours.map((hour) => (
          <div key={hour} className="absolute inset-x-0 border-t border-line" style={{ top: at(hour * 60) }}>
            <span className="tabular absolute -top-2.5 left-0 bg-paper pr-2 text-xs text-muted">
              {toTime(hour * 60)}
            </span>
          </div>
        ))}
        {present !== null && present >= first * 60 && present <= last * 60 && (
          <div className="absolute right-0 left-13 z-10 border-t-2 border-clay" style={{ top: at(present) }}>
            <span className="absolute -top-1.25 -left-1 size-2 rounded-full bg-clay" />
          </div>
        )}
      </div>
      {!placed?.length ? (
        <p className="absolute inset-x-0 top-1/3 left-13 text-center text-muted">
          <span className="rounded-control bg-raised px-3 py-2">
            {placed ? 'No sessions on this day.' : 'Loading your sessions…'}
          </span>
        </p>
      ) : (
        <ol aria-label={`Sessions on ${name}`}>
          {placed.map((each) => (
            <Block
              key={each.session.id}
              placed={each}
              zone={zone}
              top={at(each.from)}
              height={at(each.to) - at(each.from)}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface BlockProps {
  placed: Placed;
  zone: string;
  top: number;
  height: number;
}

function stateOf({ status, absent, role }: Placed['session']): string | null {
  if (status === 'completed') return 'Completed';
  if (status !== 'no-show') return null;
  return absent === role ? 'You missed it' : 'No-show';
}

function Block({ placed: { session }, zone, top, height }: BlockProps) {
  const { status, role } = session;
  const what = session.topic || typeText(session);
  const state = stateOf(session);
  return (
    <li className="absolute right-1 left-14" style={{ top: top + 1, height: height - 2 }}>
      <Link
        to={`/scheduling?session=${session.id}`}
        className={clsx(
          'tabular flex h-full items-start gap-x-2 overflow-hidden rounded-control border-l-4 px-2.5 py-1 text-sm leading-tight shadow-soft',
          'transition-colors duration-150 hover:bg-sunken',
          status === 'scheduled' ? 'border-clay bg-raised' : 'border-edge bg-raised text-muted',
          height < 44 && 'items-center',
          height >= 60 && 'flex-col',
        )}
      >
        <span className="shrink-0 font-semibold">
          {formatRangeInZone(session.sessionDate, session.endsAt, zone, 'time')}
        </span>
        <span className="min-w-0 max-w-full truncate">
          {session.with.name}
          {role === 'learner' && ' (you learn)'}
          {state && <span className="text-muted"> · {state}</span>}
          {what && <span className="text-muted"> · {what}</span>}
        </span>
      </Link>
    </li>
  );
}
