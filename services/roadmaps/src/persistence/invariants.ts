/** A rule of this service as a query that must return no row. */
export interface Invariant {
  rule: string;
  sql: string;
}

/** Work older than this is stuck: ten tries of a minute each, and some. */
const STUCK = "now() - interval '15 minutes'";

const content: Invariant[] = [
  {
    rule: 'the stages of a roadmap stand at 0, 1, 2, …',
    sql: `SELECT roadmap_id FROM stages GROUP BY roadmap_id
      HAVING min(position) <> 0 OR max(position) <> count(*) - 1 OR count(DISTINCT position) <> count(*)`,
  },
  {
    rule: 'the steps of a stage stand at 0, 1, 2, …',
    sql: `SELECT stage_id FROM steps WHERE stage_id IS NOT NULL GROUP BY stage_id
      HAVING min(position) <> 0 OR max(position) <> count(*) - 1 OR count(DISTINCT position) <> count(*)`,
  },
  {
    rule: 'a roadmap knows how many stages and steps it has',
    sql: `SELECT r.id FROM roadmaps r WHERE
      r.stage_count <> (SELECT count(*) FROM stages s WHERE s.roadmap_id = r.id) OR
      r.step_count <> (SELECT count(*) FROM steps p WHERE p.roadmap_id = r.id AND p.removed_at IS NULL)`,
  },
  {
    rule: 'a published roadmap has an owner, at least one stage, and a step in every stage',
    sql: `SELECT r.id FROM roadmaps r WHERE r.status = 'published' AND (
      NOT EXISTS (SELECT FROM mentors m WHERE m.id = r.mentor_id)
      OR NOT EXISTS (SELECT FROM stages s WHERE s.roadmap_id = r.id)
      OR EXISTS (SELECT FROM stages s WHERE s.roadmap_id = r.id
        AND NOT EXISTS (SELECT FROM steps p WHERE p.stage_id = s.id)))`,
  },
  {
    rule: 'the name on a roadmap is its mentor’s',
    sql: 'SELECT r.id FROM roadmaps r JOIN mentors m ON m.id = r.mentor_id WHERE r.mentor_name <> m.name',
  },
];

const learning: Invariant[] = [
  {
    rule: 'progress is one row per learner and step',
    sql: 'SELECT user_id, step_id FROM progress GROUP BY user_id, step_id HAVING count(*) > 1',
  },
  {
    rule: 'the step of a progress row belongs to its roadmap',
    sql: `SELECT d.user_id, d.step_id FROM progress d LEFT JOIN steps p ON p.id = d.step_id
      WHERE p.roadmap_id IS DISTINCT FROM d.roadmap_id`,
  },
  {
    rule: 'the follower count of a roadmap is the number of its followers',
    sql: `SELECT r.id FROM roadmaps r
      WHERE r.followers <> (SELECT count(*) FROM follows f WHERE f.roadmap_id = r.id)`,
  },
];

const work: Invariant[] = [
  {
    rule: 'no run is stuck',
    sql: `SELECT id FROM ai_runs WHERE finished_at IS NULL AND created_at < ${STUCK} AND quiet_since < ${STUCK}`,
  },
  {
    rule: 'a roadmap has at most one run going',
    sql: `SELECT roadmap_id FROM ai_runs WHERE status IN ('queued', 'running')
      GROUP BY roadmap_id HAVING count(*) > 1`,
  },
  {
    rule: 'a run that is over said so once',
    sql: `SELECT a.id FROM ai_runs a JOIN outbox o ON o.payload ->> 'runId' = a.id
      AND o.topic = 'roadmaps.run.ended.v1'
      GROUP BY a.id, a.finished_at HAVING count(*) <> 1 OR a.finished_at IS NULL`,
  },
  {
    rule: 'the log of a run goes up to its last entry, and ends with its end',
    sql: `SELECT a.id FROM ai_runs a JOIN run_events e ON e.run_id = a.id GROUP BY a.id
      HAVING max(e.seq) <> a.last_seq
        OR (a.finished_at IS NOT NULL AND (array_agg(e.type ORDER BY e.seq DESC))[1] <> 'end')`,
  },
  {
    rule: 'no file is stuck while it is read',
    sql: `SELECT id FROM sources WHERE status = 'processing' AND created_at < ${STUCK} AND quiet_since < ${STUCK}`,
  },
  {
    rule: 'the outbox is drained, and nothing is parked in it',
    sql: `SELECT id FROM outbox WHERE parked_at IS NOT NULL OR
      (published_at IS NULL AND created_at < now() - interval '1 minute')`,
  },
];

export const invariants: readonly Invariant[] = [...content, ...learning, ...work];
