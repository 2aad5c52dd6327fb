/** "November 2026" in a language. `month`: yyyy-mm */
export const monthIn = (language: string, month: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(month),
  );
