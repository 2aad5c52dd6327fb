import { randomUUID } from 'node:crypto';
import { seed } from '../bench/seed.ts';
import type { Waymark } from '../launch/start.ts';
import { placesOf } from './booking.ts';
import { type Kind, type KindResult, percentile, sendAt } from './open-model.ts';
import { logInMentors, type Person, register } from './people.ts';
import { browsing, mixed, servedByBoth } from './traffic.ts';

const SIZE = { roadmaps: 1_000, progress: 100_000 };
const LEARNERS = 40;
/** Requests a second, one after the other; fewer when more than one in a hundred fails. */
const MEASURED = { rates: [50, 100, 200, 400], seconds: 10, warmUpSeconds: 5 };
const QUICK = { rates: [20], seconds: 2, warmUpSeconds: 1 };
const MOST_FAILED = 0.01;
const BAR = 40;

/**
 * Prints latencies under requests that arrive at constant rates, by kind, beside those of a bare program that gets its
 * kinds at the same rate. `bare`: address of the program of `npm run bench` on the same database.
 */
export async function loadArrivals(
  what: 'browse' | 'mixed',
  { url, services }: Waymark,
  startBare: () => Promise<string>,
  quick: boolean,
): Promise<void> {
  const mentors = await logInMentors(url);
  await seed(services.databaseUrl, { ...SIZE, mentorIds: mentors.map(({ userId }) => userId) });
  const { rates, seconds, warmUpSeconds } = quick ? QUICK : MEASURED;
  const kinds = what === 'browse' ? browsing(SIZE.roadmaps, mentors) : await mixedKinds(url, mentors);
  const common = kinds.filter(({ name }) => servedByBoth.includes(name));
  const bare = await startBare();
  await sendAt({ url, kinds, rate: rates[0]!, seconds: warmUpSeconds });
  await sendAt({ url: bare, kinds: common, rate: rates[0]!, seconds: warmUpSeconds });
  for (const rate of rates) {
    const ours = await sendAt({ url, kinds, rate, seconds });
    const theirs = await sendAt({ url: bare, kinds: common, rate: rate * shareOf(common, kinds), seconds });
    print(rate, ours, theirs);
    const failed = ours.reduce((sum, one) => sum + one.failed, 0);
    if (failed > MOST_FAILED * rate * seconds) {
      console.log(`\n  Stopped: ${failed} of ${rate * seconds} requests failed.`);
      return;
    }
  }
}

async function mixedKinds(url: string, mentors: Person[]): Promise<Kind[]> {
  const places = await placesOf(url);
  const learners: Person[] = [];
  while (learners.length < LEARNERS) learners.push(await register(url, `load-${randomUUID().slice(0, 8)}`));
  return mixed(SIZE.roadmaps, mentors, learners, places);
}

function shareOf(some: Kind[], all: Kind[]): number {
  const weightOf = (kinds: Kind[]) => kinds.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(some) / weightOf(all);
}

/** A line for each kind: counts, percentiles in milliseconds with their bars, and the bare program's where it has it. */
function print(rate: number, ours: KindResult[], theirs: KindResult[]): void {
  console.log(`\n ${rate} requests a second: milliseconds from when a request was due\n`);
  console.log(
    `  ${'kind'.padEnd(20)}${'ended'.padStart(7)}${'failed'.padStart(8)}${'p50'.padStart(8)}${'p95'.padStart(8)}` +
      `${'p99'.padStart(8)}  bare p50 (ratio)   ▪ to p50, ▫ to p99`,
  );
  const slowest = Math.max(...ours.map(({ latencies }) => percentile(latencies, 0.99) || 0));
  for (const { name, latencies, failed } of ours) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(latencies, share)) as [
      number,
      number,
      number,
    ];
    const other = percentile(theirs.find((one) => one.name === name)?.latencies ?? [], 0.5);
    const beside = Number.isNaN(other) ? '' : `${other.toFixed(1)} (${(other / p50).toFixed(2)})`;
    const figures = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8)).join('');
    const counts = `${String(latencies.length).padStart(7)}${String(failed).padStart(8)}`;
    console.log(`  ${name.padEnd(20)}${counts}${figures}  ${beside.padEnd(17)}  ${barOf(p50, p99, slowest)}`);
  }
}

/** On a logarithmic scale from 1 ms to the slowest. */
function barOf(p50: number, p99: number, slowest: number): string {
  const length = (ms: number) =>
    Math.round((BAR * Math.log(Math.max(ms, 1))) / Math.log(Math.max(slowest, 2))) || 0;
  return '▪'.repeat(length(p50)) + '▫'.repeat(Math.max(0, length(p99) - length(p50)));
}
