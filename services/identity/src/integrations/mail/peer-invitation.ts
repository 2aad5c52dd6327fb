import { type Attendee, invitation, sessionUid } from '@waymark/calendar/session-ics';
import type { PeerView } from '../../domain/messages/peer.ts';
import type { CalendarPart } from './session-invitation.ts';

export interface PeerInvitee {
  view: PeerView;
  isCancelled: boolean;
  /** The instant of the event. */
  at: string;
  /** Always Waymark, so that no participant sees another's address. */
  organizer: Attendee;
  attendee: Attendee;
  /** Address of the session's page, where participants join. */
  url: string | null;
}

/** The calendar entry of a peer session for one participant, without the join link. */
export function peerInvitation(invitee: PeerInvitee): CalendarPart {
  const { view, isCancelled, at, organizer, attendee, url } = invitee;
  const { facts, title, host } = view;
  const link = isCancelled ? null : url;
  const entry = {
    uid: sessionUid(facts.sessionId),
    sequence: facts.sequence,
    start: new Date(facts.startsAt),
    end: new Date(facts.endsAt),
    stamp: new Date(at),
    title,
    description: [`Host: ${host}`, link ?? ''].filter(Boolean).join('\n'),
    ...(link ? { url: link } : {}),
    ...(facts.location ? { location: facts.location } : {}),
    cancelled: isCancelled,
  };
  const content = invitation(entry, organizer, [attendee]);
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
}
