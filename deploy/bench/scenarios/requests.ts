import { cachedCalls, compareCall, uncachedCalls } from '../calls.ts';
import { type Compared, MEASURED, SMALL } from '../compare.ts';
import type { Scene } from '../scene.ts';
import { printTable, toText, toVerdict } from '../table.ts';

const HEAD = [
  '',
  'CPU ratio (min–max)',
  'aim',
  'CPU ms',
  'of PostgreSQL',
  'a second: ratio',
  'a second',
  'p95 ms',
];

/** The hot requests of the product beside those of the bare program. */
export async function requests(scene: Scene): Promise<void> {
  const rows = [HEAD];
  for (const call of [...cachedCalls, ...uncachedCalls(scene)])
    rows.push(toCells(await compareCall(scene, call, scene.isSmall ? SMALL : MEASURED), call.aim));
  printTable('Requests  (ours / Fastify and pg alone)', rows);
}

function toCells({ what, cpu, perSecond, ours, bare }: Compared, aim?: number): string[] {
  const both = (toNumber: (side: typeof ours) => number, digits: number) =>
    [ours, bare].map((side) => toNumber(side).toFixed(digits)).join(' / ');
  return [
    what,
    toText(cpu),
    aim === undefined ? '' : toVerdict(`≥ ${aim}`, cpu.median >= aim),
    both((side) => side.cpu, 2),
    both((side) => side.postgres, 2),
    toText(perSecond),
    both((side) => side.perSecond, 0),
    both((side) => side.p95, 1),
  ];
}
