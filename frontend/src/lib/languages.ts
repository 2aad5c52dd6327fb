const names = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'none' });

/** “Portuguese” for `pt`, in the reader's language; undefined for no ISO 639 code. */
export const languageName = (code: string): string | undefined =>
  /^[a-z]{2,3}$/.test(code) ? names.of(code) : undefined;
