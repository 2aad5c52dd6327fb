import { addDays, toTime } from '@waymark/kernel/time-zone';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNow } from '#lib/use-now.ts';
import { browserZone, dateIn, formatDateOnly, zoneLabel } from '#lib/zones.ts';
import { useCalendar } from '#shared/calendar-editor/use-calendar.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { DayGrid } from './day-grid.tsx';
import { openOn, sessionsOn, weekOf } from './day-plan.ts';
import { useDaySessions } from './use-day-sessions.ts';
import { WeekStrip } from './week-strip.tsx';

const MINUTE_MS = 60_000;

/** A mentor's day in the zone of their calendar: sessions and open hours. */
export function DayView() {
  const calendar = useCalendar();
  const now = useNow(MINUTE_MS);
  const zone = calendar.data?.settings.timezone ?? browserZone();
  const today = dateIn(zone, now);
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? today;
  const week = weekOf(date);
  const sessions = useDaySessions(week[0]!, week[6]!);
  if (!calendar.data) {
    if (!calendar.error) return <Loading />;
    return <Failed error={calendar.error} onRetry={() => void calendar.refetch()} />;
  }
  const open = openOn(date, calendar.data);
  const on = (day: string) => sessions.data && sessionsOn(day, zone, sessions.data);
  const name = formatDateOnly(date, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section aria-labelledby="day" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Reserves two lines, so that the controls below do not move from day to day. */}
        <div className="mr-auto max-sm:min-h-20 max-sm:basis-full">
          <h2 id="day" aria-live="polite" className="text-xl sm:text-2xl">
            {name}
            {date === today && <span className="text-moss"> · Today</span>}
          </h2>
          <p className="tabular text-sm text-muted">
            {open.length > 0
              ? `Open ${open.map(({ from, to }) => `${toTime(from)}–${toTime(to)}`).join(', ')}, in `
              : 'Not open on this day. Times are in '}
            {zoneLabel(zone, `${date}T12:00:00Z`)}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <Step label="Previous day" onClick={() => setChosen(addDays(date, -1))}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
          <Button size="sm" onClick={() => setChosen(null)} disabled={date === today}>
            Today
          </Button>
          <Step label="Next day" onClick={() => setChosen(addDays(date, 1))}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </div>
      </div>
      <WeekStrip date={date} today={today} countOf={(day) => on(day)?.length} onChoose={setChosen} />
      {sessions.error && !sessions.data ? (
        <Failed error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <DayGrid name={name} zone={zone} open={open} placed={on(date)} now={date === today ? now : null} />
      )}
    </section>
  );
}

function Failed(props: { error: Error; onRetry: () => void }) {
  return <ErrorState title="Your day did not load" {...props} />;
}

function Step({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading your day" className="grid gap-5">
      <Skeleton className="h-14 max-w-80" />
      <Skeleton className="h-16" />
      <Skeleton className="h-96" />
    </div>
  );
}
