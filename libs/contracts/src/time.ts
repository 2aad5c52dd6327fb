import { z } from 'zod';
import { isTimeZone } from './time-zone.ts';

const WRONG_YEAR = 'Enter a year between 2000 and 2199';
const [EARLIEST, LATEST] = [Date.parse('2000-01-01T00:00:00Z'), Date.parse('2200-01-01T00:00:00Z')];

/** ISO 8601 with a zone. The years are bounded; an offset can exceed the range of Date. */
export const Instant = z.iso
  .datetime({ offset: true, error: 'Enter a date and time with its zone, in ISO 8601' })
  .refine((at) => EARLIEST <= Date.parse(at) && Date.parse(at) < LATEST, WRONG_YEAR);

/** Whether a range has an instant. */
export const isRange = ({ from, to }: { from?: string; to?: string }): boolean =>
  !from || !to || Date.parse(from) < Date.parse(to);
export const notBefore = { path: ['from'], message: 'from must be before to' };

export const LocalDate = z.iso
  .date('Enter a date as YYYY-MM-DD')
  .refine((date) => date >= '2000-01-01' && date <= '2199-12-31', WRONG_YEAR);

const HALF_HOUR = /^([01]\d|2[0-3]):(00|30)$/;

/** A wall time on the half hour, 00:00 to 23:30. */
export const StartTime = z
  .string({ error: 'Choose a time' })
  .regex(HALF_HOUR, 'Choose a time on the half hour');
/** A wall time on the half hour; 24:00 is the end of the day. */
export const EndTime = z
  .string({ error: 'Choose a time' })
  .regex(/^(?:([01]\d|2[0-3]):(00|30)|24:00)$/, 'Choose a time on the half hour');

export const TimeZone = z
  .string({ error: 'Choose a time zone' })
  .max(64, 'Choose a time zone')
  .refine(isTimeZone, 'Choose a time zone, such as Europe/Berlin');
