const LOCALES = ['en', 'de', 'es', 'fr', 'it', 'pt'];

function* regions(): Generator<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const first of letters) for (const second of letters) yield names.of(first + second) ?? '';
  }
}

function* languages(): Generator<string> {
  const codes = [
    'en',
    'de',
    'es',
    'fr',
    'it',
    'pt',
    'nl',
    'pl',
    'ru',
    'tr',
    'ar',
    'zh',
    'ja',
    'la',
    'el',
    'uk',
    'sv',
  ];
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    for (const code of codes) {
      const name = names.of(code)!;
      yield name.charAt(0).toUpperCase() + name.slice(1);
    }
  }
}

function* calendar(): Generator<string> {
  for (const locale of LOCALES) {
    const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    for (let index = 0; index < 12; index += 1) {
      for (const name of [
        month.format(Date.UTC(2024, index, 1)),
        day.format(Date.UTC(2024, 0, 1 + (index % 7))),
      ])
        yield name.charAt(0).toUpperCase() + name.slice(1);
    }
  }
}

/** The cities of the time zones. */
const cities = (): string[] =>
  Intl.supportedValuesOf('timeZone').map((zone) =>
    zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '),
  );

/** Single words that name no person: countries, languages, months, days and cities, as listed by the runtime. */
export const knownWords: ReadonlySet<string> = new Set(
  [...regions(), ...languages(), ...calendar(), ...cities()].filter((name) => !/[^\p{L}\p{M}]/u.test(name)),
);
