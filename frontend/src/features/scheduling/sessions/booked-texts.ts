import type { Session } from '@waymark/contracts/scheduling/sessions';
import { formatMoney } from '#lib/money.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { firstName } from '../texts.ts';
import { freeCancellationText } from './session-texts.ts';

/** The page of a session confirms its booking this long. */
const NEW_MS = 24 * 3_600_000;

/** The title of the page of a session, at `now`. */
export function bookedTitle(session: Session, now: number): string {
  const { name } = session.with;
  if (session.status === 'cancelled') return `Your session with ${name} was cancelled`;
  if (session.status === 'scheduled' && now < Date.parse(session.endsAt)) {
    const isNew = now - Date.parse(session.createdAt) < NEW_MS;
    return isNew ? `Your session with ${name} is booked` : `Session with ${name}`;
  }
  return `Your session with ${name} is over`;
}

/** What is paid, and when. */
export function paymentText({ payment, price, currency, role, payBy }: Session): string {
  const amount = formatMoney(price, currency);
  if (role === 'mentor') return payment === 'free' ? 'Free of charge.' : `${amount} for the session.`;
  if (payment === 'free') return 'Free. There is nothing to pay.';
  if (payment === 'paid') return `${amount}, paid when you booked.`;
  if (payment === 'after-session') {
    return `${amount}, paid afterwards: when the session is over, you pay from My Sessions within three days.`;
  }
  if (payment === 'due') {
    const until = payBy && ` until ${formatInZone(payBy, browserZone(), 'moment')} your time`;
    return `${amount} to pay${until ?? ''}.`;
  }
  return payment === 'waived' ? 'There is nothing to pay.' : `${amount} goes back to your card.`;
}

/** Until when the caller can cancel, and with which refund; null if they cannot. */
export function untilWhenText(session: Session): string | null {
  const { can, role, payment, price, currency, cancellation } = session;
  if (!can.cancel) return null;
  const other = firstName(session.with.name);
  if (role === 'mentor') {
    return payment === 'paid'
      ? `You can cancel until it starts. ${other} then gets a full refund.`
      : `You can cancel until it starts. ${other} will be notified at once.`;
  }
  if (payment === 'free') {
    return 'Cancel or move it here until it starts, so that someone else can have the time.';
  }
  if (payment === 'paid' && cancellation.refund === 0) {
    return `You can cancel until it starts, but the ${formatMoney(price, currency)} will not be refunded.`;
  }
  const refund = payment === 'paid' ? ' Until then you get all of it back; later, nothing.' : '';
  return `${freeCancellationText(session, 'is')}${refund}`;
}
