import { z } from 'zod';
import { envBool, envInt } from './env.ts';

const price = (what: string) =>
  z.coerce
    .number()
    .min(0)
    .optional()
    .describe(`USD per million tokens ${what} by the model; empty: the cost of runs is not kept`);

/** For processes that show what is done by a model. */
export const engineEnv = {
  AI_ENGINE: z.enum(['offline', 'openai']).default('offline').describe('Engine that drafts; shown to people'),
  AI_IS_LOCAL: envBool(false).describe(
    'The operator runs the AI service; if not, mentors are asked before their material is sent there',
  ),
};

/** For processes that call a model, or plan calls to it. */
export const modelLimitsEnv = {
  OPENAI_MAX_INPUT_TOKENS: envInt(60_000, { min: 1_000 }).describe(
    'Tokens of the story sent to the model at once; a longer story is read in parts',
  ),
  OPENAI_MAX_OUTPUT_TOKENS: envInt(8_000, { min: 1_000 }).describe('Tokens the model may return at most'),
  OPENAI_PRICE_INPUT: price('read'),
  OPENAI_PRICE_OUTPUT: price('written'),
};

const schema = z.object(modelLimitsEnv);

/** `prices`: null unless both are set. */
export function modelLimits(env: z.infer<typeof schema>) {
  const { OPENAI_PRICE_INPUT: input, OPENAI_PRICE_OUTPUT: output } = env;
  return {
    maxInputTokens: env.OPENAI_MAX_INPUT_TOKENS,
    maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
    prices: input === undefined || output === undefined ? null : { input, output },
  };
}
