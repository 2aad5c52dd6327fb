import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import { formatMoney, priceText } from '../../lib/money.ts';
import { formatInZone, offsetOf } from '../../lib/zones.ts';

export const firstName = (name: string): string => name.split(' ')[0] || name;

/** “Thu, 3 Dec, 18:30 your time, 10:30 for Amara”; without the other zone if the offsets are equal. */
export function timeInBothZones(start: string, mine: string, theirs: string | null, name: string): string {
  const here = `${formatInZone(start, mine, 'moment')} your time`;
  if (!theirs || offsetOf(mine, start) === offsetOf(theirs, start)) return here;
  const day = (zone: string) => formatInZone(start, zone, 'day');
  const there = formatInZone(start, theirs, day(mine) === day(theirs) ? 'time' : 'moment');
  return `${here}, ${there} for ${name}`;
}

export const amountText = (cents: number, currency: Currency): string =>
  cents === 0 ? 'Free' : formatMoney(cents, currency);

/** The price of a session, or that the mentor has set none. */
export const mentorPriceText = ({ sessionPrice, currency }: Mentor): string =>
  priceText(sessionPrice, currency) ?? 'Not taking bookings yet';
