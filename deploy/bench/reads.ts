import type { Request } from 'autocannon';
import { type Pace, pair } from './pair.ts';
import { roadmapIdOf, STEPS_OF_FIRST_STAGE, stepIdOf } from './seed.ts';
import { prepared, type Statements } from './statements.ts';
import type { Row } from './table.ts';

export interface Subject {
  /** The gateway. */
  url: string;
  /** The bare program. */
  bare: string;
  statements: Statements;
  roadmaps: number;
  /** Measures rows whose names contain it. */
  only: string;
  pace: Pace;
}

/** Bypasses the gateway's cache, as after a write by the same user. */
const PAST_MEMORY = { cookie: '__Host-waymark-fresh=1' };
const WORDS = [
  'courage',
  'debt',
  'kitchen',
  'garden',
  'budget',
  'sister',
  'river',
  'zurich',
  'cafe',
  'ledger',
];
const MANY = 200;

/** Different values, spread over the table. */
const some = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i));
const spread = (i: number, total: number): number => (i * 7919 + 13) % total;

export const list: Request[] = [{ path: '/api/roadmaps?limit=24' }];
const searches: Request[] = WORDS.flatMap((word) =>
  WORDS.map((other) => ({ path: `/api/roadmaps?limit=24&q=${word}%20${other}` })),
);
export const whole = (total: number): Request[] =>
  some(MANY, (i) => ({ path: `/api/roadmaps/${roadmapIdOf(spread(i, total))}` }));
export const pastMemory = (requests: Request[]): Request[] =>
  requests.map((request) => ({ ...request, headers: PAST_MEMORY }));

/** Reads through the gateway, cached and uncached, compared with the bare program. */
export async function benchReads(subject: Subject): Promise<Row[]> {
  const { roadmaps } = subject;
  const one = [{ path: `/api/roadmaps/${roadmapIdOf(1)}` }];
  await expectSameResponses(subject, [list[0]!.path!, one[0]!.path]);
  const rows: [string, Request[], Request[], number?][] = [
    ['24 roadmaps with mentor and category', list, list, 1],
    ['one whole roadmap', one, one, 1],
    ['one whole roadmap, 200 different ones', whole(roadmaps), whole(roadmaps), 1],
    ['24 roadmaps, past the memory', pastMemory(list), list],
    ['one whole roadmap, past the memory', pastMemory(whole(roadmaps)), whole(roadmaps)],
  ];
  const table: Row[] = [];
  for (const [what, ours, theirs, aim] of rows) {
    if (what.includes(subject.only)) table.push(await row(subject, what, ours, theirs, aim));
  }
  return table;
}

/** A search through all texts beside the plain list, both uncached: at most twice its time. */
export async function benchSearch({ url, statements, only, pace }: Subject): Promise<Row[]> {
  const what = 'search, 100 pairs of words';
  if (!what.includes(only)) return [];
  const [ours, theirs] = [pastMemory(searches), pastMemory(list)];
  const bytes = { ours: await bytesOf(url, ours[0]!), other: await bytesOf(url, theirs[0]!) };
  const queries = {
    ours: await statements.perRequest(url, ours),
    other: await statements.perRequest(url, theirs),
  };
  const measured = await pair({ url, requests: ours }, { url, requests: theirs }, pace);
  return [{ what, pair: measured, bytes, queries, aim: 0.5 }];
}

async function row(
  { url, bare, statements, pace }: Subject,
  what: string,
  ours: Request[],
  theirs: Request[],
  aim?: number,
): Promise<Row> {
  const bytes = { ours: await bytesOf(url, ours[0]!), other: await bytesOf(bare, theirs[0]!) };
  const queries = {
    ours: await statements.perRequest(url, ours),
    other: await statements.perRequest(bare, theirs),
  };
  const measured = await pair({ url, requests: ours }, { url: bare, requests: theirs }, pace);
  return { what, pair: measured, bytes, queries, ...(aim !== undefined && { aim }) };
}

/** Ticks and unticks, each learner on a roadmap of their own. `learners`: session cookies with user ids. */
export async function benchTicks(subject: Subject, learners: Learner[]): Promise<Row[]> {
  const what = 'a progress write';
  if (!what.includes(subject.only)) return [];
  const ours = tickRequests(learners, ({ cookie }) => ({ cookie }));
  return [
    await row(
      subject,
      what,
      ours,
      tickRequests(learners, () => ({})),
      0.5,
    ),
  ];
}

interface Learner {
  cookie: string;
  userId: number;
}

/** Each request changes a step: connections that repeated one list would mostly write what is stored already. */
export function tickRequests(
  learners: Learner[],
  headersOf: (learner: Learner) => Record<string, string>,
): Request[] {
  let next = 0;
  const setupRequest = (request: Request): Request => {
    const n = next % learners.length;
    const round = Math.floor(next++ / learners.length);
    const learner = learners[n]!;
    return {
      ...request,
      headers: { 'content-type': 'application/json', ...headersOf(learner) },
      body: JSON.stringify({
        userId: learner.userId,
        roadmapId: roadmapIdOf(n),
        stepId: stepIdOf(n, round % STEPS_OF_FIRST_STAGE),
        completed: Math.floor(round / STEPS_OF_FIRST_STAGE) % 2 === 0,
      }),
    };
  };
  return [{ method: 'PATCH', path: '/api/progress', setupRequest }];
}

async function bytesOf(url: string, request: Request): Promise<number> {
  const { path, method, headers, body } = prepared(request);
  const response = await fetch(url + path, {
    method: method ?? 'GET',
    headers: { ...(headers as Record<string, string>), 'accept-encoding': 'br' },
    ...(body !== undefined && { body: body as string }),
  });
  // fetch decompresses; the header has the size on the wire when it was known.
  const sent = response.headers.get('content-length');
  const text = await response.arrayBuffer();
  return sent ? Number(sent) : text.byteLength;
}

async function expectSameResponses({ url, bare }: Subject, paths: string[]): Promise<void> {
  for (const path of paths) {
    const [ours, theirs] = await Promise.all(
      [url, bare].map(async (base) => sorted((await (await fetch(base + path)).json()) as unknown)),
    );
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) throw new Error(`the responses of ${path} differ`);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
