import { z } from 'zod';
import { singleLine, text } from '../text.ts';
import { Id } from './id.ts';
import { Moment } from './sources.ts';

/** Bytes with ranges; public in a published version, else for its mentor. `?download=1` saves the file. */
export const mediaUrl = (sourceId: string): string => `/api/media/${sourceId}`;

/** The times of the parts of a transcript: each lasts from its cue to the next one. `sentence`: only longer parts have times. */
export const Captions = z
  .object({ unit: z.enum(['word', 'sentence']), cues: z.array(Moment) })
  .meta({ id: 'Captions' });
export type Captions = z.infer<typeof Captions>;

/** `sampleVoice`: spoken by a program, for the demo. Both are absent in versions from before captions. */
const SPOKEN = { captions: Captions.nullish(), sampleVoice: z.boolean().optional() };

/** A recording of the whole story. */
export const StoryAudio = z
  .object({ duration: z.number().nullable(), transcript: z.string().nullable(), ...SPOKEN })
  .meta({ id: 'StoryAudio' });
export type StoryAudio = z.infer<typeof StoryAudio>;

export const VoiceClip = z
  .object({
    sourceId: z.string(),
    url: z.string(),
    duration: z.number().nullable(), // seconds, measured on the server; null: unknown
    transcript: z.string().nullable(),
    ...SPOKEN,
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
    ...SPOKEN,
  })
  .meta({ id: 'StepVoice' });
export type StepVoice = z.infer<typeof StepVoice>;

/** Of a real mentor, for visitors of the landing page: the first `seconds` of what is at `url`, and their words. */
export const FeaturedClip = z
  .object({
    roadmapId: z.string(),
    stepId: z.string(),
    title: z.string(), // of the step
    mentor: z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() }),
    url: z.string(),
    seconds: z.number().positive(),
    transcript: z.string(),
    captions: Captions,
  })
  .meta({ id: 'FeaturedClip' });
export type FeaturedClip = z.infer<typeof FeaturedClip>;

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
    sampleVoice: z.boolean().optional(), // of a recording, as in its clips
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
