import { INTRO_LABEL, sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { PaymentStatus, Session } from '@waymark/contracts/scheduling/sessions';
import { plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import type { Tone } from '#shared/ui/badge.tsx';
import { firstName } from '../texts.ts';

interface Label {
  tone: Tone;
  text: string;
}

/** The status as the caller sees it at `now`. */
export function statusLabel(session: Session, now: number): Label {
  const other = firstName(session.with.name);
  if (session.status === 'cancelled') {
    const who = session.cancelledBy === session.role ? 'you' : other;
    return { tone: 'neutral', text: session.cancelledBy ? `Cancelled by ${who}` : 'Cancelled' };
  }
  if (session.status === 'no-show') {
    return {
      tone: 'berry',
      text: session.absent === session.role ? 'You missed it' : `${other} did not come`,
    };
  }
  if (session.noShowCase?.state === 'open' || session.noShowCase?.state === 'contested')
    return { tone: 'amber', text: 'No-show reported' };
  if (session.status === 'completed') return { tone: 'neutral', text: 'Completed' };
  const isOn = Date.parse(session.sessionDate) <= now && now < Date.parse(session.endsAt);
  return isOn ? { tone: 'clay', text: 'Happening now' } : { tone: 'moss', text: 'Scheduled' };
}

/** An open proposal of another time; null without one. */
export function proposalLabel({ can }: Session): Label | null {
  if (can.answerProposal) return { tone: 'amber', text: 'New time proposed' };
  return can.withdrawProposal ? { tone: 'dusk', text: 'You proposed a new time' } : null;
}

/** The payment as both people see it. `isProcessing`: paid, but not confirmed by the bank yet. */
export function paymentLabel(session: Session, isProcessing = false): Label {
  const { payment, price, currency, role, dispute } = session;
  const amount = formatMoney(price, currency);
  if (dispute === 'open') return { tone: 'amber', text: `${amount} disputed` };
  if (dispute === 'lost') return { tone: 'dusk', text: `${amount} returned by the bank` };
  if (isProcessing && payment === 'due') return { tone: 'dusk', text: `${amount} being paid` };
  const labels: Record<PaymentStatus, Label> = {
    free: { tone: 'neutral', text: 'Free' },
    paid: { tone: 'moss', text: `${amount} paid` },
    'after-session': { tone: 'neutral', text: `${amount}, paid after the session` },
    due: { tone: 'amber', text: role === 'learner' ? `${amount} to pay` : `${amount} not paid yet` },
    waived: { tone: 'neutral', text: 'Nothing to pay' },
    refunding: { tone: 'dusk', text: 'Refund on its way' },
    refunded: { tone: 'dusk', text: 'Refunded' },
  };
  return labels[payment];
}

/** What the mentor can write now. */
export function notesLabel({ notes, status, sessionDate }: Session, now: number): string {
  const verb = notes ? 'Edit' : 'Write';
  const hasTasks = (status === 'scheduled' || status === 'completed') && Date.parse(sessionDate) <= now;
  return hasTasks ? `${verb} notes and tasks` : `${verb} notes`;
}

/** Type and length. */
export const kindText = (session: Session): string =>
  [typeText(session), `${session.duration} minutes`].filter(Boolean).join(', ');

/** Empty for half an hour. */
export function typeText({ kind, sessionType }: Session): string {
  if (kind === 'intro') return INTRO_LABEL;
  return sessionType ? sessionTypes[sessionType].label : '';
}

export const theirZoneOf = (session: Session): string =>
  session.role === 'learner' ? session.mentorTimezone : session.learnerTimezone;

export interface CancellationTexts {
  /** The refund if the session is cancelled now. */
  refund: string;
  policy: string;
}

/** The cancellation policy stored on this session and the refund of a cancellation now. */
export function cancellationTexts(session: Session): CancellationTexts {
  const { role, payment, price, currency, cancellation } = session;
  const other = firstName(session.with.name);
  const amount = formatMoney(cancellation.refund, currency);
  if (payment === 'free') {
    return {
      refund: 'This session is free: there is nothing to refund.',
      policy: `${other} will be notified at once.${introText(session, other)}`,
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
      policy: 'When a mentor cancels, the learner always gets a full refund.',
    };
  }
  return cancellation.refund > 0
    ? {
        refund: `You get ${amount} back.`,
        policy: `${freeCancellationText(session, 'is')} The money goes back to the card you paid with.`,
      }
    : {
        refund: `The ${formatMoney(price, currency)} will not be refunded.`,
        policy: `${freeCancellationText(session, 'was')} That time has passed. You can still keep the session.`,
      };
}

/** A learner has one intro call with a mentor. */
const introText = ({ kind, role }: Session, other: string): string =>
  kind === 'intro' && role === 'learner' ? ` You cannot book another intro call with ${other}.` : '';

const HOUR_MS = 3_600_000;

/** Until when a learner can cancel free of charge. 0 hours before the start: the mentor proposed its time. */
export function freeCancellationText({ role, sessionDate, cancellation }: Session, be: 'is' | 'was'): string {
  const hours = (Date.parse(sessionDate) - Date.parse(cancellation.freeUntil)) / HOUR_MS;
  if (hours === 0)
    return `${role === 'learner' ? 'Your mentor' : 'You'} proposed this time, so cancelling ${be} free until it ${be === 'is' ? 'starts' : 'started'}.`;
  const until = formatInZone(cancellation.freeUntil, browserZone(), 'moment');
  return `Cancelling ${be} free until ${plural(hours, 'hour')} before the start, ${until} your time.`;
}

/** Allows only http and https. */
export const safeLink = (link: string | null): string | null =>
  link && /^https?:\/\//i.test(link) ? link : null;
