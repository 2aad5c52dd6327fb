import type { Caller } from '@waymark/contracts/caller';
import { EARLY_START_MINUTES, type PeerStatus } from '@waymark/contracts/community/peer-options';
import type { PeerRole, PeerSessionBody } from '@waymark/contracts/community/peer-sessions';
import { AppError } from '@waymark/kernel/app-error';

const MINUTE = 60_000;
const YEAR = 366 * 24 * 60 * MINUTE;

/** Of one host. */
export const MAX_COMING_SESSIONS = 20;

/** When a session takes place, by plan and as it was. */
export interface PeerTimes {
  startsAt: Date;
  endsAt: Date;
  begunAt: Date | null;
  endedAt: Date | null;
  cancelledAt: Date | null;
}

export interface PeerState extends PeerTimes {
  id: string;
  hostId: number;
  title: string;
  timezone: string;
  capacity: number;
  /** Places taken. */
  registered: number;
  isVirtual: boolean;
  joinLink: string;
  location: string;
  sequence: number;
  isHidden: boolean;
}

/** By the host where they started or ended it early, else by the clock. */
export function statusOf(
  { startsAt, endsAt, begunAt, endedAt, cancelledAt }: PeerTimes,
  now: Date,
): PeerStatus {
  if (cancelledAt) return 'cancelled';
  if (endedAt || endsAt <= now) return 'past';
  return begunAt || startsAt <= now ? 'live' : 'upcoming';
}

export const endOf = ({ scheduledFor, duration }: Pick<PeerSessionBody, 'scheduledFor' | 'duration'>): Date =>
  new Date(Date.parse(scheduledFor) + duration * MINUTE);

const refused = (message: string) => new AppError('RULE_REFUSED', message);

/** Error: FORBIDDEN for all but the host. */
export function checkHost({ hostId }: PeerState, { userId }: Caller): void {
  if (hostId !== userId) throw new AppError('FORBIDDEN', 'Only the host can change this session.');
}

/** `coming`: sessions of the host that have not ended yet. */
export function checkComing(coming: number): void {
  if (coming < MAX_COMING_SESSIONS) return;
  throw refused(`You are already hosting ${coming} upcoming sessions, which is the limit.`);
}

/** A new time must be ahead, by a year at most. Error: VALIDATION. */
export function checkTime({ scheduledFor }: Pick<PeerSessionBody, 'scheduledFor'>, now: Date): void {
  const ahead = Date.parse(scheduledFor) - now.getTime();
  if (ahead > 0 && ahead <= YEAR) return;
  const message = ahead > 0 ? 'Choose a time within a year.' : 'Choose a time in the future.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['scheduledFor'], message }] });
}

const hasNewTime = ({ startsAt, endsAt }: PeerTimes, body: PeerSessionBody): boolean =>
  startsAt.getTime() !== Date.parse(body.scheduledFor) || endsAt.getTime() !== endOf(body).getTime();

/** Time and size are final once a session has started; no place is taken from a participant. */
export function checkEdit(session: PeerState, body: PeerSessionBody, now: Date): void {
  const status = statusOf(session, now);
  if (status === 'cancelled') throw refused('This session is cancelled.');
  if (status !== 'upcoming' && (hasNewTime(session, body) || body.maxParticipants !== session.capacity)) {
    throw refused('The time and the number of participants cannot change once the session has started.');
  }
  if (session.startsAt.getTime() !== Date.parse(body.scheduledFor)) checkTime(body, now);
  if (body.maxParticipants < session.registered) {
    const message = `${session.registered} people are registered, so there must be at least as many places.`;
    throw new AppError('RULE_REFUSED', message, { issues: [{ path: ['maxParticipants'], message }] });
  }
}

/** Whether participants are notified: the title, time or place is another one. `link`: the new one. */
export const isNotable = (session: PeerState, body: PeerSessionBody, link: string): boolean =>
  hasNewTime(session, body) ||
  session.title !== body.title ||
  session.isVirtual !== body.isVirtual ||
  (body.isVirtual ? session.joinLink !== link : session.location !== body.location);

/** Returns whether it is still to be cancelled. */
export function checkCancel(session: PeerState, now: Date): boolean {
  const status = statusOf(session, now);
  if (status === 'cancelled') return false;
  if (status !== 'upcoming') throw refused('This session has started. You can end it instead.');
  return true;
}

/** Returns whether it is still to be started. */
export function checkStart(session: PeerState, now: Date): boolean {
  const status = statusOf(session, now);
  if (status === 'live') return session.begunAt === null;
  if (status !== 'upcoming')
    throw refused(status === 'past' ? 'This session is over.' : 'This session is cancelled.');
  if (session.startsAt.getTime() - now.getTime() > EARLY_START_MINUTES * MINUTE) {
    throw refused(
      `You can start it at most ${EARLY_START_MINUTES} minutes before its time. Change the time instead.`,
    );
  }
  return true;
}

/** Returns whether it is still to be ended. */
export function checkEnd(session: PeerState, now: Date): boolean {
  const status = statusOf(session, now);
  if (status === 'past') return false;
  if (status !== 'live') throw refused('This session has not started.');
  return true;
}

/** A recording belongs to a session that took place. */
export function checkRecording(session: PeerState, now: Date): void {
  if (statusOf(session, now) !== 'past') throw refused('You can add the recording when the session is over.');
}

/** Also of a live session while a place is free; its waiting list is closed, as no place is given up any more. */
export function checkCanRegister(session: PeerState, { userId }: Caller, now: Date): void {
  if (session.hostId === userId) throw refused('You host this session, so you have a place.');
  const status = statusOf(session, now);
  if (status === 'cancelled') throw refused('This session is cancelled.');
  if (status === 'past') throw refused('This session is over.');
  if (status === 'live' && session.registered >= session.capacity) {
    throw refused('This session has started and all places are taken.');
  }
}

export function checkCanLeave(session: PeerState, now: Date): void {
  const status = statusOf(session, now);
  if (status === 'cancelled') throw refused('This session is cancelled.');
  if (status !== 'upcoming') throw refused('This session has already started.');
}

/** Who may watch the recording: the host, and those who had a place. */
export const mayWatch = (role: PeerRole | null): boolean => role === 'host' || role === 'registered';

/** Who gets the join link: the host, and those with a place until the end. */
export const mayJoin = (role: PeerRole | null, status: PeerStatus): boolean =>
  role === 'host' || (role === 'registered' && (status === 'upcoming' || status === 'live'));
