import type { Message } from './message.ts';

const WEEKDAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** What `moment` and `longDate` write. */
const MOMENT = new RegExp(
  `\\b(?:${WEEKDAYS}) (\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})(?:, (\\d{2}):(\\d{2})(?= \\())?`,
  'g',
);
/** Regions that write the month first, in English. */
const MONTH_FIRST = ['US', 'PH'];

/**
 * A message with its dates and times as the reader's locale writes them: the order of day and month, and the clock of 12
 * or 24 hours. The words stay English, as the mails are; what people wrote stays as it is.
 */
export function inReaderStyle(message: Message, locale: string | null): Message {
  const style = locale === null ? null : styleOf(locale);
  if (!style || (!style.isMonthFirst && !style.hour12)) return message;
  const write = (text: string) =>
    text.replace(MOMENT, (_, day: string, month: string, year: string, hour?: string, minute?: string) => {
      const at = Date.UTC(+year, MONTHS.indexOf(month), +day, +(hour ?? 0), +(minute ?? 0));
      const date = dateFormat(style.isMonthFirst)
        .format(at)
        .replace(/^(\w+),? (?=\d)/, '$1 ');
      if (hour === undefined) return date;
      return `${date}, ${style.hour12 ? clock.format(at) : `${hour}:${minute}`}`;
    });
  return {
    ...message,
    title: write(message.title),
    body: write(message.body),
    subject: write(message.subject),
    lead: message.lead.map(write),
    facts: message.facts.map((fact) => ({ ...fact, text: write(fact.text) })),
    after: message.after.map(write),
  };
}

const shape = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const dayFirst = new Intl.DateTimeFormat('en-GB', shape);
const monthFirst = new Intl.DateTimeFormat('en-US', shape);
const dateFormat = (isMonthFirst: boolean) => (isMonthFirst ? monthFirst : dayFirst);
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** null for a locale that this runtime does not know. */
function styleOf(locale: string): { isMonthFirst: boolean; hour12: boolean } | null {
  try {
    const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    const region = new Intl.Locale(locale).maximize().region ?? '';
    return { isMonthFirst: MONTH_FIRST.includes(region), hour12: hour12 === true };
  } catch {
    return null;
  }
}
