import type { Spread } from './compare.ts';

/** Prints a title, then rows of cells in columns; the first row is the head. */
export function printTable(title: string, rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  console.log(`\n ${title}\n`);
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd());
}

export const toText = ({ median, min, max }: Spread): string =>
  `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;

/** The aim, and whether it is met. */
export const toVerdict = (aim: string, isMet: boolean): string => `${aim} ${isMet ? 'yes' : 'NO'}`;
