import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import { formatMoney, priceText } from '../../lib/money.ts';
import { formatInZone, offsetOf } from '../../lib/zones.ts';

export const firstName = (name: string): string => name.split(' ')[0] || name;

/** “Thu, 3 Dec, 18:30 your time, 10:30 for Amara”; the other zone only where its clocks differ. */
export function whenForBoth(start: string, mine: string, theirs: string | null, name: string): string {
  const here = `${formatInZone(start, mine, 'moment')} your time`;
  if (!theirs || offsetOf(mine, start) === offsetOf(theirs, start)) return here;
  const day = (zone: string) => formatInZone(start, zone, 'day');
  const there = formatInZone(start, theirs, day(mine) === day(theirs) ? 'time' : 'moment');
  return `${here}, ${there} for ${name}`;
}

/** “Free” or the amount. */
export const amountText = (cents: number, currency: Currency): string =>
  cents === 0 ? 'Free' : formatMoney(cents, currency);

/** What a session with a mentor costs, or that they take none yet. */
export const costOf = ({ sessionPrice, currency }: Mentor): string =>
  priceText(sessionPrice, currency) ?? 'Takes no bookings yet';
