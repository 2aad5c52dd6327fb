import type { NoShowCase, Session } from '@waymark/contracts/scheduling/sessions';
import { formatMoney } from '#lib/money.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { firstName } from '../texts.ts';

export const momentText = (at: string): string => `${formatInZone(at, browserZone(), 'moment')} your time`;

/** What becomes of the payment if the reported person did not come. */
export function consequenceText({
  role,
  payment,
  price,
  currency,
  noShowRefund,
  with: other,
}: Session): string {
  const name = firstName(other.name);
  const amount = formatMoney(price, currency);
  if (payment === 'free') return 'The session was free, so there is nothing to refund.';
  if (payment !== 'paid') return 'Nothing is charged for the session.';
  if (noShowRefund > 0)
    return `${role === 'learner' ? 'You get' : `${name} gets`} a full refund of ${amount}.`;
  return role === 'learner'
    ? `The ${amount} will not be refunded.`
    : `You keep the payment: ${name} gets no refund of the ${amount}.`;
}

export interface CaseText {
  title: string;
  text: string;
}

/** A case as the caller sees it; null for a no-show from before there were cases. */
export function caseText(session: Session, found: NoShowCase): CaseText | null {
  const name = firstName(session.with.name);
  const isMine = found.reportedBy === session.role;
  const until = momentText(found.respondBy);
  switch (found.state) {
    case 'open':
      return isMine
        ? {
            title: `You reported that ${name} did not come`,
            text: `${name} can respond until ${until}. Nothing changes before. Without a response, the session is recorded as a no-show.`,
          }
        : {
            title: `${name} reported that you did not come`,
            text: `Please respond by ${until}. Nothing changes before. Without a response, the session is recorded as missed by you.`,
          };
    case 'contested':
      return {
        title: 'An admin decides about the reported no-show',
        text: `${contestText(found, name, isMine)} You both get the decision with its reason. No money moves before.`,
      };
    case 'dismissed':
      return { title: 'This session took place', text: 'An admin decided that both of you came.' };
    case 'upheld':
      return upheldText(found, name, isMine);
  }
}

function contestText({ response }: NoShowCase, name: string, isMine: boolean): string {
  if (response === null) {
    return isMine
      ? `${name} did not respond, but our records show that they came.`
      : 'You did not respond, but our records show that you came.';
  }
  return isMine ? `${name} says that they came.` : 'You said that you came.';
}

function upheldText({ settledBy }: NoShowCase, name: string, isMine: boolean): CaseText | null {
  if (settledBy === 'report') return null;
  const title = isMine ? `${name} did not come` : 'You missed this session';
  if (settledBy === 'decision') return { title, text: 'An admin decided about the report.' };
  if (settledBy === 'agreement')
    return { title, text: isMine ? `${name} agreed with your report.` : 'You agreed with the report.' };
  return {
    title,
    text: isMine ? `${name} did not respond to your report.` : 'You did not respond to the report in time.',
  };
}
