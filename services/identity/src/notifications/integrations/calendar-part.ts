import { type Attendee, invitation, sessionUid } from '@waymark/calendar/session-ics';
import type { Appointment } from '../domain/notices/appointment.ts';
import { absoluteUrl } from './absolute-url.ts';

export interface CalendarPart {
  method: Appointment['method'];
  content: string;
}

interface Frame {
  /** The recipient's address. */
  email: string;
  /** Always Waymark, so that no participant sees another's address. */
  organizer: Attendee;
  /** The instant of the event. */
  at: string;
  publicUrl: string;
}

export function calendarPart(
  appointment: Appointment,
  { email, organizer, at, publicUrl }: Frame,
): CalendarPart {
  const { method, sessionId, sequence, startsAt, endsAt, title, about, link, location, name } = appointment;
  const cancelled = method === 'CANCEL';
  const url = cancelled ? undefined : link.startsWith('/') ? absoluteUrl(publicUrl, link)! : link;
  const entry = {
    ...{ uid: sessionUid(sessionId), sequence, title, url, cancelled },
    ...{ start: new Date(startsAt), end: new Date(endsAt), stamp: new Date(at) },
    description: [...about, url].filter(Boolean).join('\n'),
    location: location || undefined,
  };
  return { method, content: invitation(entry, organizer, [{ name: name ?? email, email }]) };
}
