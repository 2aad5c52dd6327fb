import { z } from 'zod';

/** About four in English, fewer in other languages; an estimate too low would exceed the model's limit. */
const BYTES_PER_TOKEN = 3.5;
/** So that a part can end at a sentence and still fit. */
const FILLED = 0.9;
/** What the moments of one part take at least when the parts are put together. */
const FEWEST_TOKENS_OF_PART = 240;
/** Beside the parts: one for the draft, one that judges it, and one that repairs a response. */
const OTHER_CALLS = 3;

/** A model as the operator has connected it. `prices`: USD per million tokens. */
export interface ModelLimits {
  maxInputTokens: number; // of a story in one call
  maxOutputTokens: number;
  prices: { input: number; output: number } | null;
}

export const tokensOfBytes = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN);

/** Calls in which a story of these bytes of UTF-8 is read before it is drafted; 0 when it is drafted as a whole. */
export function partsOf(bytes: number, { maxInputTokens }: Pick<ModelLimits, 'maxInputTokens'>): number {
  const tokens = tokensOfBytes(bytes);
  return tokens <= maxInputTokens ? 0 : Math.max(2, Math.ceil(tokens / (maxInputTokens * FILLED)));
}

/** Whether what the parts give can be put together in one call. */
export const canCompose = (parts: number, { maxInputTokens }: Pick<ModelLimits, 'maxInputTokens'>): boolean =>
  parts * FEWEST_TOKENS_OF_PART <= maxInputTokens;

/** Paid calls of a draft at most, whatever is repeated or killed. */
export const mostCalls = (parts: number): number => parts + OTHER_CALLS;

/** What the draft of a roadmap would read now, and what it takes at most. */
export const DraftPlan = z
  .object({
    words: z.number().int(),
    parts: z.number().int(), // calls that only read; 0: the story is drafted in one
    calls: z.number().int(), // paid, at most
    costUsd: z.number().nullable(), // at most, about; null without prices
    fits: z.boolean(), // false: the connected model cannot read it, not even in parts
  })
  .meta({ id: 'DraftPlan' });
export type DraftPlan = z.infer<typeof DraftPlan>;

export function draftPlan({ bytes, words }: { bytes: number; words: number }, model: ModelLimits): DraftPlan {
  const parts = partsOf(bytes, model);
  const costUsd = model.prices && costOf(tokensOfBytes(bytes), parts, model, model.prices);
  return { words, parts, calls: mostCalls(parts), costUsd, fits: canCompose(parts, model) };
}

/** Tokens of the instructions in every call. */
const INSTRUCTIONS = 2_000;

/** Every call that may be made, each with the longest response. */
function costOf(
  story: number,
  parts: number,
  { maxInputTokens, maxOutputTokens }: ModelLimits,
  prices: NonNullable<ModelLimits['prices']>,
): number {
  const whole = Math.min(story, maxInputTokens);
  const read = (parts > 0 ? story : 0) + OTHER_CALLS * whole + mostCalls(parts) * INSTRUCTIONS;
  return (read * prices.input + mostCalls(parts) * maxOutputTokens * prices.output) / 1e6;
}
