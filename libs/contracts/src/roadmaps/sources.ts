import { z } from 'zod';
import { singleLine } from '../text.ts';
import { isVisible } from '../visible-text.ts';
import { Id } from './id.ts';
import { Permission } from './permissions.ts';
import { Levels, Trim } from './recordings.ts';

export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024; // checked by content, not by name
export const UPLOAD_TOO_LARGE = 'File size must be less than 50MB';
export const UPLOAD_BAD_TYPE =
  'File type not supported. Please upload PDF, Word documents, images, audio, or video files.';
/** Of all material, for a draft. */
export const FEWEST_STORY_WORDS = 80;
/** 200 000 words. */
export const TRANSCRIPT_MAX_CHARS = 2_000_000;
/** A story as JSON: 2 000 000 characters of three bytes, and the fields beside it. */
export const STORY_BODY_LIMIT = 6 * 1024 * 1024;

/** Prefix of all keys of sources; objects that no source refers to are removed after a day. */
export const SOURCES_PREFIX = 'sources/';
/** Storage key of a new source; `id` is unique per upload. Other keys are rejected. */
export const sourceKey = (roadmapId: string, id: string): string => `${SOURCES_PREFIX}${roadmapId}/${id}`;
export const sourceTextKey = (key: string): string => `${key}.txt`;
/** Storage key of the re-encoded picture without metadata. */
export const displayKey = (key: string): string => `${key}.display.webp`;
/** Storage key of the seekable copy of a recording, without what was trimmed. */
export const playKey = (key: string): string => `${key}.play`;
export const DISPLAY_TYPE = 'image/webp';

/** The text from `at` (UTF-16 offset) belongs to this second of the recording. */
export const Moment = z.object({ at: z.number().int().min(0), seconds: z.number().min(0) });
export type Moment = z.infer<typeof Moment>;

/** `interview`, `timeline`: the text of the mentor's interview answers and milestones as of the newest draft. */
export const SourceKind = z.enum(['file', 'transcript', 'interview', 'timeline']);
/** stored: without readable text. */
export const SourceStatus = z.enum(['processing', 'ready', 'stored', 'failed']);

/** A person whose name is a label in the text, as in a transcript. */
export const Speaker = z
  .object({
    label: z.string().min(1).max(200), // the same for all of their turns
    name: z.string().min(1).max(200), // as written
    turns: z.number().int().min(1),
    sample: z.string().max(100), // their first sentence
    isGuess: z.boolean(), // taken for the mentor until the mentor chooses
  })
  .meta({ id: 'Speaker' });
export type Speaker = z.infer<typeof Speaker>;

export const SpeakersOfSource = z.object({ sourceId: z.string(), speakers: z.array(Speaker).max(12) });
export type SpeakersOfSource = z.infer<typeof SpeakersOfSource>;

/** Takes of one recording, by the id of their group. Drafts use one of them. */
export const Take = z.object({ group: z.string(), isUsed: z.boolean() });

/** `message`: why a file has no text. `take`: null for what has no other takes. `levels`: empty if not measured. */
export const Source = z
  .object({
    id: z.string(),
    roadmapId: z.string(),
    kind: SourceKind,
    status: SourceStatus,
    originalName: z.string(),
    filename: z.string(),
    fileType: z.string(),
    fileSize: z.number().int(),
    words: z.number().int().nullable(),
    message: z.string().nullable(),
    durationSeconds: z.number().nullable(), // null until measured
    permissions: z.array(Permission), // granted
    take: Take.nullable(),
    speakers: z.array(Speaker), // empty for a single speaker, and until a draft was made of it
    speaker: z.string().nullable(), // label of the mentor; null: not chosen
    levels: Levels,
    sampleVoice: z.boolean().optional(), // spoken by a program, for the demo
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

export const UploadedArtifact = z
  .object({
    id: z.string(),
    originalName: z.string(),
    fileSize: z.number().int(),
    filename: z.string(),
    fileType: z.string(),
    status: SourceStatus,
  })
  .meta({ id: 'UploadedArtifact' });
export type UploadedArtifact = z.infer<typeof UploadedArtifact>;

export const TranscriptBody = z
  .object({
    text: z
      .string({ error: 'Please paste or type your story.' })
      .max(TRANSCRIPT_MAX_CHARS, 'This is too long (2 000 000 characters).')
      .refine(isVisible, 'Please paste or type your story.'),
    name: singleLine('Name', 120).default('Transcript'),
  })
  .meta({ id: 'TranscriptBody' });
export type TranscriptBody = z.infer<typeof TranscriptBody>;

/** Lines may begin with a time code: `[m:ss]`. */
export const RecordingTextBody = z
  .object({ text: TranscriptBody.shape.text })
  .meta({ id: 'RecordingTextBody' });
export type RecordingTextBody = z.infer<typeof RecordingTextBody>;
/** `speaker`: label of the mentor among the speakers; the next draft takes the words of that speaker alone. */
export const UpdateSourceBody = z
  .object({
    name: singleLine('Name', 120).optional(),
    speaker: Speaker.shape.label.nullable().optional(),
  })
  .meta({ id: 'UpdateSourceBody' });
export type UpdateSourceBody = z.infer<typeof UpdateSourceBody>;

/** `text` as stored: evidence offsets refer to it. */
export const SourceText = z
  .object({ id: z.string(), text: z.string(), moments: z.array(Moment) })
  .meta({ id: 'SourceText' });
export type SourceText = z.infer<typeof SourceText>;

export const RegisterSource = z.object({
  roadmapId: Id,
  kind: SourceKind.extract(['file', 'transcript']),
  /** Of the bytes (files) or of the text (transcripts). */
  key: z.string().min(1).max(400),
  originalName: z.string().min(1).max(255),
  fileType: z.string().min(1).max(120),
  fileSize: z.number().int().min(0),
  sha256: z.string().length(64),
  words: z.number().int().min(0).nullable(),
  trim: Trim.optional(),
  levels: Levels.optional(),
  /** Another take of this source, which drafts use from now on. Ignored when the source no longer exists. */
  takeOf: Id.nullish(),
});
export type RegisterSource = z.infer<typeof RegisterSource>;
