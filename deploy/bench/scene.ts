import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { OpenAiTestServer } from '../../services/ai-worker/src/testing/openai-server.ts';
import { startWaymark, type Waymark } from '../launch/start.ts';
import { isolationOverrides } from '../test/isolated-env.ts';
import { noLimits, noRunLimits } from '../test/no-limits.ts';
import { dealerOf, openPlaces, type Place } from './calendars.ts';
import { type Cpu, readCpu } from './cpu.ts';
import { logInMentors, type Person, register } from './people.ts';
import { startProgram } from './program.ts';
import { seed } from './seed.ts';
import { withWorkers } from './workers.ts';

/** Of the first fill. */
const SIZE = { roadmaps: 1_000, progress: 10_000 };
export const WORKERS = 2;
const LEARNERS = 200;
const LEARNERS_OF_SMALL = 40;
const AT_ONCE = 8;
const IDLE_MS = 8_000;
const IDLE_MS_OF_SMALL = 2_000;
const SAME = ['/api/roadmaps?limit=24', '/api/roadmaps/bench-1'];

/** A Waymark with rows, people and open calendars, and a bare program on the same database. */
export interface Scene {
  waymark: Waymark;
  bare: { url: string; pid: number };
  /** The workers draft with it. */
  model: OpenAiTestServer;
  roadmaps: number;
  mentors: Person[];
  /** Each books with one mentor only, so that bookings do not conflict. */
  learners: Person[];
  /** Free starts by mentor. */
  places: Place[][];
  next: () => Place;
  /** CPU milliseconds per second without requests, by process. */
  idle: Cpu;
  isSmall: boolean;
}

export async function withScene(isSmall: boolean, work: (scene: Scene) => Promise<void>): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'waymark-bench-'));
  const model = await OpenAiTestServer.start();
  const env = {
    ...{ ...isolationOverrides(), ...noLimits, ...noRunLimits, LOG_LEVEL: 'warn' },
    ...{ OPENAI_BASE_URL: model.baseUrl, AI_TOKENS_PER_DAY: '1000000000' },
  };
  let waymark: Waymark | undefined;
  try {
    waymark = await startWaymark({ home, port: 0, env, processes: withWorkers(WORKERS) });
    await work(await setUp(waymark, model, isSmall));
  } finally {
    await waymark?.stop();
    await model.close();
    await rm(home, { recursive: true, force: true });
  }
}

/** The processes that serve the requests of the bare program. */
export const barePids = ({ pids }: Waymark, { pid }: Scene['bare']): Record<string, number> => ({
  bare: pid,
  postgres: pids.postgres!,
});

async function setUp(waymark: Waymark, model: OpenAiTestServer, isSmall: boolean): Promise<Scene> {
  const { url, services } = waymark;
  const mentors = await logInMentors(url);
  // Before the first read: the gateway keeps what it has read, since rows written past the product publish nothing.
  await seed(services.databaseUrl, { ...SIZE, mentorIds: mentors.map(({ userId }) => userId) });
  const { child, line } = await startProgram('deploy/bench/bare.ts', [services.databaseUrl]);
  const bare = { url: line, pid: child.pid! };
  const learners = await registerAll(url, isSmall ? LEARNERS_OF_SMALL : LEARNERS);
  const places = await Promise.all(
    mentors.map((mentor, n) =>
      openPlaces(
        url,
        mentor,
        learners.filter((_, at) => at % mentors.length === n),
      ),
    ),
  );
  const day = places[0]![0]!.start.slice(0, 10);
  await expectSame(
    [url, bare.url],
    [...SAME, `/api/mentor/${mentors[0]!.userId}/slots?from=${day}&to=${day}`],
  );
  const idle = await idleOf(waymark, isSmall ? IDLE_MS_OF_SMALL : IDLE_MS);
  const shared = { waymark, bare, model, roadmaps: SIZE.roadmaps, mentors, learners, places };
  return { ...shared, next: dealerOf(places), idle, isSmall };
}

async function registerAll(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - people.length) }, (_, n) =>
      register(url, `bench-${people.length + n}`),
    );
    people.push(...(await Promise.all(some)));
  }
  return people;
}

async function idleOf(waymark: Waymark, ms: number): Promise<Cpu> {
  const before = await readCpu(waymark.pids);
  await sleep(ms);
  const after = await readCpu(waymark.pids);
  return Object.fromEntries(
    Object.entries(after).map(([name, used]) => [name, (1_000 * (used - before[name]!)) / ms]),
  );
}

/** Throws when the programs do not return the same. Of slots, the bare program has the starts alone. */
async function expectSame(urls: [string, string], paths: string[]): Promise<void> {
  for (const path of paths) {
    const [ours, bare] = await Promise.all(
      urls.map(async (url) => {
        const body = (await (await fetch(url + path)).json()) as { slots?: { start: string }[] };
        return body.slots?.map(({ start }) => start) ?? body;
      }),
    );
    if (!isDeepStrictEqual(ours, bare)) throw new Error(`the responses of ${path} differ`);
  }
}
