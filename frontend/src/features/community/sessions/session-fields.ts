import {
  DEFAULT_DURATION,
  DEFAULT_PARTICIPANTS,
  MAX_DURATION,
  MAX_LINE,
  MAX_LINES,
  MAX_PARTICIPANTS,
  MAX_PEER_TEXT,
  MAX_PEER_TITLE,
  MIN_DURATION,
  type PeerCategory,
  type SkillLevel,
} from '@waymark/contracts/community/peer-options';
import type { PeerSession, PeerSessionInput } from '@waymark/contracts/community/peer-sessions';
import { isTimeZone } from '@waymark/contracts/time-zone';
import { instantsAt, localTime, toMinute, toTime } from '@waymark/kernel/time-zone';
import { z } from 'zod';
import { serverNow } from '#lib/server-clock.ts';
import { browserZone } from '#lib/zones.ts';
import { linesOf, topicsOf } from '../components/topic-lines.ts';

/** As the spec has it: what is no number becomes the default. */
const numberOr = (text: string, fallback: number): number => Number.parseInt(text, 10) || fallback;

const count = (what: string, fallback: number, min: number, max: number) =>
  z.string().refine((text) => {
    const value = numberOr(text, fallback);
    return min <= value && value <= max;
  }, `${what}: from ${min} to ${max}`);

const lines = z.string().superRefine((text, ctx) => {
  const all = topicsOf(text);
  if (all.length > MAX_LINES) ctx.addIssue({ code: 'custom', message: `Enter at most ${MAX_LINES} lines.` });
  if (all.some((line) => line.length > MAX_LINE))
    ctx.addIssue({ code: 'custom', message: `A line can have at most ${MAX_LINE} characters.` });
});

/** The form of a session. Date and time are wall time in its zone; lists are lines of a text. */
export const SessionFields = z
  .object({
    title: z
      .string()
      .trim()
      .min(1, 'Title is required')
      .max(MAX_PEER_TITLE, `Title must be at most ${MAX_PEER_TITLE} characters`),
    description: z
      .string()
      .trim()
      .min(1, 'Description is required')
      .max(MAX_PEER_TEXT, `Description must be at most ${MAX_PEER_TEXT} characters`),
    category: z.string(),
    skillLevel: z.string(),
    date: z.string().min(1, 'Choose a date'),
    time: z.string().min(1, 'Choose a time'),
    timezone: z.string().refine(isTimeZone, 'Choose a time zone, such as Europe/Berlin'),
    duration: count('Minutes', DEFAULT_DURATION, MIN_DURATION, MAX_DURATION),
    maxParticipants: count('Places', DEFAULT_PARTICIPANTS, 1, MAX_PARTICIPANTS),
    isVirtual: z.enum(['true', 'false']),
    joinLink: z
      .string()
      .trim()
      .refine((link) => link === '' || /^https?:\/\/\S+$/i.test(link), 'Enter a full address, with https://'),
    location: z.string().trim(),
    facilitationNotes: z.string().trim().max(MAX_PEER_TEXT, `At most ${MAX_PEER_TEXT} characters`),
    isRecordingEnabled: z.boolean(),
    agenda: lines,
    materials: lines,
  })
  .superRefine((fields, ctx) => {
    if (fields.isVirtual === 'false' && fields.location === '')
      ctx.addIssue({ code: 'custom', path: ['location'], message: 'Enter where you meet.' });
  });
export type SessionFields = z.infer<typeof SessionFields>;

/** Null where the clocks skip that time. A time that occurs twice is the first one. */
export function startOf({ date, time, timezone }: SessionFields): number | null {
  return instantsAt(timezone, date, toMinute(time))[0] ?? null;
}

/** `fields` with the rule about the start, which does not hold for one that is not changed. */
export const fieldsWithStart = (unchanged: string | null) =>
  SessionFields.superRefine((fields, ctx) => {
    if (!fields.date || !fields.time || !isTimeZone(fields.timezone)) return;
    const start = startOf(fields);
    const issue = (path: 'date' | 'time', message: string) =>
      ctx.addIssue({ code: 'custom', path: [path], message });
    if (start === null) return issue('time', 'The clocks skip this time on that day. Choose another one.');
    if (unchanged !== null && Date.parse(unchanged) === start) return;
    if (start <= serverNow()) issue('date', 'Choose a time in the future.');
  });

export const emptyFields = (): SessionFields => ({
  ...{ title: '', description: '', category: 'skills-development', skillLevel: 'all', date: '', time: '' },
  ...{ timezone: browserZone(), duration: String(DEFAULT_DURATION), location: '' },
  ...{ maxParticipants: String(DEFAULT_PARTICIPANTS), isVirtual: 'true' as const, joinLink: '' },
  ...{ facilitationNotes: '', agenda: '', materials: '', isRecordingEnabled: true },
});

export function fieldsOf(session: PeerSession): SessionFields {
  const { title, description, category, skillLevel, timezone, duration, maxParticipants } = session;
  const { date, minute } = localTime(timezone, Date.parse(session.scheduledFor));
  return {
    ...{ title, description, category, skillLevel, date, time: toTime(minute), timezone },
    ...{ duration: String(duration), maxParticipants: String(maxParticipants) },
    isVirtual: session.isVirtual ? 'true' : 'false',
    joinLink: session.joinLink ?? '',
    location: session.location ?? '',
    facilitationNotes: session.facilitationNotes ?? '',
    isRecordingEnabled: session.isRecordingEnabled,
    agenda: linesOf(session.agenda),
    materials: linesOf(session.materials),
  };
}

export function bodyOf(fields: SessionFields): PeerSessionInput {
  const { title, description, timezone, joinLink, location, facilitationNotes } = fields;
  return {
    ...{ title, description, timezone, joinLink, location, facilitationNotes },
    category: fields.category as PeerCategory,
    skillLevel: fields.skillLevel as SkillLevel,
    scheduledFor: new Date(startOf(fields)!).toISOString(),
    duration: numberOr(fields.duration, DEFAULT_DURATION),
    maxParticipants: numberOr(fields.maxParticipants, DEFAULT_PARTICIPANTS),
    isVirtual: fields.isVirtual === 'true',
    isRecordingEnabled: fields.isRecordingEnabled,
    agenda: topicsOf(fields.agenda),
    materials: topicsOf(fields.materials),
  };
}
