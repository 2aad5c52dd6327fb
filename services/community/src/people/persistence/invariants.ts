import type { Invariant } from '@waymark/database/check-invariants';
import { HOLDERS_WHO_LEFT } from './held-open.ts';

export const peopleInvariants: Invariant[] = [
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
];
