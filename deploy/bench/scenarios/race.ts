import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { bodyOf, type Place } from '../calendars.ts';
import { median, spread } from '../compare.ts';
import type { Person } from '../people.ts';
import type { Scene } from '../scene.ts';
import { printTable, toText } from '../table.ts';

const ROUNDS = 10;
const ROUNDS_OF_SMALL = 2;
const HEAD_START_MS = 30;

/** Milliseconds: until the last response, and of one who books with another mentor meanwhile. */
interface Race {
  all: number;
  bystander: number;
}

/** All learners book one slot at once. Throws unless exactly one gets it. */
export async function race({ waymark, bare, learners, places, isSmall }: Scene): Promise<void> {
  const [contested, calm] = places as [Place[], Place[]];
  let last = 0;
  const one = async (url: string): Promise<Race> => {
    last += 1;
    const [slot, other] = [contested.at(-last)!, calm.at(-last)!];
    const racing = timed(() => Promise.all(learners.map((learner) => book(url, learner, slot))));
    await sleep(HEAD_START_MS);
    const bystander = await timed(() => book(url, other.learner, other));
    const all = await racing;
    const winners = all.result.filter((status) => status === 201).length;
    if (winners !== 1) throw new Error(`${winners} learners have booked one slot of ${url}`);
    return { all: all.ms, bystander: bystander.ms };
  };
  const rounds: { ours: Race; bare: Race }[] = [];
  for (let round = 0; round <= (isSmall ? ROUNDS_OF_SMALL : ROUNDS); round++)
    rounds.push({ ours: await one(waymark.url), bare: await one(bare.url) });
  // The first is for the compiler.
  rounds.shift();
  const rows = (['all', 'bystander'] as const).map((what) => {
    const ms = (side: 'ours' | 'bare') => Math.round(median(rounds.map((both) => both[side][what])));
    const ratio = toText(spread(rounds.map(({ ours, bare: theirs }) => theirs[what] / ours[what])));
    return [
      what === 'all' ? 'all responses' : 'a booking with another mentor',
      ratio,
      `${ms('ours')} / ${ms('bare')}`,
    ];
  });
  const title = `${learners.length} learners book one slot, which one gets  (ours / Fastify and pg alone)`;
  printTable(title, [['', 'ratio (min–max)', 'ms'], ...rows]);
}

async function book(url: string, { cookie, userId }: Person, place: Place): Promise<number> {
  const response = await fetch(`${url}/api/sessions/schedule`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'idempotency-key': randomUUID() },
    body: JSON.stringify(bodyOf(place, userId)),
  });
  await response.arrayBuffer();
  if (![201, 409].includes(response.status)) throw new Error(`a booking ended in ${response.status}`);
  return response.status;
}

async function timed<T>(fn: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const startedAt = performance.now();
  const result = await fn();
  return { ms: performance.now() - startedAt, result };
}
