import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { Proposal } from '../domain/proposal.ts';
import type { Session } from '../domain/session.ts';
import type { ProposalsTable } from './tables.ts';

/** As JSON has it: instants are text. */
type Stored<T> = { [K in keyof T]: T[K] extends Date | null ? Exclude<T[K], Date> | string : T[K] };
export type StoredProposal = Stored<Columns<ProposalsTable, keyof Proposal>>;

/** The last proposal of `sessions s`, or null. */
export const proposalJson = `(SELECT json_build_object('id', p.id, 'by', p.by, 'state', p.state, 'startsAt', p.starts_at,
    'message', p.message, 'reply', p.reply, 'proposedAt', p.proposed_at, 'expiresAt', p.expires_at, 'endedAt', p.ended_at)
  FROM proposals p WHERE p.session_id = s.id ORDER BY p.number DESC LIMIT 1)`;

export const toProposal = (stored: StoredProposal): Proposal => ({
  ...stored,
  startsAt: new Date(stored.startsAt),
  proposedAt: new Date(stored.proposedAt),
  expiresAt: new Date(stored.expiresAt),
  endedAt: stored.endedAt === null ? null : new Date(stored.endedAt),
});

/** An overdue one that is still open would prevent the new one. */
const END_OTHERS = `UPDATE proposals SET state = 'expired', ended_at = $3
  WHERE session_id = $1 AND id <> $2 AND state = 'open'`;

const STORE = `INSERT INTO proposals (id, session_id, number, by, state, starts_at, message, reply, proposed_at, expires_at, ended_at)
  SELECT $1, $2, 1 + (SELECT count(*) FROM proposals WHERE session_id = $2), $3, $4, $5, $6, $7, $8, $9, $10
  ON CONFLICT (id) DO UPDATE SET state = excluded.state, reply = excluded.reply, ended_at = excluded.ended_at
    WHERE proposals.state = 'open'`;

/** Stores the session's last proposal. The session's row must be locked; an ended proposal never changes. */
export async function storeProposal({ em }: Tx, { state, proposal }: Session): Promise<void> {
  if (!proposal) return;
  const { id, by, startsAt, message, reply, proposedAt, expiresAt, endedAt } = proposal;
  if (proposal.state === 'open') await em.query(END_OTHERS, [state.id, id, proposedAt]);
  await em.query(STORE, [
    ...[id, state.id, by, proposal.state, startsAt, message, reply, proposedAt, expiresAt, endedAt],
  ]);
}
