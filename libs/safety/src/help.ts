import type { Safety, SafetyKind, SafetyLanguage } from '@waymark/contracts/roadmaps/coaching';
import { COUNTRIES, type ListedCountry } from './data/countries.ts';
import { HELP_PAGE_TEXTS } from './data/help-page-texts.ts';
import { HELP_TEXTS } from './data/help-texts.ts';
import { DIRECTORY_URL, type Line, NEEDS, type Need } from './data/line.ts';
import { isDiscreet } from './discreet.ts';

export interface HelpLine {
  name: string;
  /** As dialled, for a tel: link. */
  phone: string | null;
  /** As texted, with the word to send. */
  sms: string | null;
  url: string | null;
  /** In the language of the help, e.g. "day and night"; empty when not known. */
  hours: string;
  /** The page that states the number. */
  source: string;
  /** Month (yyyy-mm) in which it was last compared with its source. */
  checked: string;
}

export interface HelpSection {
  title: string;
  text: string;
  lines: HelpLine[];
}

export interface Help {
  title: string;
  /** One or two kind sentences. */
  intro: string;
  sections: HelpSection[];
  /** For a risk to life; empty for questions that only need a professional. */
  emergency: string;
  /** Comes before everything else: it cannot wait. */
  isUrgent: boolean;
  /** Violence at home: nothing on the screen may give the reader away. */
  discreet: boolean;
  /** Month (yyyy-mm) of the oldest comparison of these numbers with their sources. */
  asOf: string;
}

/** Each kind has lines of its own, or none: a crisis line does not help against violence at home. */
const LINES_FOR: Partial<Record<SafetyKind, Need>> = {
  suicide: 'crisis',
  'self-harm': 'crisis',
  'harm-to-others': 'crisis',
  overdose: 'poison',
  'violence-at-home': 'violence',
  child: 'child',
};

/** The help for what was found, in the writer's language. `country`: ISO code, or null when it is not known. */
export function helpFor(safety: Safety, country: string | null): Help {
  const { level, kinds, language, urgent } = safety;
  const texts = HELP_TEXTS[language];
  const known = countryOf(country);
  const named = withEmergency(language, known);
  const shown = new Set<Need>();
  const sections = kinds.map((kind) => {
    const [title, text] = texts.sections[kind];
    const need = LINES_FOR[kind];
    if (!need || shown.has(need)) return { title, text: named(text), lines: [] };
    shown.add(need);
    const lines = linesFor(need, language, known).filter(({ regional }) => !regional);
    return { title, text: named(text), lines: lines.map(({ regional: _, ...line }) => line) };
  });
  const hasEmergency = level === 'strong' || urgent || kinds.includes('chest-pain');
  return {
    title: texts.title[level],
    intro: texts.intro[level],
    sections,
    emergency: hasEmergency ? named(urgent ? texts.urgent : texts.emergency) : '',
    isUrgent: urgent,
    discreet: isDiscreet(safety),
    asOf: oldest(sections.flatMap(({ lines }) => lines)),
  };
}

export interface HelpNeed {
  need: Need;
  title: string;
  text: string;
  lines: HelpLine[];
}

/** All numbers of a country by kind of need. */
export interface HelpPage {
  title: string;
  intro: string;
  emergency: { title: string; text: string; source: string | null; checked: string | null };
  needs: HelpNeed[];
}

/** What the page of all numbers shows. `country`: ISO code, or null when it is not known. */
export function helpPage(language: SafetyLanguage, country: string | null): HelpPage {
  const { title, intro, emergency, needs } = HELP_PAGE_TEXTS[language];
  const known = countryOf(country);
  const named = withEmergency(language, known);
  return {
    title,
    intro,
    emergency: {
      title: emergency[0],
      text: named(emergency[1]),
      source: known?.emergencySource ?? null,
      checked: known?.emergencyChecked ?? null,
    },
    needs: NEEDS.map((need) => ({
      need,
      title: needs[need][0],
      text: named(needs[need][1]),
      lines: linesFor(need, language, known),
    })),
  };
}

const countryOf = (code: string | null): ListedCountry | undefined =>
  code !== null && Object.hasOwn(COUNTRIES, code.toUpperCase()) ? COUNTRIES[code.toUpperCase()] : undefined;

function withEmergency(language: SafetyLanguage, known: ListedCountry | undefined) {
  const numbers = known
    ? eitherOf(language, [known.emergency].flat())
    : HELP_TEXTS[language].emergencyNumbers;
  return (text: string) => text.replaceAll('{emergency}', numbers);
}

/** "112 or 110", as part of a sentence. */
const eitherOf = (language: SafetyLanguage, numbers: string[]): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(numbers);

/** The directory of all countries where none is known, except for poison, which it does not list. */
function linesFor(need: Need, language: SafetyLanguage, known: ListedCountry | undefined) {
  const texts = HELP_TEXTS[language];
  const lines = (known?.lines ?? []).filter((line) => line.for === need);
  if (lines.length > 0 || need === 'poison') return lines.map((line) => toHelpLine(line, texts.always));
  const directory = { for: need, name: texts.directory, url: DIRECTORY_URL, source: DIRECTORY_URL };
  return [toHelpLine({ ...directory, checked: '' }, texts.always)];
}

const toHelpLine = (
  { name, phone, sms, url, always, regional, source, checked }: Line,
  dayAndNight: string,
): HelpLine & { regional: boolean } => ({
  ...{ name, phone: phone ?? null, sms: sms ?? null, url: url ?? null, source, checked },
  hours: always ? dayAndNight : '',
  regional: regional ?? false,
});

const oldest = (lines: readonly HelpLine[]): string =>
  lines.flatMap(({ checked }) => checked || []).sort()[0] ?? '';

/** Countries to choose from, by name. `name`: in the given language. */
export function helpCountries(language: SafetyLanguage): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.keys(COUNTRIES)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
