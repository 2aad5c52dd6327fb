import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import { formatMoney, priceText } from '../../lib/money.ts';

export const firstName = (name: string): string => name.split(' ')[0] || name;

export const amountText = (cents: number, currency: Currency): string =>
  cents === 0 ? 'Free' : formatMoney(cents, currency);

/** The price of a session, or that only hours can be booked. */
export const mentorPriceText = ({ sessionPrice, currency, nextGuidedAt }: Mentor): string =>
  priceText(sessionPrice, currency) ??
  (nextGuidedAt ? '60 minutes, paid afterwards' : 'Not taking bookings yet');
