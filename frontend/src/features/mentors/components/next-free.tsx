import { useNow } from '../../../lib/use-now.ts';
import { browserZone, formatInZone } from '../../../lib/zones.ts';

const MINUTE_MS = 60_000;
/** Six days: a week ahead, the weekday is the one of today. */
const WEEKDAY_IS_CLEAR_MS = 6 * 1_440 * MINUTE_MS;

/** Nothing for a time that has passed since the list was loaded. */
export function NextFree({ at }: { at: string }) {
  const left = Date.parse(at) - useNow(MINUTE_MS);
  if (left <= 0) return null;
  return (
    <p className="tabular text-sm text-muted">
      Next free:{' '}
      <time dateTime={at} className="font-semibold text-ink">
        {formatInZone(at, browserZone(), left < WEEKDAY_IS_CLEAR_MS ? 'weekdayTime' : 'moment')}
      </time>{' '}
      your time
    </p>
  );
}
