import { z } from 'zod';
import { singleLine, text } from '../text.ts';
import { Id } from './id.ts';

/** Bytes with ranges; public in a published version, else for its mentor. `?download=1` saves the file. */
export const mediaUrl = (sourceId: string): string => `/api/media/${sourceId}`;

export const VoiceClip = z
  .object({
    sourceId: z.string(),
    url: z.string(),
    duration: z.number().nullable(), // seconds, measured on the server; null: unknown
    transcript: z.string().nullable(),
  })
  .meta({ id: 'VoiceClip' });
export type VoiceClip = z.infer<typeof VoiceClip>;

/**
 * The part of a recording that contains the quote of a step. `used`: the mentor has chosen to play them there;
 * always true in a published version. `start` and `end`: seconds of what is at `url`: there the whole recording, for its
 * mentor; in a published version a file that holds nothing else. `preparing`: this file is not there yet. For the mentor
 * also `failed`: it cannot be made, and `not-allowed`: the permission to play the recording was taken back or never given.
 */
export const StepVoice = z
  .object({
    sourceId: z.string(),
    used: z.boolean(),
    state: z.enum(['ready', 'preparing', 'failed', 'not-allowed']),
    url: z.string().nullable(), // null: nothing to play yet
    start: z.number(),
    end: z.number(),
    transcript: z.string().nullable(),
  })
  .meta({ id: 'StepVoice' });
export type StepVoice = z.infer<typeof StepVoice>;

/** Storage key of a clip that was cut from the source at `key`. */
export const clipKey = (key: string, clipId: string): string => `${key}.clip-${clipId}`;

/** Shown on a stage. `id` is the source's id. Photos are re-encoded without metadata. */
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

export const ArtifactInput = z.object({
  sourceId: Id,
  title: singleLine('Title of the artifact', 120),
  description: text('Description of the artifact', 500, 0).default(''),
});
export type ArtifactInput = z.infer<typeof ArtifactInput>;

export const MediaFacts = z.object({
  durationSeconds: z.number().min(0).nullable(), // of a recording or video
  /** Storage key of the re-encoded picture, at most 1600 px, without EXIF. */
  displayKey: z.string().nullable(),
  displayType: z.string().nullable(),
});
export type MediaFacts = z.infer<typeof MediaFacts>;
