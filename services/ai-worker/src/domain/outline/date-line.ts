import { cueOf, plain } from './cues.ts';
import { LANGUAGES } from './language.ts';

const SEASONS =
  'spring summer autumn fall winter frühling frühjahr sommer herbst primavera verano otoño invierno printemps été automne hiver verão outono inverno estate autunno';
const UNITS =
  'day week month year tag woche monat jahr día semana mes año jour semaine mois année dia mês ano giorno settimana mese anno';
const BESIDE =
  'the of in on early late mid de del la le l du im am den der anfang ende mitte início começo fim do da em no na di il nel inizio fine début fin th st nd rd and to bis a und';
const MOST_WORDS = 7;
const LONGEST = 60;

let known: Record<'days' | 'units' | 'words', Set<string>> | undefined;

/** The names of months and of the days of the week in all languages. */
function names(): NonNullable<typeof known> {
  const formatted = (options: Intl.DateTimeFormatOptions, count: number): string[] =>
    LANGUAGES.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      const at = (i: number): Date =>
        'month' in options ? new Date(Date.UTC(2024, i, 5)) : new Date(Date.UTC(2024, 0, i + 1));
      return Array.from({ length: count }, (_, i) => format.format(at(i)).toLowerCase().replace('.', ''));
    });
  const days = formatted({ weekday: 'long' }, 7).flatMap((day) => [day, day.replace('-feira', '')]);
  const months = [...formatted({ month: 'long' }, 12), ...formatted({ month: 'short' }, 12)];
  const words = [...days, 'feira', ...months, ...`${SEASONS} ${UNITS} ${BESIDE}`.split(' ')];
  return { days: new Set(days), units: new Set(UNITS.split(' ')), words: new Set(words) };
}

/** Whether a line is a date or a time alone: "12 March 2019", "Montag", "Semaine trois". */
export function isDateLine(line: string): boolean {
  if (line.length > LONGEST) return false;
  const text = plain(line).replace(/[:.,\s]+$/, '');
  known ??= names();
  const words = text.split(/[\s,./'–—-]+/).filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  const isDate = words.every((word) => known!.words.has(word) || /^\d{1,4}(?:th|st|nd|rd|er|º)?$/.test(word));
  const isYear = words.some((word) => /^(?:19|20)\d\d$/.test(word));
  const isNamed = words.some((word) => known!.words.has(word) && word.length > 2);
  if (words.length === 2 && known.units.has(words[0]!)) return true;
  if (isDate && (isYear || known.days.has(text) || (isNamed && /\d/.test(text)))) return true;
  return LANGUAGES.some((language) => {
    const found = cueOf('time', language)?.exec(text);
    return found?.index === 0 && found[0].length === text.length;
  });
}
