import type { Pair, Spread } from './pair.ts';

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
    textOf(pair.ratio),
    aim === undefined ? '' : `≥ ${aim} ${pair.ratio.median >= aim ? 'yes' : 'NO'}`,
    `${Math.round(pair.ours.perSecond)} / ${Math.round(pair.other.perSecond)}`,
    `${pair.ours.mean.toFixed(1)} / ${pair.other.mean.toFixed(1)}`,
    `${Math.round(pair.ours.p99)} / ${Math.round(pair.other.p99)}`,
    Number.isNaN(pair.ours.cpu)
      ? ''
      : `${pair.ours.cpu.toFixed(2)} / ${pair.other.cpu.toFixed(2)}: ${textOf(pair.cpuRatio)}`,
    bytes ? `${bytes.ours} / ${bytes.other}` : '',
    queries ? `${queries.ours.toFixed(1)} / ${queries.other.toFixed(1)}` : '',
  ]);
  const head = [
    '',
    'ratio (min–max)',
    'aim',
    'a second',
    'mean ms',
    'p99 ms',
    'CPU ms a request',
    'bytes',
    'SQL a request',
  ];
  const widths = head.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i]!.length)));
  for (const row of [head, ...cells]) {
    console.log(`  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join('  ')}`.trimEnd());
  }
}

export const textOf = ({ median, min, max }: Spread): string =>
  `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;
