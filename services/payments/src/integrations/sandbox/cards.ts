import type { Issue } from '@waymark/contracts/errors';

export type CardBehaviour =
  | { pays: true; refunds: 'at-once' | 'slowly' | 'wrong' }
  | { pays: 'after-authentication' }
  | { pays: false; code: string; message: string };

const declined = (code: string, message: string): CardBehaviour => ({ pays: false, code, message });

/** https://docs.stripe.com/testing */
const CARDS: Record<string, CardBehaviour> = {
  '4242424242424242': { pays: true, refunds: 'at-once' },
  '4000000000007726': { pays: true, refunds: 'slowly' },
  '4000000000005126': { pays: true, refunds: 'wrong' },
  '4000002500003155': { pays: 'after-authentication' },
  '4000000000000002': declined('card_declined', 'Your card was declined.'),
  '4000000000009995': declined('insufficient_funds', 'Your card has insufficient funds.'),
};

const UNKNOWN_CARD = declined(
  'card_declined',
  'Your card was declined. This is test mode: only test cards such as 4242 4242 4242 4242 work here.',
);

export const behaviourOf = (number: string): CardBehaviour => CARDS[digits(number)] ?? UNKNOWN_CARD;

export function cardIssues(card: { number: string; expiry: string; cvc: string }, now: Date): Issue[] {
  const issues: Issue[] = [];
  const add = (field: string, message: string) => issues.push({ path: [field], message });
  if (!isCardNumber(card.number)) add('number', 'Your card number is invalid.');
  const end = endOf(card.expiry);
  if (end === null) add('expiry', "Your card's expiry date is invalid. Please enter it as MM/YY.");
  else if (end <= now.getTime()) add('expiry', "Your card's expiry date is in the past.");
  if (!/^\d{3,4}$/.test(card.cvc)) add('cvc', "Your card's security code is invalid.");
  return issues;
}

const digits = (number: string): string => number.replace(/[ -]/g, '');

function isCardNumber(number: string): boolean {
  const text = digits(number);
  if (!/^\d{12,19}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the end of the expiry month in UTC; null if the text is not a month. */
function endOf(expiry: string): number | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  const month = Number(match?.[1]);
  if (!match || month < 1 || month > 12) return null;
  return Date.UTC(2000 + Number(match[2]), month, 1);
}
