/** A line of a mail's table. `href`: where its words lead. */
export interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** What one person is told: a line inside the product and a mail. All of it is text, never markup. */
export interface Message {
  kind: MessageKind;
  /** Inside the product; `link` is a path. */
  title: string;
  body: string;
  link: string;
  /** Of the mail. */
  subject: string;
  /** Whom it greets; null where the name is not known. */
  name: string | null;
  lead: string[];
  facts: Fact[];
  /** What a person wrote. */
  quote?: { label: string; text: string };
  /** The first one is the button. `to`: a path inside the product, or an address elsewhere. */
  actions: { label: string; to: string }[];
  after: string[];
}

export type MessageKind =
  | 'session-booked'
  | 'session-moved'
  | 'session-cancelled'
  | 'session-no-show'
  | 'session-completed'
  | 'session-reminder'
  | 'payment-receipt'
  | 'refund-settled'
  | 'refund-stuck';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const BREAKS = /[\s\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** What a person typed, on one line and without signs that turn or break it: fit for a subject and a sentence. */
export const oneLine = (text: string): string => text.toWellFormed().replace(BREAKS, ' ').trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** What a person wrote, in its own lines. */
export const written = (...texts: string[]): string =>
  texts
    .map((text) => text.replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed().trim())
    .filter(Boolean)
    .join('\n\n');

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in the smallest unit of any currency, as people write it: `$25.00`, `¥2,500`. */
export function money(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
