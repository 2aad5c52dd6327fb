import { useLocation } from 'react-router-dom';
import { browserZone, formatInZone } from '../../lib/zones.ts';

const WEEKDAY_IS_CLEAR_MS = 6 * 86_400_000;

/**
 * Where a visitor logs in to book a time, as the properties of a link. The page of the login names the time, and leads
 * back to this page with the time chosen.
 */
export function useLoginToBook(mentorName: string) {
  const { pathname, search } = useLocation();
  const name = mentorName.split(' ')[0] ?? mentorName;
  /** `start`: epoch ms or ISO 8601; `kept`: other parameters of the address to come back to. */
  return (start: number | string, kept: Record<string, string> = {}) => {
    const params = new URLSearchParams(search);
    const slot = new Date(start).toISOString();
    for (const [key, value] of Object.entries({ ...kept, slot })) params.set(key, value);
    const isSoon = Date.parse(slot) - Date.now() < WEEKDAY_IS_CLEAR_MS;
    const when = formatInZone(slot, browserZone(), isSoon ? 'fullWeekdayTime' : 'moment');
    return { to: '/auth', state: { from: `${pathname}?${params}`, purpose: `to book ${name}, ${when}` } };
  };
}
