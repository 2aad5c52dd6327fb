import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { AiCoachingBody } from './roadmaps/coaching.ts';
import { StageBody } from './roadmaps/http.ts';
import { MergeProgressBody, MoodBody, ReflectionBody } from './roadmaps/learning.ts';
import { TRANSCRIPT_MAX_CHARS, TranscriptBody } from './roadmaps/sources.ts';
import { MarkSeenBody } from './roadmaps/versions.ts';
import { AddOverrideBody, SetCalendarSettingsBody, SetPricingBody } from './scheduling/calendar.ts';
import { BookingBody, GuidedBookingBody, ReviewBody } from './scheduling/sessions.ts';

const ID = '01935000-0000-7000-8000-0000000000cc';
const AT = '2026-11-20T10:00:00.000Z';
const booking = { mentorId: 7, sessionDate: AT, duration: 30, price: 0 };
const guided = {
  mentorId: 7,
  date: '2026-12-03',
  time: '9:00 AM',
  sessionType: 'goal-setting',
  price: 2_500,
};
const settings = { timezone: 'Asia/Tokyo', minNoticeMinutes: 60, bookingWindowDays: 60 };
const ticks = (count: number, at = AT) => ({
  roadmapId: ID,
  ticks: Array.from({ length: count }, () => ({ stepId: ID, completed: true, at })),
});
const where = { stageName: 'Start', stageNumber: 1, progress: 100 };
const reflection = { id: ID, roadmapId: ID, text: 'I wrote to two people.', date: AT, ...where };
const stage = (steps: number, title = 'T') => ({ title, steps: Array(steps).fill({ title: 'Do it' }) });
const coaching = (chars: number) => ({ roadmapId: ID, stepId: ID, userContext: 'x'.repeat(chars) });

type Case = [schema: z.ZodType, fits: object, wrong: object[]];
const cases: Record<string, Case> = {
  SetPricingBody: [
    SetPricingBody,
    { sessionPrice: 100_000 },
    [{ sessionPrice: -1 }, { sessionPrice: 100_001 }],
  ],
  AddOverrideBody: [AddOverrideBody, { kind: 'closed', date: '2026-12-24' }, [{ kind: 'extra' }]],
  SetCalendarSettingsBody: [
    SetCalendarSettingsBody,
    { ...settings, bufferBeforeMinutes: 120, maxPerDay: null, maxPerWeek: 1, startEveryMinutes: 15 },
    [
      ...[{ bookingWindowDays: 0 }, { bookingWindowDays: 366 }, { bufferAfterMinutes: 121 }],
      ...[{ maxPerDay: 0 }, { maxPerWeek: 337 }, { startEveryMinutes: 45 }],
    ],
  ],
  BookingBody: [BookingBody, booking, [{ duration: 60 }, { sessionDate: '2026-12-03 17:30' }]],
  GuidedBookingBody: [GuidedBookingBody, guided, [{ time: '8:00 AM' }]],
  ReviewBody: [ReviewBody, { rating: 5 }, [{ rating: 6 }, { rating: 0 }]],
  MergeProgressBody: [MergeProgressBody, ticks(1_200), [ticks(0), ticks(1_201), ticks(1, 'now')]],
  MoodBody: [MoodBody, { mood: 'neutral', at: AT }, [{ mood: 'fine' }, { at: 'yesterday' }]],
  ReflectionBody: [ReflectionBody, reflection, [{ text: '  ' }, { id: 'mine' }, { progress: 101 }]],
  MarkSeenBody: [MarkSeenBody, { version: 1 }, [{ version: 0 }]],
  AiCoachingBody: [AiCoachingBody, coaching(1_000), [coaching(1_001), { stepId: undefined }]],
  StageBody: [StageBody, stage(30), [stage(0), stage(31), stage(1, '   ')]],
  TranscriptBody: [
    TranscriptBody,
    { text: 'x'.repeat(TRANSCRIPT_MAX_CHARS) },
    [{ text: 'x'.repeat(TRANSCRIPT_MAX_CHARS + 1) }, { text: '  \n ' }],
  ],
};

describe('a request body', () => {
  it.each(Object.entries(cases))(
    '%s accepts valid fields and rejects each invalid one',
    (_name, [schema, fits, wrong]) => {
      expect(schema.safeParse(fits).error).toBeUndefined();
      for (const fields of wrong) {
        expect([fields, schema.safeParse({ ...fits, ...fields }).success]).toEqual([fields, false]);
      }
    },
  );
});

describe('a link of a step', () => {
  const accepts = (link: string) =>
    StageBody.safeParse({ title: 'T', steps: [{ title: 'S', resourceLinks: [link] }] }).success;

  it.each([
    'https://example.org/a?b=c',
    'http://localhost:3000',
    'mailto:a@example.org',
    'A book, chapter 3',
  ])('can be %s', (link) => expect(accepts(link)).toBe(true));

  it.each(['www.example.org', 'https://', 'http:example.org', 'https:// example.org', 'mailto:nowhere'])(
    'cannot be the incomplete %s',
    (link) => expect(accepts(link)).toBe(false),
  );
});
