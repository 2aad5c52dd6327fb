import { z } from 'zod';
import { singleLine } from '../text.ts';

/** Where a name occurs in the working copy. */
export const NamePlace = z.object({ place: z.string(), excerpt: z.string() });

/** A word that may be the name of a person. `places`: at most 5 of `count`. */
export const FoundName = z
  .object({
    name: z.string(),
    decision: z.enum(['open', 'kept', 'replaced']),
    replacement: z.string().nullable(),
    count: z.number().int(),
    places: z.array(NamePlace),
  })
  .meta({ id: 'FoundName' });
export type FoundName = z.infer<typeof FoundName>;

/** `undo`: whether the last decision can be undone. */
export const NameReview = z
  .object({ revision: z.number().int(), names: z.array(FoundName), undo: z.string().nullable() })
  .meta({ id: 'NameReview' });
export type NameReview = z.infer<typeof NameReview>;

const Name = singleLine('Name', 80);

/**
 * `replace`: everywhere at once, in texts and in the quotes that learners read. `keep`: the name may stay. `undo`: the
 * last decision, unless the roadmap was changed since.
 */
export const NameDecision = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('keep'), name: Name }),
    z.object({ action: z.literal('replace'), name: Name, replacement: singleLine('Replacement', 40) }),
    z.object({ action: z.literal('undo'), name: Name }),
  ])
  .meta({ id: 'NameDecision' });
export type NameDecision = z.infer<typeof NameDecision>;
