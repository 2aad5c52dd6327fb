import { z } from 'zod';
import { Currency, canBePaid, MIN_CHARGE, Price } from '../money.ts';
import { EndTime, LocalDate, StartTime, TimeZone } from '../time.ts';
import { pricedTypes, sessionTypes } from './constants.ts';

/**
 * standard: by the mentor's hours and price; guided: with a type and a price of its own; intro: a free call with a mentor
 * one has not met, once.
 */
export const SessionKind = z.enum(['standard', 'guided', 'intro']);
export type SessionKind = z.infer<typeof SessionKind>;
export const SessionType = z.enum(Object.keys(sessionTypes) as (keyof typeof sessionTypes)[], {
  error: 'Choose a session type',
});
export type SessionType = z.infer<typeof SessionType>;

/** Cents of an hour on /book-session, by session type and for the mentor's own topics, in the mentor's currency. */
export const TypePrices = z.record(z.enum(pricedTypes), z.number().int());
export type TypePrices = z.infer<typeof TypePrices>;

/** A mentor has one currency for all prices. */
export const Pricing = z
  .object({
    /** Cents per 30 minutes, 0 for free; null: no price, so nothing can be booked on /scheduling. */
    sessionPrice: z.number().int().nullable(),
    currency: Currency,
    typePrices: TypePrices,
  })
  .meta({ id: 'Pricing' });
export type Pricing = z.infer<typeof Pricing>;

/** Prices of an hour that are left out stay as they are. */
export const SetPricingBody = z
  .object({
    sessionPrice: Price,
    currency: Currency.default('USD'),
    typePrices: z.partialRecord(z.enum(pricedTypes), Price).optional(),
  })
  .superRefine(({ sessionPrice, currency, typePrices }, { addIssue }) => {
    const message = minimumText(currency);
    if (!canBePaid(sessionPrice, currency)) addIssue({ code: 'custom', path: ['sessionPrice'], message });
    for (const [type, price] of Object.entries(typePrices ?? {})) {
      if (!canBePaid(price, currency)) addIssue({ code: 'custom', path: ['typePrices', type], message });
    }
  })
  .meta({ id: 'SetPricingBody' });
export type SetPricingBody = z.infer<typeof SetPricingBody>;

/** “A price is 0 for a free session, or at least 0.50 EUR” */
export const minimumText = (currency: Currency): string =>
  `A price is 0 for a free session, or at least ${(MIN_CHARGE[currency] / 100).toFixed(2)} ${currency}`;

/** Weekly open hours in the mentor's wall time. `dayOfWeek` 0 is Sunday. */
export const AvailabilitySlot = z
  .object({
    id: z.string(),
    dayOfWeek: z.number().int().min(0).max(6),
    startTime: z.string(),
    endTime: z.string(),
    timezone: z.string(),
  })
  .meta({ id: 'AvailabilitySlot' });
export type AvailabilitySlot = z.infer<typeof AvailabilitySlot>;

const endAfterStart = ({ startTime, endTime }: { startTime: string; endTime: string }) => endTime > startTime;
const endFirst = { path: ['endTime'], error: 'The end must come after the start' };

const DayOfWeek = z
  .number({ error: 'Choose a day' })
  .int('Choose a day from 0 (Sunday) to 6')
  .min(0, 'Choose a day from 0 (Sunday) to 6')
  .max(6, 'Choose a day from 0 (Sunday) to 6');

/** The first hours set the mentor's zone; later ones must be in it (422: it is changed in the settings). */
export const AddAvailabilityBody = z
  .object({
    dayOfWeek: DayOfWeek,
    startTime: StartTime,
    endTime: EndTime,
    timezone: TimeZone,
  })
  .refine(endAfterStart, endFirst)
  .meta({ id: 'AddAvailabilityBody' });
export type AddAvailabilityBody = z.infer<typeof AddAvailabilityBody>;

/** New day and times of a window, in the calendar's zone. */
export const ChangeAvailabilityBody = z
  .object({ dayOfWeek: DayOfWeek, startTime: StartTime, endTime: EndTime })
  .refine(endAfterStart, endFirst)
  .meta({ id: 'ChangeAvailabilityBody' });
export type ChangeAvailabilityBody = z.infer<typeof ChangeAvailabilityBody>;

/** Closed days (without their weekly hours), or extra hours of one day (which count even on a closed day). */
export const DateOverride = z
  .object({
    id: z.string(),
    date: z.string(),
    lastDate: z.string().nullable(), // of closed days in a row, included; null: one day
    kind: z.enum(['closed', 'extra']),
    startTime: z.string().nullable(),
    endTime: z.string().nullable(),
  })
  .meta({ id: 'DateOverride' });
export type DateOverride = z.infer<typeof DateOverride>;

const DAY_MS = 86_400_000;
const MAX_DAYS_OFF = 366;
/** NaN for dates that are invalid, which have an issue of their own. */
const daysAfter = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / DAY_MS;

/** Closed days that are closed already become one exception with them. */
export const AddOverrideBody = z
  .discriminatedUnion('kind', [
    z
      .object({ kind: z.literal('closed'), date: LocalDate, lastDate: LocalDate.optional() })
      .refine(({ date, lastDate = date }) => lastDate >= date, {
        path: ['lastDate'],
        error: 'The last day must not come before the first',
      })
      .refine(({ date, lastDate = date }) => !(daysAfter(date, lastDate) >= MAX_DAYS_OFF), {
        path: ['lastDate'],
        error: `Close at most ${MAX_DAYS_OFF} days at a time`,
      }),
    z
      .object({ kind: z.literal('extra'), date: LocalDate, startTime: StartTime, endTime: EndTime })
      .refine(endAfterStart, endFirst),
  ])
  .meta({ id: 'AddOverrideBody' });
export type AddOverrideBody = z.infer<typeof AddOverrideBody>;

const AT_LEAST_ONE = 'Allow at least 1 session';
const BufferMinutes = z
  .number({ error: 'Choose how much time you need' })
  .int()
  .min(0, 'A buffer cannot be below 0')
  .max(120, 'Keep at most 2 hours free');

export const CalendarSettings = z
  .object({
    timezone: TimeZone,
    minNoticeMinutes: z // before the start of a session
      .number({ error: 'Choose how much notice you need' })
      .int()
      .min(0, 'Notice cannot be below 0')
      .max(20_160, 'Ask for at most 14 days of notice'),
    bookingWindowDays: z
      .number({ error: 'Choose how far ahead people can book' })
      .int()
      .min(1, 'Let people book at least 1 day ahead')
      .max(365, 'Let people book at most 365 days ahead'),
    /** Without other sessions and busy times, around each session. */
    bufferBeforeMinutes: BufferMinutes,
    bufferAfterMinutes: BufferMinutes,
    /** Sessions that the mentor teaches, in a day and in a week from Monday of their zone; null: any number. */
    maxPerDay: z.number().int().min(1, AT_LEAST_ONE).max(48, 'Allow at most 48 sessions a day').nullable(),
    maxPerWeek: z
      .number()
      .int()
      .min(1, AT_LEAST_ONE)
      .max(336, 'Allow at most 336 sessions a week')
      .nullable(),
    /** Minutes between two starts on the clock. Guided sessions start at full hours. */
    startEveryMinutes: z.literal([15, 30, 60], { error: 'Choose every 15, 30 or 60 minutes' }),
    /** Whether people who have had no session with the mentor can book a free intro call. */
    offersIntro: z.boolean({ error: 'Choose whether you offer an intro call' }),
  })
  .meta({ id: 'CalendarSettings' });
export type CalendarSettings = z.infer<typeof CalendarSettings>;

/** Rules that are left out stay as they are. */
export const SetCalendarSettingsBody = CalendarSettings.partial({
  ...{ bufferBeforeMinutes: true, bufferAfterMinutes: true, maxPerDay: true, maxPerWeek: true },
  ...{ startEveryMinutes: true, offersIntro: true },
}).meta({ id: 'SetCalendarSettingsBody' });
export type SetCalendarSettingsBody = z.infer<typeof SetCalendarSettingsBody>;

/** `timezone` is null until the mentor chooses one; until then nothing can be booked. */
export const MentorCalendar = z
  .object({
    settings: CalendarSettings.extend({ timezone: z.string().nullable() }),
    pricing: Pricing,
    availability: z.array(AvailabilitySlot),
    overrides: z.array(DateOverride),
  })
  .meta({ id: 'MentorCalendar' });
export type MentorCalendar = z.infer<typeof MentorCalendar>;

/** Days of `timezone` (default: the mentor's), both included, at most 42; default: the next 14 days. */
export const SlotsQuery = z.object({
  from: LocalDate.optional(),
  to: LocalDate.optional(),
  timezone: TimeZone.optional(),
  kind: SessionKind.default('standard'),
  limit: z.coerce
    .number<number>()
    .int('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(2_100, 'limit must be at most 2100')
    .optional(),
  /** A session of the caller's that is being moved: it does not block other times, and its present start is not listed. */
  moving: z.string().max(64).optional(),
});
export type SlotsQuery = z.infer<typeof SlotsQuery>;

export const FreeSlots = z
  .object({
    mentorId: z.number().int(),
    timezone: z.string().nullable(), // the mentor's; null: no calendar, `slots` is empty
    kind: SessionKind,
    duration: z.number().int(), // minutes
    pricing: Pricing,
    /** Possible starts, ascending. A slot taken later is rejected when booking (409 SLOT_TAKEN). */
    slots: z.array(z.object({ start: z.iso.datetime(), end: z.iso.datetime() })),
    /** Whether the mentor has weekly hours, or extra ones on these days. */
    hasHours: z.boolean(),
  })
  .meta({ id: 'FreeSlots' });
export type FreeSlots = z.infer<typeof FreeSlots>;
