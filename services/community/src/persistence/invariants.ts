import type { Invariant } from '@waymark/database/check-invariants';
import { HOLDERS_WHO_LEFT } from './held-open.ts';

const HIDEABLE = ['support_requests', 'support_responses', 'peer_sessions', 'materials']
  .map((table) => `SELECT id, hidden_at FROM ${table}`)
  .join(' UNION ALL ');

export const invariants: Invariant[] = [
  {
    rule: 'the response that helped is not removed and not by the author of the request',
    sql: `SELECT r.id, r.helped_by FROM support_requests r JOIN support_responses s ON s.id = r.helped_by
      WHERE s.removed_at IS NOT NULL OR s.author_id = r.author_id`,
  },
  {
    rule: 'replies are one level deep',
    sql: `SELECT s.id FROM support_responses s JOIN support_responses p ON p.id = s.parent_id
      WHERE p.parent_id IS NOT NULL`,
  },
  {
    rule: 'every request was published once',
    sql: `SELECT r.id FROM support_requests r LEFT JOIN outbox o
        ON o.topic = 'community.support-request.created.v1' AND o.payload->>'requestId' = r.id::text
      WHERE r.created_at > now() - interval '1 hour' AND r.author_id >= 1000 GROUP BY r.id HAVING count(o.id) <> 1`,
  },
  {
    rule: 'the places taken of a peer session are those registered, within its capacity',
    sql: `SELECT s.id FROM peer_sessions s LEFT JOIN peer_registrations r ON r.session_id = s.id AND r.state = 'registered'
      GROUP BY s.id HAVING count(r.user_id) <> s.registered OR s.registered > s.capacity`,
  },
  {
    rule: 'no place of an upcoming session is free while people wait, and those who came first have the places',
    sql: `SELECT w.session_id, w.user_id FROM peer_registrations w JOIN peer_sessions s ON s.id = w.session_id
      WHERE w.state = 'waiting' AND ((s.registered < s.capacity AND s.begun_at IS NULL AND s.cancelled_at IS NULL)
        OR EXISTS (SELECT FROM peer_registrations r
        WHERE r.session_id = w.session_id AND r.state = 'registered' AND r.place > w.place))`,
  },
  {
    rule: 'every place that was given was published',
    sql: `SELECT r.session_id, r.user_id FROM peer_registrations r
      WHERE r.state = 'registered' AND r.user_id >= 1000
        AND coalesce(r.moved_up_at, r.created_at) > now() - interval '1 hour' AND NOT EXISTS (SELECT FROM outbox o
          WHERE o.topic = CASE WHEN r.moved_up_at IS NULL THEN 'community.peer-session.registered.v1'
              ELSE 'community.peer-session.moved-up.v1' END
            AND o.payload->>'sessionId' = r.session_id::text
            AND o.payload->'to' @> jsonb_build_array(jsonb_build_object('userId', r.user_id)))`,
  },
  {
    rule: 'the files of a recording are ready or checked, of the host and attached to the session',
    sql: `SELECT s.id FROM peer_sessions s CROSS JOIN LATERAL unnest(ARRAY[s.recording_id, s.captions_id]) AS part
      LEFT JOIN files f ON f.id = part AND f.state IN ('checking', 'ready') AND f.owner_id = s.host_id AND f.attached_id = s.id
      WHERE part IS NOT NULL AND f.id IS NULL`,
  },
  {
    // A report may arrive while the author deletes the item.
    rule: 'an open report is of something that is not hidden',
    sql: `SELECT p.id FROM reports p JOIN (${HIDEABLE}) i ON i.id = p.item_id
      WHERE p.resolved_at IS NULL AND i.hidden_at IS NOT NULL`,
  },
  {
    rule: 'what is hidden was reported and its author informed',
    sql: `SELECT i.id FROM (${HIDEABLE}) i WHERE i.hidden_at IS NOT NULL
      AND (NOT EXISTS (SELECT FROM reports p WHERE p.item_id = i.id AND p.resolved_at IS NOT NULL)
        OR NOT EXISTS (SELECT FROM outbox o WHERE o.topic = 'community.item.hidden.v1'
          AND o.payload->>'itemId' = i.id::text))`,
  },
  {
    rule: 'no card, request, peer session, material or file belongs to a deleted account',
    sql: `SELECT p.user_id FROM people p WHERE p.role_at = 'infinity'
      AND (EXISTS (SELECT FROM cards c WHERE c.user_id = p.user_id)
        OR EXISTS (SELECT FROM support_requests r WHERE r.author_id = p.user_id)
        OR EXISTS (SELECT FROM materials m WHERE m.author_id = p.user_id)
        OR EXISTS (SELECT FROM peer_sessions s WHERE s.host_id = p.user_id)
        OR EXISTS (SELECT FROM peer_registrations r WHERE r.user_id = p.user_id)
        OR EXISTS (SELECT FROM files f WHERE f.owner_id = p.user_id))`,
  },
  {
    rule: 'who left, in whatever way, holds no session, no place and no request open',
    sql: HOLDERS_WHO_LEFT,
  },
  {
    rule: 'a material counts each of its views',
    sql: `SELECT m.id, m.view_count FROM materials m
      WHERE m.view_count < (SELECT count(*) FROM material_views v WHERE v.material_id = m.id)`,
  },
  {
    rule: 'no author counts as a viewer of their material',
    sql: `SELECT m.id FROM materials m JOIN material_views v ON v.material_id = m.id AND v.user_id = m.author_id`,
  },
  {
    rule: 'materials of a suspended or leaving author are not shown, those of others are',
    sql: `SELECT m.id FROM materials m JOIN people p ON p.user_id = m.author_id
      WHERE m.is_author_away <> (p.is_suspended OR p.is_leaving)`,
  },
  {
    rule: 'the newest change of every material was published',
    sql: `SELECT m.id, m.version FROM materials m WHERE coalesce(m.edited_at, m.created_at) > now() - interval '1 hour'
      AND m.version > 1 AND NOT EXISTS (SELECT FROM outbox o WHERE o.topic = 'community.material.changed.v1'
        AND o.payload->>'materialId' = m.id::text AND (o.payload->>'version')::int = m.version)`,
  },
];
