import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { PaymentStatus, Session } from '@waymark/contracts/scheduling/sessions';
import type { Tone } from '../../../components/ui/badge.tsx';
import { plural } from '../../../lib/format.ts';
import { formatMoney } from '../../../lib/money.ts';
import { browserZone, formatInZone } from '../../../lib/zones.ts';
import { firstName } from '../words.ts';

interface Said {
  tone: Tone;
  words: string;
}

/** The session's status as the caller is told it at `now`. */
export function statusOf(session: Session, now: number): Said {
  const other = firstName(session.with.name);
  if (session.status === 'cancelled') {
    const who = session.cancelledBy === session.role ? 'you' : other;
    return { tone: 'neutral', words: session.cancelledBy ? `Cancelled by ${who}` : 'Cancelled' };
  }
  if (session.status === 'no-show') {
    return {
      tone: 'berry',
      words: session.absent === session.role ? 'You did not come' : `${other} did not come`,
    };
  }
  if (session.status === 'completed') return { tone: 'neutral', words: 'Completed' };
  const isOn = Date.parse(session.sessionDate) <= now && now < Date.parse(session.endsAt);
  return isOn ? { tone: 'clay', words: 'Happening now' } : { tone: 'moss', words: 'Scheduled' };
}

/** What is to be said of its money; both sides see it. `isUnderWay`: its payer has paid, and the bank has not answered yet. */
export function paymentOf({ payment, price, currency, role }: Session, isUnderWay = false): Said {
  const amount = formatMoney(price, currency);
  if (isUnderWay && payment === 'due') return { tone: 'dusk', words: `${amount} being paid` };
  const said: Record<PaymentStatus, Said> = {
    free: { tone: 'neutral', words: 'Free' },
    paid: { tone: 'moss', words: `${amount} paid` },
    'after-session': { tone: 'neutral', words: `${amount}, paid after the session` },
    due: { tone: 'amber', words: role === 'learner' ? `${amount} to pay` : `${amount} not paid yet` },
    waived: { tone: 'neutral', words: 'Nothing to pay' },
    refunding: { tone: 'dusk', words: 'Refund on its way' },
    refunded: { tone: 'dusk', words: 'Refunded' },
  };
  return said[payment];
}

/** What the session is, in a line: its type and length. */
export const kindOf = ({ sessionType, duration }: Session): string =>
  `${sessionType ? `${sessionTypes[sessionType].label}, ` : ''}${duration} minutes`;

export const theirZoneOf = (session: Session): string =>
  session.role === 'learner' ? session.mentorTimezone : session.learnerTimezone;

export interface CancelWords {
  /** What comes back, or that nothing does, before the click. */
  refund: string;
  policy: string;
}

/** The policy of this very session (kept from when it was booked), and what cancelling now means for the money. */
export function cancelWords(session: Session): CancelWords {
  const { role, payment, price, currency, cancellation } = session;
  const other = firstName(session.with.name);
  const amount = formatMoney(cancellation.refund, currency);
  if (payment === 'free') {
    return {
      refund: 'This session is free: there is nothing to refund.',
      policy: `${other} will be notified at once.`,
    };
  }
  if (payment === 'after-session') {
    return {
      refund: 'Nothing was paid, and nothing will be charged.',
      policy: `This session would have been paid after it took place. ${other} will be notified at once.`,
    };
  }
  if (role === 'mentor') {
    return {
      refund: `${other} gets ${amount} back.`,
      policy: 'When a mentor cancels, the learner always gets all of the money back.',
    };
  }
  return cancellation.refund > 0
    ? {
        refund: `You get ${amount} back.`,
        policy: `${freeWords(session, 'is')} The money goes back to the card you paid with.`,
      }
    : {
        refund: `Nothing of the ${formatMoney(price, currency)} comes back.`,
        policy: `${freeWords(session, 'was')} That has passed; the session still stands if you can come after all.`,
      };
}

const HOUR_MS = 3_600_000;

/** Until when a learner cancels free of charge. No hours before the start: the mentor moved it there. */
function freeWords({ sessionDate, cancellation }: Session, be: 'is' | 'was'): string {
  const hours = (Date.parse(sessionDate) - Date.parse(cancellation.freeUntil)) / HOUR_MS;
  if (hours === 0)
    return `You did not choose this time, so cancelling ${be} free until it ${be === 'is' ? 'starts' : 'started'}.`;
  const until = formatInZone(cancellation.freeUntil, browserZone(), 'moment');
  return `Cancelling ${be} free until ${plural(hours, 'hour')} before the start, ${until} your time.`;
}
