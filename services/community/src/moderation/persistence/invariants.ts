import type { Invariant } from '@waymark/database/check-invariants';
import { moderatedKinds } from './moderated-kinds.ts';

const HIDEABLE = Object.values(moderatedKinds)
  .map(({ table }) => `SELECT id, hidden_at FROM ${table}`)
  .join(' UNION ALL ');

export const moderationInvariants: Invariant[] = [
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
];
