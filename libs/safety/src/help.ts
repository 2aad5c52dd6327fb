import type { Safety, SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { HELP_TEXTS } from './data/help-texts.ts';
import { COUNTRIES, DIRECTORY_URL, LINES_AS_OF, type Line } from './data/lines.ts';
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
  /** Violence at home: nothing on the screen may give the reader away. */
  discreet: boolean;
  /** Month (yyyy-mm) in which the numbers were last compared with their sources. */
  asOf: string;
}

/** Each kind has lines of its own, or none: a crisis line does not help against violence at home. */
const LINES_FOR: Partial<Record<SafetyKind, Line['for']>> = {
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
  const known = country === null ? undefined : COUNTRIES[country.toUpperCase()];
  const emergency = known?.emergency ?? texts.emergencyNumbers;
  const named = (text: string) => text.replaceAll('{emergency}', emergency);
  const toLine = ({ name, phone, sms, url, always }: Line): HelpLine => ({
    ...{ name, phone: phone ?? null, sms: sms ?? null, url: url ?? null },
    hours: always ? texts.always : '',
  });
  const directory: HelpLine = {
    ...{ name: texts.directory, url: DIRECTORY_URL },
    phone: null,
    sms: null,
    hours: '',
  };
  const shown = new Set<string>();
  const sections = kinds.map((kind) => {
    const [title, text] = texts.sections[kind];
    const purpose = LINES_FOR[kind];
    if (!purpose || shown.has(purpose)) return { title, text: named(text), lines: [] };
    shown.add(purpose);
    const lines = (known?.lines ?? []).filter((line) => line.for === purpose).map(toLine);
    const isListed = purpose !== 'poison';
    return { title, text: named(text), lines: isListed && lines.length === 0 ? [directory] : lines };
  });
  return {
    title: texts.title[level],
    intro: texts.intro[level],
    sections,
    emergency: level === 'ask-first' && !urgent ? '' : named(texts.emergency),
    discreet: isDiscreet(safety),
    asOf: LINES_AS_OF,
  };
}

/** Countries to choose from, by name. `name`: in the given language. */
export function helpCountries(language: Safety['language']): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.keys(COUNTRIES)
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
