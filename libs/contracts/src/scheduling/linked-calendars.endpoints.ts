import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../roadmaps/id.ts';
import { Success } from '../success.ts';
import { LinkCalendarBody, LinkedCalendars } from './linked-calendars.ts';

/** For mentors, and admins with a calendar; FORBIDDEN otherwise, as for the following. */
export const ListLinkedCalendars = endpoint('GET /api/mentor/linked-calendars', {
  subject: 'scheduling.linked-calendars',
  roles: mentorRoles,
  summary: "Calendars whose busy times cannot be booked, and the caller's sessions that collide with these",
  input: z.object({}),
  output: LinkedCalendars,
});
/** RULE_REFUSED for a sixth one or one that is linked already (path address). It is read within seconds. */
export const LinkCalendar = endpoint('POST /api/mentor/linked-calendars', {
  subject: 'scheduling.link-calendar',
  roles: mentorRoles,
  quota: 'calendar',
  status: 201,
  summary:
    'Links a calendar by its address in the iCalendar format; its busy times are read every 15 minutes',
  input: LinkCalendarBody,
  output: LinkedCalendars,
});
/** Error: NOT_FOUND. */
export const UnlinkCalendar = endpoint('DELETE /api/mentor/linked-calendars/{id}', {
  subject: 'scheduling.unlink-calendar',
  roles: mentorRoles,
  summary: 'Forgets a linked calendar and its busy times',
  input: z.object({ id: Id }),
  output: Success,
});
