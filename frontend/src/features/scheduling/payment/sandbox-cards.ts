export interface TestCard {
  number: string;
  label: string;
}

export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', label: 'Pays at once' },
  { number: '4000 0000 0000 0002', label: 'Is declined' },
  { number: '4000 0000 0000 9995', label: 'Has insufficient funds' },
  { number: '4000 0025 0000 3155', label: 'Needs the bank’s approval' },
];

/** `424242` becomes `4242 42`; non-digits are removed. */
export const groupDigits = (typed: string): string =>
  typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ');

export function expiryAsTyped(typed: string, before: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  const isErasing = typed.length < before.length;
  return digits.length > 2 || (digits.length === 2 && !isErasing)
    ? `${digits.slice(0, 2)}/${digits.slice(2)}`
    : digits;
}

/** Whether a card (`MM/YY`) is valid until the end of its month. */
export function isNotExpired(expiry: string, now = new Date()): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + year, month, 1) > now;
}
