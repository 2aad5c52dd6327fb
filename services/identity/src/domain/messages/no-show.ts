import { NO_SHOW_RESPONSE_HOURS } from '@waymark/contracts/scheduling/constants';
import type { NoShowBasis, Party } from '@waymark/contracts/scheduling/sessions';
import { refundSentence } from './cancelled.ts';
import type { Message } from './message.ts';
import { aboutFacts, type SessionView, whenFacts } from './session-view.ts';

interface Settlement {
  absent: Party;
  refundCents: number;
  basis?: NoShowBasis;
  /** Of an admin's decision. */
  reason?: string | null;
}

/** To both participants. */
export function noShowMessage(
  view: SessionView,
  { absent, refundCents, basis = 'report', reason = null }: Settlement,
): Message {
  const { role, name, other, start, path } = view;
  const readerWasAbsent = absent === role;
  const refund = refundSentence(view, refundCents, 'The time was reserved');
  return {
    kind: 'session-no-show',
    title: readerWasAbsent ? 'You missed your session' : `${other} did not come`,
    body: `${start}. ${refund}`,
    link: path,
    subject: `Did not take place: session with ${other}, ${start}`,
    name,
    lead: [readerWasAbsent ? toAbsent(other, basis) : toPresent(other, basis), refund],
    facts: [...whenFacts(view), ...aboutFacts(view)],
    ...(reason !== null && { quote: { label: 'The reason of the decision', text: reason } }),
    actions: [{ label: 'See the session', to: path }],
    after: [],
  };
}

const toAbsent = (other: string, basis: NoShowBasis): string =>
  ({
    report: `${other} reported that you did not come to your session.`,
    agreement: `You agreed that you did not come to your session with ${other}.`,
    silence: `${other} reported that you did not come to your session, and you did not respond within ${NO_SHOW_RESPONSE_HOURS} hours.`,
    decision: `An admin has decided that you did not come to your session with ${other}.`,
  })[basis];

const toPresent = (other: string, basis: NoShowBasis): string =>
  ({
    report: `We have noted that ${other} did not come to your session. We are sorry about that.`,
    agreement: `${other} agreed that they did not come to your session. We are sorry about that.`,
    silence: `${other} did not respond to your report within ${NO_SHOW_RESPONSE_HOURS} hours, so your session is recorded as missed by them.`,
    decision: `An admin has decided that ${other} did not come to your session. We are sorry about that.`,
  })[basis];
