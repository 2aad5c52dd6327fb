import { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import { z } from 'zod';
import { isRecord, line, list, parseJson } from './model-text.ts';

/** What the model is asked for: the draft of the contracts, with quotes to be looked up instead of spans. */
export const ModelStep = DraftStep.pick({ title: true, description: true }).extend({
  estimatedDuration: DraftStep.shape.estimatedDuration.unwrap(),
  source: z.number().int().nullable().describe('Number of the source the quote is from, or null'),
  quote: z
    .string()
    .nullable()
    .describe(
      'One or two sentences copied exactly, character by character, from that source; null if none fits',
    ),
});
export const ModelStage = DraftStage.omit({ steps: true }).extend({
  steps: z.array(ModelStep).min(2).max(8),
});
export const ModelDraft = z.object({ stages: z.array(ModelStage).min(3).max(8) });
export type ModelStep = z.infer<typeof ModelStep>;
export type ModelStage = z.infer<typeof ModelStage>;
export type ModelDraft = z.infer<typeof ModelDraft>;

const MAX_STAGES = 8;
const MAX_STEPS = 8;
const MAX_QUOTE = 600;

export type ReadDraft = { ok: true; draft: ModelDraft } | { ok: false; problem: string };

/** Reads a model's answer: lengths are cut to the contract's, everything else must fit it. */
export function readModelDraft(answer: string): ReadDraft {
  const json = parseJson(answer);
  if (json === undefined) return { ok: false, problem: 'The answer is not one whole JSON object.' };
  const parsed = ModelDraft.safeParse(clipped(json));
  if (parsed.success) return { ok: true, draft: parsed.data };
  const issues = parsed.error.issues.slice(0, 8);
  return {
    ok: false,
    problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  };
}

/** One stage of an answer that is still coming in, or null when it does not fit. */
export function readModelStage(json: string): ModelStage | null {
  const parsed = ModelStage.safeParse(clippedStage(parseJson(json)));
  return parsed.success ? parsed.data : null;
}

const clipped = (value: unknown): unknown =>
  isRecord(value) ? { ...value, stages: list(value.stages, MAX_STAGES, clippedStage) } : value;

const clippedStage = (value: unknown): unknown =>
  isRecord(value)
    ? {
        title: line(value.title, 120),
        description: line(value.description, 600),
        estimatedDuration: line(value.estimatedDuration, 40),
        steps: list(value.steps, MAX_STEPS, clippedStep),
      }
    : value;

const clippedStep = (value: unknown): unknown =>
  isRecord(value)
    ? {
        title: line(value.title, 120),
        description: line(value.description, 600),
        estimatedDuration: line(value.estimatedDuration, 40),
        source: typeof value.source === 'number' ? value.source : null,
        quote: typeof value.quote === 'string' ? value.quote.slice(0, MAX_QUOTE) : null,
      }
    : value;
