import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, type Place } from '../load/booking.ts';
import { type Person, register } from '../load/people.ts';
import { median, spread } from './pair.ts';
import type { Mechanism } from './plain.ts';
import { textOf } from './table.ts';

export const RACES = 'races for one slot';

const HEAD_START_MS = 30;
const BATCH = 16;

interface Race {
  /** Until the last response. */
  all: number;
  /** Of one who booked with another mentor meanwhile. */
  bystander: number;
}

/** Many learners book one of the last slots of `places` at once. `use` switches the processes to the plain way. */
export async function benchRaces(
  url: string,
  [contested = [], calm = []]: Place[][],
  use: (plain: Mechanism[]) => Promise<void>,
  quick: boolean,
): Promise<void> {
  const [racers, rounds] = quick ? [20, 2] : [200, 10];
  const learners = await registerAll(url, racers);
  let n = 0;
  const race = async (plain: Mechanism[]): Promise<Race> => {
    await use(plain);
    n += 2;
    const [slot, other] = [contested.at(-n)!, calm.at(-n)!];
    const [all, bystander] = await Promise.all([
      timed(() => Promise.all(learners.map((learner) => book(url, learner, slot)))),
      sleep(HEAD_START_MS).then(() => timed(() => book(url, other.learner, other))),
    ]);
    return { all, bystander };
  };
  for (const plain of ['queue', 'recheck'] as const) {
    await race([]);
    await race([plain]);
    const pairs: { ours: Race; other: Race }[] = [];
    for (let round = 0; round < rounds; round++)
      pairs.push({ ours: await race([]), other: await race([plain]) });
    console.log(`\n ${racers} learners book one slot  (without the ${plain} / ours)\n`);
    for (const what of ['all', 'bystander'] as const) {
      const ms = (side: 'ours' | 'other') => Math.round(median(pairs.map((one) => one[side][what])));
      const ratio = textOf(spread(pairs.map(({ ours, other }) => other[what] / ours[what])));
      console.log(`  ${what.padEnd(10)} ratio ${ratio}   ms ${ms('other')} / ${ms('ours')}`);
    }
  }
}

async function book(url: string, { cookie, userId }: Person, place: Place): Promise<void> {
  const response = await fetch(`${url}/api/sessions/schedule`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(bodyOf(place, userId)),
  });
  await response.arrayBuffer();
  if (![201, 409].includes(response.status)) throw new Error(`a booking ended in ${response.status}`);
}

async function timed(fn: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await fn();
  return performance.now() - startedAt;
}

async function registerAll(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const batch = Array.from({ length: Math.min(BATCH, count - people.length) }, (_, n) =>
      register(url, `racer-${people.length + n}`),
    );
    people.push(...(await Promise.all(batch)));
  }
  return people;
}
