import { z } from 'zod';

/** What a file teaches. Each part is empty where the file does not show it. */
export const Lesson = z
  .object({ concept: z.string().max(120), action: z.string().max(600), impact: z.string().max(600) })
  .meta({ id: 'Lesson' });
export type Lesson = z.infer<typeof Lesson>;

export const MAX_LESSONS = 8;
export const MAX_EMOTIONS = 8;

/** `picture`: a model saw it. `text`: its text was read. `facts`: only what is known without looking inside. */
export const ExtractionBasis = z.enum(['picture', 'text', 'facts']);
export type ExtractionBasis = z.infer<typeof ExtractionBasis>;

/** Spec §3, with what it is based on. Empty rather than invented. */
export const Extraction = z
  .object({
    title: z.string().max(120),
    description: z.string().max(1_000),
    emotions: z.array(z.string().min(1).max(40)).max(MAX_EMOTIONS),
    lessons: z.array(Lesson).max(MAX_LESSONS),
    basis: ExtractionBasis,
    engine: z.enum(['offline', 'openai']),
    note: z.string().max(300), // for the user: what was looked at
    facts: z.object({
      width: z.number().int().positive().nullable(), // pixels of a picture
      height: z.number().int().positive().nullable(),
      durationSeconds: z.number().min(0).nullable(), // of a video
    }),
  })
  .meta({ id: 'Extraction' });
export type Extraction = z.infer<typeof Extraction>;

export const ArtifactFileType = z.enum(['image', 'video', 'document']);
export type ArtifactFileType = z.infer<typeof ArtifactFileType>;

/** The file that a worker extracts from. `textKey`: of its text, if it was read before. */
export const ExtractionFile = z.object({
  key: z.string(),
  name: z.string(),
  fileType: z.string(),
  fileSize: z.number().int(),
  caption: z.string(),
  textKey: z.string().nullable(),
});
export type ExtractionFile = z.infer<typeof ExtractionFile>;
