import type { Invariant } from '@waymark/database/check-invariants';
import { detailsJson } from '../authoring/persistence/detail-columns.ts';

/** Work older than this is stuck: ten attempts of a minute each, and a margin. */
const STUCK = "now() - interval '15 minutes'";

/** SQL: the ids of stages and steps, in order. */
const idsIn = (stages: string): string => `(SELECT string_agg((s ->> 'id') || ':' || (
  SELECT string_agg(t ->> 'id', ',' ORDER BY nt) FROM json_array_elements(s -> 'steps') WITH ORDINALITY t (t, nt)
  ), ';' ORDER BY ns) FROM json_array_elements(${stages}) WITH ORDINALITY s (s, ns))`;

const content: Invariant[] = [
  {
    rule: 'the stages of a roadmap have positions 0, 1, 2, …',
    sql: `SELECT roadmap_id FROM stages GROUP BY roadmap_id
      HAVING min(position) <> 0 OR max(position) <> count(*) - 1 OR count(DISTINCT position) <> count(*)`,
  },
  {
    rule: 'the steps of a stage have positions 0, 1, 2, …',
    sql: `SELECT stage_id FROM steps WHERE stage_id IS NOT NULL GROUP BY stage_id
      HAVING min(position) <> 0 OR max(position) <> count(*) - 1 OR count(DISTINCT position) <> count(*)`,
  },
  {
    rule: 'the stage and step counts of a roadmap are exact',
    sql: `SELECT r.id FROM roadmaps r WHERE
      r.stage_count <> (SELECT count(*) FROM stages s WHERE s.roadmap_id = r.id) OR
      r.step_count <> (SELECT count(*) FROM steps p WHERE p.roadmap_id = r.id AND p.removed_at IS NULL)`,
  },
  {
    rule: 'a published roadmap has a mentor and versions 1, 2, … up to its current one',
    sql: `SELECT r.id FROM roadmaps r WHERE
      (r.status <> 'draft' AND r.version IS NULL)
      OR NOT EXISTS (SELECT FROM mentors m WHERE m.id = r.mentor_id)
      OR coalesce(r.version, 0) <> (SELECT count(*) FROM roadmap_versions v WHERE v.roadmap_id = r.id)
      OR coalesce(r.version, 0) <> (SELECT coalesce(max(v.version), 0) FROM roadmap_versions v WHERE v.roadmap_id = r.id)`,
  },
];

// Versions from before tags have none.
const STORED_DETAILS = `('{"tags": []}'::jsonb || v.content::jsonb)`;

const versions: Invariant[] = [
  {
    rule: 'a published row has the newest version and the status of its roadmap',
    sql: `SELECT r.id FROM roadmaps r LEFT JOIN published_roadmaps p ON p.id = r.id
      WHERE r.version IS DISTINCT FROM p.version
        OR (p.id IS NOT NULL AND (p.status, p.mentor_id) <> (r.status, r.mentor_id))
        OR (p.id IS NOT NULL AND p.published_at IS DISTINCT FROM r.published_at)`,
  },
  {
    rule: 'a published row has the stages and steps of its version, in order, and its details',
    sql: `SELECT p.id FROM published_roadmaps p
      LEFT JOIN roadmap_versions v ON v.roadmap_id = p.id AND v.version = p.version
      WHERE v.version IS NULL OR p.title <> v.title
        OR ${STORED_DETAILS} <> ${STORED_DETAILS} || ${detailsJson('p')}
        OR (p.stage_count, p.step_count) <> (v.stage_count, v.step_count)
        OR ${idsIn('p.stages')} IS DISTINCT FROM ${idsIn("v.content -> 'stages'")}
        OR ${idsIn('p.outline')} IS DISTINCT FROM ${idsIn("v.content -> 'stages'")}`,
  },
  {
    rule: 'the counts of a version are exact, and every stage has a step',
    sql: `SELECT v.roadmap_id, v.version FROM roadmap_versions v
      WHERE v.stage_count <> json_array_length(v.content -> 'stages')
        OR v.step_count <> (SELECT sum(json_array_length(s -> 'steps')) FROM json_array_elements(v.content -> 'stages') s)
        OR EXISTS (SELECT FROM json_array_elements(v.content -> 'stages') s WHERE json_array_length(s -> 'steps') = 0)`,
  },
  {
    rule: 'exactly the steps of published rows are marked as published',
    sql: `WITH shown AS (
        SELECT p.id AS roadmap_id, t ->> 'id' AS step_id FROM published_roadmaps p,
          json_array_elements(p.outline) s, json_array_elements(s -> 'steps') t
      ), marked AS (SELECT roadmap_id, id AS step_id FROM steps WHERE published)
      (SELECT * FROM shown EXCEPT ALL SELECT * FROM marked)
      UNION ALL (SELECT * FROM marked EXCEPT ALL SELECT * FROM shown)`,
  },
  {
    rule: 'a published row has the current profile of its mentor',
    sql: `SELECT p.id FROM published_roadmaps p JOIN mentors m ON m.id = p.mentor_id WHERE NOT m.cards_behind AND (
      p.mentor_name <> m.name OR p.mentor_version <> m.version OR p.mentor ->> 'name' <> m.name
      OR p.mentor ->> 'bio' <> m.bio OR p.mentor ->> 'avatar' IS DISTINCT FROM m.avatar)`,
  },
  {
    rule: 'the quote on a card is a quote of a step that learners see',
    sql: String.raw`SELECT p.id FROM published_roadmaps p WHERE p.quote IS NOT NULL AND NOT EXISTS (
      SELECT FROM json_array_elements(p.stages) s, json_array_elements(s -> 'steps') t
      WHERE btrim(regexp_replace(t -> 'evidence' ->> 'quote', '[ \t\r\n]+', ' ', 'g')) = p.quote)`,
  },
  {
    rule: 'the media of a published row are sources of its roadmap',
    sql: `SELECT p.id, m AS source_id FROM published_roadmaps p, unnest(p.media) m
      WHERE NOT EXISTS (SELECT FROM sources s WHERE s.id = m AND s.roadmap_id = p.id)`,
  },
  {
    rule: 'no follower has seen a version that does not exist',
    sql: `SELECT f.user_id, f.roadmap_id FROM follows f LEFT JOIN published_roadmaps p ON p.id = f.roadmap_id
      WHERE f.seen_version > coalesce(p.version, 0)`,
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
    sql: `SELECT p.id FROM published_roadmaps p
      WHERE p.followers <> (SELECT count(*) FROM follows f WHERE f.roadmap_id = p.id)`,
  },
];

const work: Invariant[] = [
  {
    rule: 'no run is stuck',
    sql: `SELECT id FROM ai_runs WHERE finished_at IS NULL AND created_at < ${STUCK} AND quiet_since < ${STUCK}`,
  },
  {
    rule: 'a roadmap has at most one active drafting run',
    sql: `SELECT roadmap_id FROM ai_runs WHERE status IN ('queued', 'running')
      AND kind IN ('generate-roadmap', 'ghostwrite') AND roadmap_id NOT LIKE 'sample-%' GROUP BY roadmap_id HAVING count(*) > 1`,
  },
  {
    rule: 'a learner has at most one active coaching run per step',
    sql: `SELECT user_id, step_id FROM ai_runs WHERE status IN ('queued', 'running') AND kind = 'coaching'
      GROUP BY user_id, step_id HAVING count(*) > 1`,
  },
  {
    rule: 'a learner has at most one active reply per roadmap',
    sql: `SELECT user_id, roadmap_id FROM ai_runs WHERE status IN ('queued', 'running') AND kind = 'reply'
      GROUP BY user_id, roadmap_id HAVING count(*) > 1`,
  },
  {
    rule: 'a step has at most one active wording run',
    sql: `SELECT step_id FROM ai_runs WHERE status IN ('queued', 'running') AND kind = 'wording'
      GROUP BY step_id HAVING count(*) > 1`,
  },
  {
    rule: 'an interview answer has at most one active run for a follow-up question',
    sql: `SELECT roadmap_id, question FROM ai_runs WHERE status IN ('queued', 'running') AND kind = 'follow-up'
      GROUP BY roadmap_id, question HAVING count(*) > 1`,
  },
  {
    rule: 'a started run counts against the limits of its user',
    sql: `SELECT a.id FROM ai_runs a LEFT JOIN ai_run_starts s ON s.run_id = a.id AND s.user_id = a.user_id
      WHERE a.enqueue_count > 0 AND a.created_at > now() - interval '1 hour' AND s.run_id IS NULL`,
  },
  {
    rule: 'a finished run has published one end',
    sql: `SELECT a.id FROM ai_runs a JOIN outbox o ON o.payload ->> 'runId' = a.id
      AND o.topic = 'roadmaps.run.ended.v1'
      GROUP BY a.id, a.finished_at HAVING count(*) <> 1 OR a.finished_at IS NULL`,
  },
  {
    rule: 'the log of a run is complete and ends with its end',
    sql: `SELECT a.id FROM ai_runs a JOIN run_events e ON e.run_id = a.id GROUP BY a.id
      HAVING max(e.seq) <> a.last_seq
        OR (a.finished_at IS NOT NULL AND (array_agg(e.type ORDER BY e.seq DESC))[1] <> 'end')`,
  },
  {
    rule: 'no file is stuck in processing',
    sql: `SELECT id FROM sources WHERE status = 'processing' AND created_at < ${STUCK} AND quiet_since < ${STUCK}`,
  },
  {
    rule: 'the outbox is drained and holds no parked message',
    sql: `SELECT id FROM outbox WHERE parked_at IS NOT NULL OR
      (published_at IS NULL AND created_at < now() - interval '1 minute')`,
  },
];

/** SQL: the length in UTF-16 code units. */
const utf16Length = (text: string): string =>
  `(length(${text}) + length(regexp_replace(${text}, '[^\\U00010000-\\U0010FFFF]', '', 'g')))`;

const reviews: Invariant[] = [
  {
    rule: "a mentor's own step in a published row is reviewed",
    sql: `SELECT p.id, t ->> 'id' AS step_id FROM published_roadmaps p, json_array_elements(p.stages) s,
        json_array_elements(s -> 'steps') t
      WHERE t ->> 'origin' = 'mentor' AND (t ->> 'reviewed')::boolean IS DISTINCT FROM true`,
  },
  {
    rule: 'a passage held back is as long as its span, and of a source of its roadmap',
    sql: `SELECT h.id FROM held_back h LEFT JOIN sources s ON s.id = h.source_id
      WHERE ${utf16Length('h.quote')} <> h.quote_end - h.quote_start OR s.roadmap_id IS DISTINCT FROM h.roadmap_id`,
  },
  {
    rule: 'a review decision is not ahead of its roadmap',
    sql: `SELECT d.roadmap_id, d.seq FROM review_decisions d JOIN roadmaps r ON r.id = d.roadmap_id
      WHERE d.revision_after > r.revision`,
  },
  {
    rule: 'an edit stored for undo is not ahead of its roadmap',
    sql: `SELECT e.roadmap_id, e.revision FROM roadmap_edits e JOIN roadmaps r ON r.id = e.roadmap_id
      WHERE e.undoable_at > r.revision`,
  },
];

/** SQL: what the ledger grants for source s. */
const GRANTED = `SELECT coalesce(array_agg(l.permission), '{}') FROM (
  SELECT DISTINCT ON (permission) permission, granted FROM source_permissions
  WHERE source_id = s.id ORDER BY permission, id DESC) l WHERE l.granted`;

const consent: Invariant[] = [
  {
    rule: 'the permissions of a source are the newest entries of its ledger',
    sql: `SELECT s.id FROM sources s WHERE s.permissions::text[] <@ (${GRANTED}) IS DISTINCT FROM true
      OR (${GRANTED}) <@ s.permissions IS DISTINCT FROM true`,
  },
  {
    rule: 'a published row quotes only what may be quoted',
    sql: `SELECT p.id, e.id AS step_id FROM published_roadmaps p, json_array_elements(p.stages) s, LATERAL (
        SELECT t ->> 'id' AS id, t -> 'evidence' ->> 'sourceId' AS source_id FROM json_array_elements(s -> 'steps') t
        UNION ALL
        SELECT w ->> 'id', w -> 'evidence' ->> 'sourceId' FROM json_array_elements(s -> 'warnings') w
      ) e JOIN sources o ON o.id = e.source_id WHERE NOT 'quoting' = ANY(o.permissions)`,
  },
  {
    rule: 'a published row plays only what may be played',
    sql: `SELECT p.id, s.id AS source_id FROM published_roadmaps p JOIN sources s ON s.id = ANY(p.media)
      WHERE s.file_type ~ '^(audio|video)/' AND NOT 'voice' = ANY(s.permissions)`,
  },
  {
    rule: 'a clip is of a step that learners see, and of a recording that may be played',
    sql: `SELECT c.id FROM voice_clips c JOIN sources s ON s.id = c.source_id
      WHERE NOT 'voice' = ANY(s.permissions) OR NOT EXISTS (
        SELECT FROM published_roadmaps p JOIN roadmap_versions v ON v.roadmap_id = p.id AND v.version = p.version,
          jsonb_path_query(v.content::jsonb, '$.stages[*].steps[*].voice') t
        WHERE p.id = s.roadmap_id AND t ->> 'sourceId' = s.id AND (t ->> 'start')::float8 = c.clip_start
          AND (t ->> 'end')::float8 = c.clip_end)`,
  },
];

export const invariants: readonly Invariant[] = [
  ...content,
  ...versions,
  ...learning,
  ...work,
  ...reviews,
  ...consent,
];
