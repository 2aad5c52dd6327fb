import type { Invariant } from '@waymark/database/check-invariants';

export const supportInvariants: Invariant[] = [
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
];
