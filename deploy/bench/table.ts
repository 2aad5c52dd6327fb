import type { Pair } from './pair.ts';

export interface Row {
  what: string;
  pair: Pair;
  /** Bytes of one response on the wire, with the headers of a browser. */
  bytes?: { ours: number; other: number };
  /** SQL statements per request. */
  queries?: { ours: number; other: number };
  /** Target ratio. */
  aim?: number;
}

export function printTable(title: string, other: string, rows: Row[]): void {
  console.log(`\n ${title}  (ours / ${other})\n`);
  const cells = rows.map(({ what, pair, bytes, queries, aim }) => [
    what,
    `${pair.ratio.median.toFixed(2)} (${pair.ratio.min.toFixed(2)}–${pair.ratio.max.toFixed(2)})`,
    aim === undefined ? '' : `≥ ${aim} ${pair.ratio.median >= aim ? 'yes' : 'NO'}`,
    `${Math.round(pair.ours.perSecond)} / ${Math.round(pair.other.perSecond)}`,
    `${Math.round(pair.ours.p99)} / ${Math.round(pair.other.p99)}`,
    bytes ? `${bytes.ours} / ${bytes.other}` : '',
    queries ? `${queries.ours.toFixed(1)} / ${queries.other.toFixed(1)}` : '',
  ]);
  const head = ['', 'ratio (min–max)', 'aim', 'a second', 'p99 ms', 'bytes', 'SQL a request'];
  const widths = head.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]!.length)));
  for (const row of [head, ...cells]) {
    console.log(`  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}`.trimEnd());
  }
}
