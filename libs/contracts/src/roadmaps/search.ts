import { z } from 'zod';
import { searchWords } from '../text.ts';

/** `best`: what fits the words best; without words the same as `newest`. */
export const roadmapSorts = ['best', 'newest', 'followed', 'shortest'] as const;
export type RoadmapSort = (typeof roadmapSorts)[number];

export const roadmapLengths = ['short', 'medium', 'long'] as const;
export type RoadmapLength = (typeof roadmapLengths)[number];
/** Most steps of a short and of a medium roadmap. */
export const SHORT_STEPS = 10;
export const MEDIUM_STEPS = 16;

/** `near`: the nearest roadmaps instead, for a search without a match. `tag`: without case and accents. `price`: `free`, or the most that a talk may cost, in cents. */
export const roadmapFilters = {
  near: z.literal('true', { error: 'near can be true' }).optional(),
  length: z.enum(roadmapLengths, { error: `length can be ${roadmapLengths.join(', ')}` }).optional(),
  price: z
    .string()
    .regex(/^(?:free|[1-9]\d{0,5})$/, 'price can be free, or the most that a talk may cost, in cents')
    .optional(),
  voice: z.literal('true', { error: 'voice can be true' }).optional(),
  tag: searchWords,
  sort: z.enum(roadmapSorts, { error: `sort can be ${roadmapSorts.join(', ')}` }).optional(),
};

/** A sentence of a roadmap that matches the search. `lit`: the words in it, as UTF-16 offsets. */
export const SearchMatch = z
  .object({
    kind: z.enum([
      'title',
      'description',
      'category',
      'tag',
      'mentor',
      'area',
      'stage',
      'step',
      'quote',
      'warning',
    ]),
    text: z.string(),
    lit: z.array(z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })),
  })
  .meta({ id: 'SearchMatch' });
export type SearchMatch = z.infer<typeof SearchMatch>;
