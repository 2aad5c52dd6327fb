import type { Session } from '@waymark/contracts/scheduling/sessions';
import { daysBetween } from '@waymark/kernel/time-zone';
import { formatDuration, formatRelative } from '#lib/format.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useNow } from '#lib/use-now.ts';
import { browserZone, dateIn } from '#lib/zones.ts';

const HOUR_MS = 3_600_000;
const inDays = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** “Starts in 3 days”, “Starts in 59:30”, “Started 5 minutes ago”. */
export function StartsIn({ session }: { session: Session }) {
  const start = Date.parse(session.sessionDate);
  const isSoon = start - serverNow() < 2 * HOUR_MS;
  const now = useNow(isSoon ? 1_000 : 60_000);
  return <>{text(start, Date.parse(session.endsAt), now)}</>;
}

function text(start: number, end: number, now: number): string {
  if (now >= end) return 'Just ended';
  if (now >= start) return `Started ${formatRelative(start, now)}`;
  if (start - now < HOUR_MS) return `Starts in ${formatDuration((start - now) / 1_000)}`;
  if (start - now < 24 * HOUR_MS) return `Starts ${formatRelative(start, now)}`;
  // “Tomorrow” is a day of the calendar, not 24 hours.
  const zone = browserZone();
  return `Starts ${inDays.format(daysBetween(dateIn(zone, now), dateIn(zone, start)), 'day')}`;
}
