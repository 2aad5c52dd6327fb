import { beforeAll, expect, it, jest } from '@jest/globals';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import pg from 'pg';
import { aMentor } from './testing/a-mentor.ts';
import { aLearner, DAY, hourIn, schedules } from './testing/bookings.ts';
import { Harness } from './testing/harness.ts';

const MANY = 500;

interface ExecutedQuery {
  text: string;
  values: unknown[];
}

const scheduling = new Harness().forFile();
let mentor: Caller;
const learner = aLearner();
beforeAll(async () => {
  mentor = await aMentor(scheduling);
  await schedules(scheduling, learner, mentor, hourIn(scheduling, DAY));
  await scheduling.sql(
    `INSERT INTO sessions (id, mentor_id, learner_id, learner_name, kind, starts_at, ends_at, status, hold_expires_at,
       price_cents, currency, payment, meeting_code, mentor_timezone, learner_timezone, created_at, changed_at)
     SELECT gen_random_uuid(), $1, $2, 'l', 'standard', $3::timestamptz, $3::timestamptz + interval '30 minutes',
       'released', $3, 1000, 'EUR', 'unpaid', n::text, 'UTC', 'UTC', $3, $3 FROM generate_series(1, $4) n`,
    [mentor.userId, learner.userId, hourIn(scheduling, 2 * DAY), MANY],
  );
  await scheduling.sql('ANALYZE sessions');
  // Otherwise PostgreSQL scans such a small table.
  await scheduling.sql('SET enable_seqscan = off');
});

/** The queries of the sessions table while `fn` runs. */
async function queriesDuring(fn: () => Promise<unknown>): Promise<ExecutedQuery[]> {
  const queries: ExecutedQuery[] = [];
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [what, params] = args as [string | ExecutedQuery, unknown[] | undefined];
    const { text, values } = typeof what === 'string' ? { text: what, values: params ?? [] } : what;
    if (text.includes('FROM sessions')) queries.push({ text, values });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as never);
  await fn().finally(() => spy.mockRestore());
  return queries;
}

/** The number of rows removed by filters. */
async function filteredRows({ text, values }: ExecutedQuery): Promise<number> {
  const plan = await scheduling.sql<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE) ${text}`, values);
  const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
  return [...lines.matchAll(/Rows Removed by \w+(?: \w+)*: (\d+)/g)].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
}

const feed = async () => {
  const { token } = await scheduling.call(rpc.GetFeedToken, {}, learner);
  return scheduling.call(rpc.GetFeedIcs, { token });
};

it.each([
  ['the list of sessions', () => scheduling.call(rpc.ListSessions, {}, learner)],
  ['a calendar feed', feed],
])('skips ended holds by an index for %s', async (_, read) => {
  const queries = await queriesDuring(read);
  expect(queries.length).toBeGreaterThan(0);
  for (const one of queries) expect(await filteredRows(one)).toBeLessThan(MANY);
});
