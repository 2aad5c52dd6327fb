import { type Attendee, invitation, sessionUid } from '@waymark/calendar/session-ics';
import type { SessionView } from '../../domain/messages/session-view.ts';

export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL';
  content: string;
}

export interface Invitee {
  view: SessionView;
  isCancelled: boolean;
  /** The instant of the event. */
  at: string;
  /** Always Waymark, so that neither participant sees the other's address. */
  organizer: Attendee;
  email: string;
}

/** The calendar entry of a session for one participant. */
export function sessionInvitation({ view, isCancelled, at, organizer, email }: Invitee): CalendarPart {
  const { facts, other, name } = view;
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
