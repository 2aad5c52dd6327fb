import type { Session } from '@waymark/contracts/scheduling/sessions';
import { formatDuration, formatRelative } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';

const HOUR_MS = 3_600_000;

/** “Starts in 3 days”, by the second in the last hour, and until when it goes on once it has begun. */
export function StartsIn({ session }: { session: Session }) {
  const start = Date.parse(session.sessionDate);
  const isSoon = start - Date.now() < 2 * HOUR_MS;
  const now = useNow(isSoon ? 1_000 : 60_000);
  if (now >= Date.parse(session.endsAt)) return <>Just ended</>;
  if (now >= start) return <>Started {formatRelative(start, now)}</>;
  return (
    <>
      Starts{' '}
      {start - now < HOUR_MS ? `in ${formatDuration((start - now) / 1_000)}` : formatRelative(start, now)}
    </>
  );
}
