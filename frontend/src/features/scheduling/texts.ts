import type { Currency } from '@waymark/contracts/money';
import { formatMoney } from '../../lib/money.ts';

export const firstName = (name: string): string => name.split(' ')[0] || name;

export const amountText = (cents: number, currency: Currency): string =>
  cents === 0 ? 'Free' : formatMoney(cents, currency);
