import type { Party, ProposalState } from '@waymark/contracts/scheduling/sessions';
import type { SessionEvent } from './session-state.ts';

/** Another time for a session. It takes no time in a calendar until it is accepted. */
export interface Proposal {
  id: string;
  by: Party;
  state: ProposalState;
  startsAt: Date;
  message: string;
  reply: string;
  proposedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

interface WithProposal {
  proposal: Proposal | null;
  events: SessionEvent[];
}

export const isOpen = (found: Proposal | null, now: Date): found is Proposal & { state: 'open' } =>
  found?.state === 'open' && now < found.expiresAt;

/** Idempotent: changes only an open one. */
export function endProposal(session: WithProposal, state: 'expired' | 'cancelled', now: Date): void {
  if (session.proposal?.state !== 'open') return;
  session.proposal = { ...session.proposal, state, endedAt: now };
  session.events.push({ type: 'touched' });
}
