import { addDays, instantsAt, startOfDate } from '@waymark/kernel/time-zone';
import type { Task } from '@waymark/platform/sandbox/sandbox';
import ICAL from 'ical.js';

/** Epoch milliseconds. */
export interface Interval {
  start: number;
  end: number;
}

export interface BusyInput {
  /** Files in the iCalendar format (RFC 5545). */
  texts: string[];
  /** Of times without a zone and of whole days, in calendars that name none. */
  zone: string;
  from: number;
  to: number;
  /** Events whose UID ends with it are sessions of Waymark, which it knows better. */
  ownUid: string;
}

const DAY = 86_400_000;
/** Of one event since its beginning, also before `from`: a day's meeting of a hundred years. */
const MAX_OCCURRENCES = 40_000;
/** After merging. */
const MAX_INTERVALS = 10_000;

/** The busy times of calendars in a range: ascending, without overlaps, and without anything else of the events. */
const readBusy: Task<BusyInput, Interval[]> = (input) => {
  const found = input.texts.flatMap((text) => {
    const root = new ICAL.Component(parse(text));
    if (root.name !== 'vcalendar') throw new TypeError('no calendar');
    const zone = zoneOr(input.zone, root.getFirstPropertyValue('x-wr-timezone'));
    return [...busyOfEvents(root, { ...input, zone }), ...busyOfFreeBusy(root, zone)];
  });
  const { from, to } = input;
  const inRange = found.flatMap(({ start, end }) => {
    const clipped = { start: Math.max(start, from), end: Math.min(end, to) };
    return clipped.start < clipped.end ? [clipped] : [];
  });
  return merge(inRange);
};
export default readBusy;

function parse(text: string): ConstructorParameters<typeof ICAL.Component>[0] {
  try {
    return ICAL.parse(text);
  } catch {
    throw new TypeError('no calendar');
  }
}

function busyOfEvents(root: ICAL.Component, input: BusyInput): Interval[] {
  const events = root.getAllSubcomponents('vevent').filter((one) => !uidOf(one).endsWith(input.ownUid));
  const byUid = Map.groupBy(events, uidOf);
  return [...byUid.values()].flatMap((ofUid) => {
    const changed = ofUid.filter((one) => one.hasProperty('recurrence-id'));
    const masters = ofUid.filter((one) => !one.hasProperty('recurrence-id'));
    return [
      // Each changed occurrence by itself, too: it can have come from outside of the range.
      ...changed.flatMap((one) => busyOf(new ICAL.Event(one, { exceptions: [] }), input)),
      ...masters.flatMap((one) => occurrencesOf(one, changed, input)),
    ];
  });
}

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

function occurrencesOf(master: ICAL.Component, exceptions: ICAL.Component[], input: BusyInput): Interval[] {
  const event = new ICAL.Event(master, { exceptions });
  if (!event.isRecurring()) return busyOf(event, input);
  const found: Interval[] = [];
  const zone = zoneOfEvent(event, input);
  const iterator = event.iterator();
  const length = event.duration.toSeconds() * 1_000;
  for (let count = 0; count < MAX_OCCURRENCES; count += 1) {
    const next = iterator.next();
    if (!next) return found;
    const start = instantOf(next, zone);
    if (start > input.to) return found;
    // With a day for clock changes and for the zones of whole days.
    if (start + length + DAY < input.from) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) found.push(intervalOf(startDate, endDate, zone));
  }
  throw new RangeError('too many occurrences');
}

function busyOf(event: ICAL.Event, input: BusyInput): Interval[] {
  if (!isBusy(event.component) || !event.startDate) return [];
  return [intervalOf(event.startDate, event.endDate, zoneOfEvent(event, input))];
}

/** A zone that the file names without defining it, if it is a known one. */
const zoneOfEvent = ({ component }: ICAL.Event, { zone }: BusyInput): string =>
  zoneOr(zone, component.getFirstProperty('dtstart')?.getFirstParameter('tzid'));

function isBusy(event: ICAL.Component): boolean {
  const upper = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  const isFree = upper('transp') === 'TRANSPARENT' || upper('x-microsoft-cdo-busystatus') === 'FREE';
  return !isFree && upper('status') !== 'CANCELLED';
}

function busyOfFreeBusy(root: ICAL.Component, zone: string): Interval[] {
  return root
    .getAllSubcomponents('vfreebusy')
    .flatMap((one) => one.getAllProperties('freebusy'))
    .filter((property) => String(property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => intervalOf(period.start, period.getEnd(), zone));
}

const intervalOf = (start: ICAL.Time, end: ICAL.Time, zone: string): Interval => ({
  start: instantOf(start, zone),
  end: instantOf(end, zone),
});

function instantOf(time: ICAL.Time, zone: string): number {
  const date = `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`;
  if (time.isDate) return startOfDate(zone, date);
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  return instantAt(zone, date, time.hour * 60 + time.minute);
}

/** A wall time that a clock change skips is as long after it as before. */
function instantAt(zone: string, date: string, minute: number): number {
  const [instant] = instantsAt(zone, date, minute);
  if (instant !== undefined) return instant;
  const [later] = minute < 1_380 ? instantsAt(zone, date, minute + 60) : [];
  return later ?? startOfDate(zone, addDays(date, 1));
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** A format takes 30 kB, too much for each event. */
const known = new Map<string, string | null>();

function zoneOr(fallback: string, given: unknown): string {
  if (typeof given !== 'string' || given === '') return fallback;
  const zone = known.has(given) ? known.get(given) : knownZone(given);
  known.set(given, zone ?? null);
  return zone ?? fallback;
}

function knownZone(timeZone: string): string | null {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function merge(intervals: Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  if (merged.length > MAX_INTERVALS) throw new RangeError('too many times');
  return merged;
}
