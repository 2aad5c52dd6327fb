import { z } from 'zod';
import { singleLine, text } from '../text.ts';

/** A whole text of the working copy that contains a name. `key`: of the text, while the revision is the same. */
export const NamePlace = z.object({
  key: z.string(),
  place: z.string(),
  text: z.string(),
  isQuote: z.boolean(), // the mentor's exact words: learners read the replacement in brackets
});
export type NamePlace = z.infer<typeof NamePlace>;

/** A word that may be the name of a person. `count`: of all texts with it; at most 40 are listed. */
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

/** A text of the mentor in place of what the replacement would make of it, also with the name. */
const WrittenText = z.object({ key: z.string().max(100), text: text('Text', 2_000) });

/**
 * `replace`: everywhere at once, in texts and in the quotes that learners read, but for those written by hand. `keep`: the name may stay. `undo`: the
 * last decision, unless the roadmap was changed since.
 */
export const NameDecision = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('keep'), name: Name }),
    z.object({
      action: z.literal('replace'),
      name: Name,
      replacement: singleLine('Replacement', 40),
      texts: z.array(WrittenText).max(40).optional(),
      revision: z.number().int().optional(), // of the review that the texts are from
    }),
    z.object({ action: z.literal('undo'), name: Name }),
  ])
  .meta({ id: 'NameDecision' });
export type NameDecision = z.infer<typeof NameDecision>;
