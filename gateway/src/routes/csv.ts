/** A column of a CSV file: its name, and what it contains of an item. */
export type Column<T> = [name: string, read: (item: T) => string | number | null];

/** One line per item (RFC 4180), in UTF-8 with a mark, which spreadsheets need to read names. */
export const csvOf = <T>(columns: readonly Column<T>[], items: readonly T[]): string =>
  `\ufeff${[columns.map(([name]) => name), ...items.map((item) => columns.map(([, read]) => read(item)))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('')}`;

export const decimal = (cents: number): string => (cents / 100).toFixed(2);

/** A spreadsheet takes text that begins like this as a formula; people choose their names. */
const FORMULA = /^[\s\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
