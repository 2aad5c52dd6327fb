/** A row of a mail's table. */
export interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** A notification and a mail for one user. All fields are plain text, never markup. */
export interface Message {
  kind: MessageKind;
  /** Of the notification; `link` is a path. */
  title: string;
  body: string;
  link: string;
  /** Of the mail. */
  subject: string;
  /** The recipient's name, if known. */
  name: string | null;
  lead: string[];
  facts: Fact[];
  /** Text that a user wrote. */
  quote?: { label: string; text: string };
  /** The first is shown as a button. `to` is a path or a URL. */
  actions: { label: string; to: string }[];
  after: string[];
  /** Fill in `{name}` in facts and actions; deleted when the mail has been sent or has failed. */
  secrets?: Record<string, string>;
}

export type MessageKind =
  | 'session-booked'
  | 'session-moved'
  | 'session-cancelled'
  | 'session-no-show'
  | 'no-show-reported'
  | 'no-show-contested'
  | 'no-show-dismissed'
  | 'no-show-case'
  | 'session-completed'
  | 'session-payment-due'
  | 'session-reminder'
  | 'step-reminder'
  | 'password-recovery'
  | 'password-changed'
  | 'account-deletion'
  | 'second-factor-changed'
  | 'account-suspended'
  | 'account-restored'
  | 'roadmap-hidden'
  | 'roadmap-restored'
  | 'report-resolved'
  | 'email-confirmation'
  | 'email-change'
  | 'email-changed'
  | 'new-device'
  | 'payment-receipt'
  | 'refund-settled'
  | 'refund-stuck'
  | 'payment-disputed'
  | 'payments-refused'
  | 'story-published'
  | 'story-rejected'
  | 'thanks-given'
  | 'support-requested'
  | 'support-responded'
  | 'support-helped'
  | 'peer-registered'
  | 'peer-moved-up'
  | 'peer-left'
  | 'peer-changed'
  | 'peer-cancelled'
  | 'peer-reminder'
  | 'item-hidden'
  | 'item-restored'
  | 'application-approved'
  | 'application-rejected';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const BREAKS = /[\s\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

/** User input without line breaks, control and bidi characters, for subjects and sentences. */
export const singleLine = (text: string): string => text.toWellFormed().replace(BREAKS, ' ').trim();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** User input with its line breaks, without control and bidi characters. */
export const userText = (...texts: string[]): string =>
  texts
    .map((text) =>
      text
        .replace(/\r\n|[\u2028\u2029]/g, '\n')
        .replace(CONTROL, '')
        .toWellFormed()
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');

const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in the currency's smallest unit: `$25.00`, `¥2,500`. */
export function money(amount: number, currency: string): string {
  const format = formats.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
