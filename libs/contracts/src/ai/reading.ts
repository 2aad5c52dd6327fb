import { z } from 'zod';
import { HeldBackReason } from './draft.ts';

/** UTF-16 offsets into the text of a source; its words are not stored a second time. */
const Span = z.object({
  sourceId: z.uuid(),
  start: z.number().int().min(0),
  end: z.number().int().min(1),
});

/** What a model found in one part of a long story. */
export const ReadPart = z.object({
  moments: z.array(Span).max(60),
  avoid: z.array(Span.extend({ reason: HeldBackReason })).max(60), // must not become a step
  crisis: z.boolean(),
});
export type ReadPart = z.infer<typeof ReadPart>;

/** A story that is read in parts. `key`: of the texts and of how they are cut; parts of other texts are not used. */
export const Reading = z.object({
  key: z.string().min(1).max(64),
  parts: z.number().int().min(2),
  read: z.array(ReadPart),
});
export type Reading = z.infer<typeof Reading>;

/** Of the parts, in their order: the next one read, or none yet. */
export const ReadingReport = Reading.omit({ read: true }).extend({
  part: ReadPart.extend({ number: z.number().int().min(1) }).optional(),
});
export type ReadingReport = z.infer<typeof ReadingReport>;
