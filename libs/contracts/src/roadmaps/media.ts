import { z } from 'zod';
import { line, text } from '../text.ts';
import { Id } from './id.ts';

/**
 * Where the page plays or shows a source that its mentor put on a roadmap: bytes, with ranges, never as a type that can
 * run. Anybody may ask for what stands in a published version; the mentor for all of their own. `?download=1` saves it.
 */
export const mediaUrl = (sourceId: string): string => `/api/media/${sourceId}`;

/** The mentor's voice for one stage. */
export const VoiceClip = z
  .object({
    sourceId: z.string(),
    url: z.string(),
    /** Seconds, as measured on the server; null while nobody could tell. */
    duration: z.number().nullable(),
    transcript: z.string().nullable(),
  })
  .meta({ id: 'VoiceClip' });
export type VoiceClip = z.infer<typeof VoiceClip>;

/** Something the mentor shows for a stage. `id` is the source's id. Photos are re-encoded without what cameras write into them. */
export const Artifact = z
  .object({
    id: z.string(),
    type: z.enum(['photo', 'audio', 'other']),
    title: z.string(),
    url: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Artifact' });
export type Artifact = z.infer<typeof Artifact>;

/** A source of the same roadmap, put on a stage. Its type follows from the file. */
export const ArtifactInput = z.object({
  sourceId: Id,
  title: line('Title of the artifact', 120),
  description: text('Description of the artifact', 500, 0).default(''),
});
export type ArtifactInput = z.infer<typeof ArtifactInput>;

/** What the worker found out about a file while reading it. */
export const MediaFacts = z.object({
  /** Seconds of a recording or video. */
  durationSeconds: z.number().min(0).nullable(),
  /** Storage key of the picture as it is shown: re-encoded, at most 1600 px, without EXIF. */
  displayKey: z.string().nullable(),
  displayType: z.string().nullable(),
});
export type MediaFacts = z.infer<typeof MediaFacts>;
