import { addDays } from '@waymark/kernel/time-zone';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { browserZone, type CalendarDate, dateIn, formatDateOnly, zoneLabel } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { weekLabel } from '../booking/week.ts';
import { type Placed, sessionsOn, weekOf } from '../day-view/day-plan.ts';
import { useDaySessions } from '../day-view/use-day-sessions.ts';
import { WeekStrip } from '../day-view/week-strip.tsx';
import { WeekSession } from './week-session.tsx';

const MINUTE_MS = 60_000;

/** The reader's sessions of a week, in their zone: seven columns, or on narrow screens one chosen day. */
export function WeekView() {
  const zone = browserZone();
  const now = useNow(MINUTE_MS);
  const today = dateIn(zone, now);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const date = chosen ?? today;
  const days = weekOf(date);
  const sessions = useDaySessions(days[0]!, days[6]!);
  const on = (day: CalendarDate) => sessions.data && sessionsOn(day, zone, sessions.data);
  const isEmpty = days.every((day) => on(day)?.length === 0);
  return (
    <section aria-labelledby="week" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="mr-auto max-sm:basis-full">
          <h2 id="week" aria-live="polite" className="tabular text-xl sm:text-2xl">
            {weekLabel(days)}
            {days.includes(today) && <span className="text-moss"> · This week</span>}
          </h2>
          <p className="text-sm text-muted">Times are in {zoneLabel(zone, `${date}T12:00:00Z`)}</p>
        </div>
        <div className="flex items-center gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Previous week"
            onClick={() => setChosen(addDays(date, -7))}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
          <Button size="sm" onClick={() => setChosen(null)} disabled={date === today}>
            Today
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Next week"
            onClick={() => setChosen(addDays(date, 7))}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        </div>
      </div>
      {sessions.error && !sessions.data ? (
        <QueryError title="Your week did not load" query={sessions} />
      ) : (
        <>
          <WeekStrip
            className="lg:hidden"
            {...{ date, days, today }}
            countOf={(day) => on(day)?.length}
            onChoose={setChosen}
          />
          {isEmpty && <p className="text-muted">You have no sessions in this week.</p>}
          <ol aria-label="Days" className="grid gap-2 lg:grid-cols-7">
            {days.map((day) => (
              <Day
                key={day}
                {...{ day, zone, now }}
                isToday={day === today}
                isChosen={day === date}
                placed={on(day)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

interface DayProps {
  day: CalendarDate;
  zone: string;
  now: number;
  isToday: boolean;
  /** Narrow screens show this day alone. */
  isChosen: boolean;
  /** Undefined while loading. */
  placed: Placed[] | undefined;
}

function Day({ day, zone, now, isToday, isChosen, placed }: DayProps) {
  return (
    <li
      aria-labelledby={`week-${day}`}
      className={clsx(
        'min-w-0 lg:min-h-40 lg:rounded-card lg:border lg:p-2',
        !isChosen && 'max-lg:hidden',
        isToday ? 'lg:border-moss' : 'lg:border-line',
      )}
    >
      <h3 id={`week-${day}`} className="font-sans text-base font-semibold lg:text-sm">
        {formatDateOnly(day, { weekday: 'long' })}
        <span className="tabular text-muted lg:block">
          {' '}
          {formatDateOnly(day, { day: 'numeric', month: 'short' })}
        </span>
        {isToday && (
          <span className="text-moss lg:block">
            <span className="lg:hidden"> · </span>Today
          </span>
        )}
      </h3>
      {placed ? (
        <Sessions {...{ day, zone, now, placed }} />
      ) : (
        <div role="status" className="mt-2">
          <VisuallyHidden>Loading your sessions…</VisuallyHidden>
          <Skeleton className="h-16" />
        </div>
      )}
    </li>
  );
}

function Sessions({ day, zone, now, placed }: Pick<DayProps, 'day' | 'zone' | 'now'> & { placed: Placed[] }) {
  if (placed.length === 0) return <p className="mt-2 text-sm text-muted">No sessions</p>;
  return (
    <ul aria-labelledby={`week-${day}`} className="mt-2 grid gap-2">
      {placed.map(({ session }) => (
        <li key={session.id}>
          <WeekSession session={session} zone={zone} now={now} />
        </li>
      ))}
    </ul>
  );
}
