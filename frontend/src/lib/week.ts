import { readerLanguage } from './reader-language.ts';
import { formatDateOnly } from './zones.ts';

/** Regions whose weeks begin on Sunday, for browsers that do not tell. */
const FROM_SUNDAY = new Set('AU BR CA CO HK ID IL IN JP KR MX PE PH PK SG TH TW US VE ZA'.split(' '));

interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** The weekday with which the reader's weeks begin; 0 is Sunday. */
export function firstWeekday(): number {
  const locale: WeekLocale = new Intl.Locale(readerLanguage() ?? 'en-GB').maximize();
  const day = locale.getWeekInfo?.().firstDay ?? (FROM_SUNDAY.has(locale.region ?? '') ? 0 : 1);
  return day % 7;
}

/** The weekdays in the reader's order; 0 is Sunday. */
export const weekdays = (): number[] => Array.from({ length: 7 }, (_, index) => (firstWeekday() + index) % 7);

/** “Monday”, in the reader's language. */
export const weekdayName = (weekday: number): string =>
  // 7 January 2024 was a Sunday.
  formatDateOnly(`2024-01-${String(7 + weekday).padStart(2, '0')}`, { weekday: 'long' });
