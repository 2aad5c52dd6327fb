import type { Invariant } from '@waymark/database/check-invariants';

export const peerSessionsInvariants: Invariant[] = [
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
];
