const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Day, year and time in the reader's zone. */
export const timeOf = (at: string): string => format.format(new Date(at));
