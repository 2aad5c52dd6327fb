import type { Grants } from '@waymark/database/provision-operator';
import type { OwnedTables } from '@waymark/messaging/manifest';
import { manifests } from '../launch/processes.ts';

/** The command `outbox`, which reads and retries. */
const OUTBOX = 'SELECT, UPDATE (parked_at, attempts, next_attempt_at)';

const ofTables = (tables: OwnedTables): [string, string][] =>
  Object.entries(tables).flatMap(([table, { operator }]) => (operator ? [[table, operator]] : []));

/**
 * What the login of the operator's container may do, which runs the commands of `deploy/launch/operator-commands.ts`. Those
 * of accounts publish events of identity.
 */
export const operatorGrants: Grants = Object.fromEntries(
  manifests.flatMap(({ name, tables }) => {
    if (!tables) return [];
    const outbox = name === 'identity' ? `${OUTBOX}, INSERT` : OUTBOX;
    return [[name, { ...Object.fromEntries(ofTables(tables)), outbox }]];
  }),
);
