/** A row of a mail's table. */
export interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** A notification and a mail for one user. All fields are plain text, never markup. */
export interface Message {
  kind: string;
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
  /** When to write for help, as a clause. The mail adds the address; without one the sentence is left out. */
  support?: string;
  /** What a locked screen may show; absent: no push message is sent. */
  push?: string;
  /** Goes to this channel alone. */
  only?: 'product' | 'mail';
  /** The notification takes the place of an unread one of its kind. */
  replacesUnread?: boolean;
  /** Fill in `{name}` in facts and actions; deleted when the mail has been sent or has failed. */
  secrets?: Record<string, string>;
}

/** What differs between messages. Without a subject the title is it. */
export type Text = Pick<Message, 'title' | 'body' | 'link' | 'lead'> & Partial<Omit<Message, 'kind'>>;

export const toMessage = (kind: string, text: Text): Message => ({
  ...{ kind, subject: text.title, name: null, facts: [], actions: [], after: [] },
  ...text,
});

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
