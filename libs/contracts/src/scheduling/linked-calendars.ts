import { z } from 'zod';

/** Per mentor. */
export const MAX_LINKED_CALENDARS = 5;

/** Why a calendar could not be read. */
export const LinkFailure = z.enum([
  'unreachable',
  'inner-address',
  'login',
  'not-found',
  'server',
  'too-large',
  'not-a-calendar',
]);
export type LinkFailure = z.infer<typeof LinkFailure>;

export const LinkedCalendar = z
  .object({
    id: z.string(),
    /** The host and the end of the address; the rest can be secret. */
    label: z.string(),
    /** Of the last attempt; null: not read yet. */
    checkedAt: z.iso.datetime().nullable(),
    /** Of the last success, whose busy times are in force. */
    readAt: z.iso.datetime().nullable(),
    failure: LinkFailure.nullable(),
  })
  .meta({ id: 'LinkedCalendar' });
export type LinkedCalendar = z.infer<typeof LinkedCalendar>;

/** A session that was booked, and a busy time of a linked calendar that was read later. */
export const CalendarConflict = z
  .object({
    sessionId: z.string(),
    with: z.string(),
    start: z.iso.datetime(),
    end: z.iso.datetime(),
  })
  .meta({ id: 'CalendarConflict' });
export type CalendarConflict = z.infer<typeof CalendarConflict>;

export const LinkedCalendars = z
  .object({ calendars: z.array(LinkedCalendar), conflicts: z.array(CalendarConflict) })
  .meta({ id: 'LinkedCalendars' });
export type LinkedCalendars = z.infer<typeof LinkedCalendars>;

const WITHOUT_LOGIN = 'Leave out the user name and the password';

/** An address that begins with webcal:// is one of https://. */
export const LinkCalendarBody = z
  .object({
    address: z
      .string({ error: 'Paste the address of a calendar' })
      .trim()
      .min(1, 'Paste the address of a calendar')
      .max(2_000, 'This address is too long')
      .refine((address) => urlOfCalendar(address) !== null, 'Paste an address that begins with https://')
      .refine((address) => !hasLogin(address), WITHOUT_LOGIN),
  })
  .meta({ id: 'LinkCalendarBody' });
export type LinkCalendarBody = z.infer<typeof LinkCalendarBody>;

/** Null for what is no address of the web. */
export function urlOfCalendar(address: string): URL | null {
  try {
    const url = new URL(address.replace(/^webcals?:\/\//i, 'https://'));
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

function hasLogin(address: string): boolean {
  const url = urlOfCalendar(address);
  return url !== null && `${url.username}${url.password}` !== '';
}
