import type { Session } from '@waymark/contracts/scheduling/sessions';
import { addDays } from '@waymark/kernel/time-zone';
import { useNow } from '#lib/use-now.ts';
import { browserZone, type CalendarDate, dateIn, formatDateOnly } from '#lib/zones.ts';
import { SessionCard } from './session-card.tsx';
import { SessionRow } from './session-row.tsx';

interface SessionDaysProps {
  sessions: readonly Session[];
  highlighted: string | null | undefined;
}

/** Rows grouped by the reader's days. A session that a link names or whose case is open has its card. */
export function SessionDays({ sessions, highlighted }: SessionDaysProps) {
  const zone = browserZone();
  const today = dateIn(zone, useNow(60_000));
  const days = Map.groupBy(sessions, ({ sessionDate }) => dateIn(zone, sessionDate));
  return (
    <div className="grid gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="text-lg">
            {dayText(day, today)}
          </h3>
          <ul aria-labelledby={`day-${day}`} className="mt-1 divide-y divide-line border-y border-line">
            {ofDay.map((session) => (
              <li key={session.id}>
                {session.id === highlighted || isUnsettled(session) ? (
                  <div className="py-3">
                    <SessionCard session={session} highlighted={session.id === highlighted} />
                  </div>
                ) : (
                  <SessionRow session={session} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const isUnsettled = ({ noShowCase }: Session): boolean =>
  noShowCase?.state === 'open' || noShowCase?.state === 'contested';

function dayText(day: CalendarDate, today: CalendarDate): string {
  const date = formatDateOnly(day, { weekday: 'long', day: 'numeric', month: 'long' });
  if (day === today) return `Today, ${date}`;
  return day === addDays(today, 1) ? `Tomorrow, ${date}` : date;
}
