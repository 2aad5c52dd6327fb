/** One line of the table at the end. */
export interface Finding {
  what: string;
  isGood: boolean;
  figures: string;
}

const HEAD = ['', 'shown', 'figures'];

/** The table, a line each, widths by its contents. */
export function tableOf(findings: readonly Finding[]): string[] {
  const rows = [HEAD, ...findings.map(({ what, isGood, figures }) => [what, isGood ? 'yes' : 'NO', figures])];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]!.length));
  return rows.map((row) => `  ${row.map((cell, n) => cell.padEnd(width(n))).join('  ')}`.trimEnd());
}
