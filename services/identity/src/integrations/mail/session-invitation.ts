import { type Attendee, invitation, sessionUid } from '@waymark/calendar/session-ics';
import type { SessionView } from '../../domain/messages/session-view.ts';

export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Invited {
  view: SessionView;
  isCancelled: boolean;
  /** When this came about. */
  at: string;
  /** From us: neither side learns the other's address. */
  organizer: Attendee;
  email: string;
}

/** The session for the calendar of one of its people. */
export function sessionInvitation({ view, isCancelled, at, organizer, email }: Invited): CalendarPart {
  const { facts, other, name } = view;
  // Nobody is to go where nobody will be.
  const url = isCancelled ? undefined : facts.meetingLink;
  const entry = {
    uid: sessionUid(facts.sessionId),
    sequence: facts.sequence,
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    stamp: new Date(at),
    title: `Session with ${other}`,
    description: [facts.aboutTitle ?? '', facts.topic, url ?? ''].filter(Boolean).join('\n'),
    url,
    cancelled: isCancelled,
  };
  const content = invitation(entry, organizer, [{ name, email }]);
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
}
