import { beforeAll, expect, it } from '@jest/globals';
import { calendarParams, calendarSql } from './persistence/calendar-query.ts';
import { aMentor } from './testing/a-mentor.ts';
import { Harness, MONDAY_NOON } from './testing/harness.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const MENTORS = 20;
const DAY = 86_400_000;

const scheduling = new Harness().forFile();
let mentorId: number;

beforeAll(async () => {
  mentorId = (await aMentor(scheduling)).userId;
  // Two years of sessions: most are over, and each day ahead has an active one.
  await scheduling.sql(
    `INSERT INTO calendars (mentor_id, name) SELECT 10000 + n, 'Mentor' FROM generate_series(1, ${MENTORS}) n`,
  );
  await scheduling.sql(
    `INSERT INTO sessions (id, mentor_id, learner_id, learner_name, kind, starts_at, ends_at, status, price_cents,
       currency, payment, meeting_code, mentor_timezone, learner_timezone, created_at, changed_at)
     SELECT gen_random_uuid(), CASE WHEN mentor = 0 THEN $1 ELSE 10000 + mentor END, 20000 + day % 300, 'Sam', 'standard',
       start, start + interval '30 minutes', CASE WHEN mentor = 0 AND day > 0 THEN 'scheduled' ELSE 'completed' END, 0,
       'USD', 'free', gen_random_uuid()::text, 'UTC', 'UTC', now(), now()
     FROM generate_series(0, 6) mentor, generate_series(-365, 365) day,
       LATERAL (SELECT $2::timestamptz + make_interval(days => day, mins => mentor * 30 % 1440) AS start) at`,
    [mentorId, MONDAY_NOON],
  );
  await scheduling.sql(
    `INSERT INTO availability (id, mentor_id, day_of_week, start_minute, end_minute)
     SELECT gen_random_uuid(), 10000 + n, day, 540, 600 FROM generate_series(1, ${MENTORS}) n, generate_series(0, 6) day`,
  );
  await scheduling.sql(
    `INSERT INTO overrides (id, mentor_id, date, kind)
     SELECT gen_random_uuid(), 10000 + n, date '2027-01-01' + day, 'closed'
     FROM generate_series(1, ${MENTORS}) n, generate_series(0, 200) day`,
  );
  await scheduling.sql('ANALYZE sessions, availability, overrides, calendars');
});

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf(explain: string, params: unknown[]): Promise<PlanNode[]> {
  const [row] = await scheduling.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (${explain}, FORMAT JSON) ${calendarSql}`,
    params,
  );
  return nodesOf((row as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan);
}

const from = Date.parse(MONDAY_NOON);
const query = () => ({ mentorId, learnerId: 20_001, from, to: from + 14 * DAY, now: from });
const seqScans = (nodes: PlanNode[]) =>
  nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);

it('reads the time of one mentor by indexes, with few extra rows', async () => {
  const nodes = await planOf('ANALYZE', calendarParams(query()));
  expect(seqScans(nodes)).not.toContain('sessions');
  expect(seqScans(nodes)).not.toContain('overrides');
  const rowsRead = nodes
    .filter((node) => node['Relation Name'] === 'sessions')
    .map(
      (node) =>
        ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
    );
  expect(rowsRead.length).toBeGreaterThan(0);
  expect(Math.max(...rowsRead)).toBeLessThan(200);
});

it('uses indexes in the generic plan too', async () => {
  const nodes = await planOf('GENERIC_PLAN', []);
  expect(seqScans(nodes)).not.toContain('sessions');
  expect(seqScans(nodes)).not.toContain('overrides');
});
