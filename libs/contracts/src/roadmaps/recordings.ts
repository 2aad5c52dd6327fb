import { z } from 'zod';
import { singleLine } from '../text.ts';
import { Id } from './id.ts';

/** Some minutes of speech: a part contains what was recorded since the previous one. */
export const PART_MAX_BYTES = 1024 * 1024;
/** An hour of parts of two seconds, with a margin. */
export const MAX_PARTS = 4_000;
/** Unfinished recordings of one roadmap. */
export const MAX_UNFINISHED = 20;
export const UNFINISHED_DAYS = 7;

export const RECORDINGS_PREFIX = 'recordings/';
/** The hash makes parts of different bytes different objects, which no request replaces. */
export const partKey = (recordingId: string, number: number, sha256: string): string =>
  `${RECORDINGS_PREFIX}${recordingId}/${number}-${sha256}`;

export const RecordingId = z.uuid('This id is not valid.');
export const PartNumber = z.coerce
  .number<number>()
  .int()
  .min(0)
  .max(MAX_PARTS - 1, `A recording can have at most ${MAX_PARTS} parts`);
const Seconds = z.number().min(0).max(86_400);

/**
 * The browser chooses the id, so that it can start without a network and repeat the request. `takeOf`: the source that
 * this is another take of; one that no longer exists is ignored.
 */
export const StartRecordingBody = z
  .object({
    id: RecordingId,
    fileType: z.enum(['audio/webm', 'audio/mp4', 'audio/ogg']),
    takeOf: Id.nullable().default(null),
  })
  .meta({ id: 'StartRecordingBody' });
export type StartRecordingBody = z.input<typeof StartRecordingBody>;

/** `seconds`: length of the recording up to the end of the part. */
export const PartQuery = z.object({ seconds: z.coerce.number<number>().pipe(Seconds).default(0) });

/** `parts`, `bytes` and `seconds` of the stored parts from the first one without a gap. */
export const Recording = z
  .object({
    id: z.string(),
    roadmapId: z.string(),
    fileType: z.string(),
    parts: z.number().int(),
    bytes: z.number().int(),
    seconds: z.number(),
    sourceId: z.string().nullable(), // once finished
    takeOf: z.string().nullable(), // the source that it is another take of
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(), // when the last part arrived
  })
  .meta({ id: 'Recording' });
export type Recording = z.infer<typeof Recording>;

/** What is played, in seconds of the recording. */
export const Trim = z
  .object({ start: Seconds, end: Seconds })
  .refine(({ start, end }) => end - start >= 0.5, {
    path: ['end'],
    error: 'At least half a second must remain.',
  });
export type Trim = z.infer<typeof Trim>;

export const MAX_LEVELS = 150;
/** How loud a recording is, in equal parts of its length; 100 is the loudest. */
export const Levels = z.array(z.number().int().min(0).max(100)).max(MAX_LEVELS);

/** `levels`: of what is played. `parts`: how many were sent; omitted: those stored without a gap. */
export const FinishRecordingBody = z
  .object({
    name: singleLine('Name', 120),
    parts: z.number().int().min(1).max(MAX_PARTS).optional(),
    trim: Trim.nullable().default(null),
    levels: Levels.default([]),
  })
  .meta({ id: 'FinishRecordingBody' });
export type FinishRecordingBody = z.input<typeof FinishRecordingBody>;
