import { DraftStage, DraftStep } from '@waymark/contracts/ai/draft';
import { z } from 'zod';
import {
  clipFields,
  clipLine,
  clipList,
  clipQuote,
  type Parsed,
  parseJson,
  parseResponse,
} from './model-text.ts';

/** The model's response: the draft of the contracts, with quotes to be located instead of spans. */
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

export const parseModelDraft = (response: string): Parsed<ModelDraft> =>
  parseResponse(response, ModelDraft, clipDraft);

export function parseModelStage(json: string): ModelStage | null {
  const parsed = ModelStage.safeParse(clipStage(parseJson(json)));
  return parsed.success ? parsed.data : null;
}

const clipDraft = (value: unknown): unknown =>
  clipFields(value, (draft) => ({ ...draft, stages: clipList(draft.stages, MAX_STAGES, clipStage) }));

const clipTexts = ({ title, description, estimatedDuration }: Record<string, unknown>) => ({
  title: clipLine(title, 120),
  description: clipLine(description, 600),
  estimatedDuration: clipLine(estimatedDuration, 40),
});

const clipStage = (value: unknown): unknown =>
  clipFields(value, (stage) => ({
    ...clipTexts(stage),
    steps: clipList(stage.steps, MAX_STEPS, clipStep),
  }));

const clipStep = (value: unknown): unknown =>
  clipFields(value, (step) => ({
    ...clipTexts(step),
    source: typeof step.source === 'number' ? step.source : null,
    quote: clipQuote(step.quote),
  }));
