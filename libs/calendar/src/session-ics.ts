import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

export interface Attendee {
  name: string;
  email: string;
}

/** One appointment. The same `uid` with a higher `sequence` replaces the stored one (RFC 5545, 3.8.7.4). */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  start: Date;
  end: Date;
  stamp: Date; // time of the last change
  title: string;
  description: string;
  url?: string;
  location?: string; // default: the url
  cancelled?: boolean;
  isReminder?: boolean; // with an alarm at the start; the person is free at that time
}

const PRODUCT = { company: 'Waymark', product: 'Sessions', language: 'EN' };

/** A file to import or subscribe to: METHOD:PUBLISH, times in UTC. */
export function calendarFile(entries: CalendarEntry[], name: string): string {
  const calendar = new ICalCalendar({ prodId: PRODUCT, name, method: ICalCalendarMethod.PUBLISH });
  for (const entry of entries) add(calendar, entry);
  return textOf(calendar);
}

/** Attached to a mail: METHOD:REQUEST for a new or moved appointment, METHOD:CANCEL for a cancelled one. */
export function invitation(entry: CalendarEntry, organizer: Attendee, attendees: Attendee[]): string {
  const method = entry.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = new ICalCalendar({ prodId: PRODUCT, method });
  const event = add(calendar, entry);
  event.organizer(organizer);
  for (const attendee of attendees) event.createAttendee({ ...attendee, rsvp: false });
  return textOf(calendar);
}

/** Each line ends with CRLF (RFC 5545, 3.1), also the last one, which the library leaves open. */
const textOf = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`;

function add(calendar: ICalCalendar, entry: CalendarEntry) {
  const { uid, sequence, start, end, stamp, title, description, url, location, cancelled } = entry;
  const event = calendar.createEvent({
    id: uid,
    sequence,
    start,
    end,
    stamp,
    summary: title,
    description,
    url,
    location: location ?? url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (entry.isReminder) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0 });
    event.transparency(ICalEventTransparency.TRANSPARENT);
  }
  return event;
}

/** Never changes for a session. */
export const sessionUid = (sessionId: string): string => `${sessionId}@sessions.waymark`;
