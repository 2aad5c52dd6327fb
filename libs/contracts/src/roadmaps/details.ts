import { z } from 'zod';
import { singleLine, text } from '../text.ts';
import { comparable } from '../visible-text.ts';
import { Id } from './id.ts';

export const MAX_TAGS = 5;
export const TAG_MAX_CHARS = 30;
const TAG_MIN_CHARS = 2;

/** Letters with their marks and digits of any script, spaces and hyphens, and none that is not seen, as a Hangul filler. */
const WRITTEN = /^[\p{L}\p{N}](?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} -])*$/u;

export const Tag = singleLine('A tag', TAG_MAX_CHARS)
  .refine((tag) => [...tag].length >= TAG_MIN_CHARS, `A tag must be at least ${TAG_MIN_CHARS} characters`)
  .refine((tag) => WRITTEN.test(tag), 'A tag can have letters, digits, spaces and hyphens');

/** Equal for tags that are the same but for case and accents. */
export const foldTag = (tag: string): string =>
  comparable(tag.normalize('NFD').replace(/\p{Diacritic}/gu, ''));

/** What the mentor gives about a roadmap as a whole, beside its stages. All that stores, copies or changes it derives from here. */
export const RoadmapDetails = z.object({
  title: singleLine('Title', 120),
  description: text('Description', 2_000),
  categoryId: Id,
  duration: singleLine('Duration', 40).nullable(),
  audioSourceId: Id.nullable(), // a recording of the whole story
  tags: z
    .array(Tag)
    .max(MAX_TAGS, `A roadmap can have at most ${MAX_TAGS} tags`)
    .refine((tags) => new Set(tags.map(foldTag)).size === tags.length, 'Two tags are the same'),
});
export type RoadmapDetails = z.infer<typeof RoadmapDetails>;

export const detailKeys = Object.keys(RoadmapDetails.shape) as (keyof RoadmapDetails)[];

/** The details alone, in a fixed order, so that they can be compared as JSON text. */
export const detailsOf = <D extends Record<keyof RoadmapDetails, unknown>>(given: D) =>
  Object.fromEntries(detailKeys.map((key) => [key, given[key]])) as Pick<D, keyof RoadmapDetails>;

/** Those of a new roadmap, beside what it is created with. */
export const NO_DETAILS = { duration: null, audioSourceId: null, tags: [] } satisfies Partial<RoadmapDetails>;

/** As pages and cards show them: with the address of the recording instead of its id. */
export const shownDetails = {
  title: z.string(),
  description: z.string(),
  categoryId: z.string(),
  duration: z.string().nullable(),
  tags: z.array(z.string()),
} satisfies Record<Exclude<keyof RoadmapDetails, 'audioSourceId'>, z.ZodType>;

/** The names of the details in the list of changes of a version. */
export const changedDetail = {
  title: 'title',
  description: 'description',
  categoryId: 'category',
  duration: 'duration',
  audioSourceId: 'audio',
  tags: 'tags',
} as const satisfies Record<keyof RoadmapDetails, string>;
