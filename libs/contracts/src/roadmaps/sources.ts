import { z } from 'zod';
import { line } from '../text.ts';
import { Id } from './id.ts';

/** Studio uploads: 50 MB, by content and not by name. */
export const UPLOAD_MAX_BYTES = 50 * 1024 * 1024;
export const UPLOAD_TOO_LARGE = 'File size must be less than 50MB';
export const UPLOAD_BAD_TYPE =
  'File type not supported. Please upload PDF, Word documents, images, audio, or video files.';
/** A pasted transcript: 200 000 words fit. In characters; 4 MB as JSON is the route's body limit. */
export const TRANSCRIPT_MAX_CHARS = 2_000_000;

/** Everything below it is a source of a roadmap or the text of one; what no source names is swept after a day. */
export const SOURCES_PREFIX = 'sources/';
/** Where the bytes of a new source are put; `id` is fresh for every upload. Other keys are refused. */
export const sourceKey = (roadmapId: string, id: string): string => `${SOURCES_PREFIX}${roadmapId}/${id}`;
/** Where the text taken out of a file goes. */
export const sourceTextKey = (key: string): string => `${key}.txt`;
/** Where a picture goes as it is shown, beside the original: re-encoded, without what cameras write into it. */
export const displayKey = (key: string): string => `${key}.display.webp`;
export const DISPLAY_TYPE = 'image/webp';

export const SourceKind = z.enum(['file', 'transcript']);
/** stored: kept, but holds no text we can read. */
export const SourceStatus = z.enum(['processing', 'ready', 'stored', 'failed']);

/** A mentor's raw material. `message` says why a file gave no text. */
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
    /** Of a recording or video, once it was measured. */
    durationSeconds: z.number().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof Source>;

/** Answer of an upload. */
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

/** A story pasted or typed. */
export const TranscriptBody = z
  .object({
    text: z
      .string({ error: 'Please paste or type your story.' })
      .max(TRANSCRIPT_MAX_CHARS, 'This is longer than we can take at once (2 000 000 characters).')
      .refine((value) => value.trim().length > 0, 'Please paste or type your story.'),
    name: line('Name', 120).default('Transcript'),
  })
  .meta({ id: 'TranscriptBody' });
export type TranscriptBody = z.infer<typeof TranscriptBody>;

/** `text` as stored: evidence offsets are into this. */
export const SourceText = z.object({ id: z.string(), text: z.string() }).meta({ id: 'SourceText' });
export type SourceText = z.infer<typeof SourceText>;

/** Internal: bytes the gateway has put to storage, to become a source. */
export const RegisterSource = z.object({
  roadmapId: Id,
  kind: SourceKind,
  /** Storage key of the bytes (files) or of the text (transcripts). */
  key: z.string().min(1).max(400),
  originalName: z.string().min(1).max(255),
  fileType: z.string().min(1).max(120),
  fileSize: z.number().int().min(0),
  sha256: z.string().length(64),
  words: z.number().int().min(0).nullable(),
});
export type RegisterSource = z.infer<typeof RegisterSource>;
