import { DraftStage, DraftStep, HeldBackReason } from '@waymark/contracts/ai/draft';
import { z } from 'zod';
import { draftFault } from './draft-rules.ts';
import {
  clipFields,
  clipLine,
  clipList,
  clipQuote,
  clipRisk,
  type Parsed,
  parseJson,
  parseResponse,
} from './model-text.ts';
import type { SourceQuotes } from './source-quotes.ts';

export const Quoted = z.object({
  source: z.number().int().nullable().describe('Number of the source of the quote, or null'),
  quote: z
    .string()
    .nullable()
    .describe('One or two sentences of the story, copied character by character; null if none fits'),
});

/**
 * The model's response: the draft of the contracts, with quotes to be located instead of spans. Models write the keys in
 * this order: what to avoid before the steps, the quote before what is made of it.
 */
export const ModelStep = Quoted.extend({
  ...DraftStep.pick({ title: true, description: true }).shape,
  estimatedDuration: z.string().describe('As the story says it; "" if it says none'),
  risk: z.string().nullable().describe('What could hurt a reader who does this step; null if nothing'),
});
export const ModelStage = DraftStage.omit({ steps: true }).extend({ steps: z.array(ModelStep) });
const Why = HeldBackReason.exclude(['not-said']);
export const ModelAvoid = Quoted.extend({ why: Why });
export const ModelDraft = z.object({
  avoid: z.array(ModelAvoid).describe('What must not become a step'),
  stages: z.array(ModelStage),
  crisis: z.boolean().describe('Whether somebody seems to be in danger now'),
});
export type ModelStep = z.infer<typeof ModelStep>;
export type ModelStage = z.infer<typeof ModelStage>;
export type ModelDraft = z.infer<typeof ModelDraft>;

/** Parses a response and checks it against the rules of a draft. */
export function parseModelDraft(response: string, quotes: SourceQuotes): Parsed<ModelDraft> {
  const parsed = parseResponse(response, ModelDraft, clipDraft);
  if (!parsed.ok) return parsed;
  const placed = parsed.value.stages.map(({ title, steps }) => ({
    title,
    steps: steps.map((step) => ({ quote: step.quote, evidence: quotes.evidenceOf(step) })),
  }));
  const problem = draftFault(placed);
  return problem ? { ok: false, problem } : parsed;
}

export function parseModelStage(json: string): ModelStage | null {
  const parsed = ModelStage.safeParse(clipStage(parseJson(json)));
  return parsed.success ? parsed.data : null;
}

// More than the rules allow, so that a draft that breaks them is rejected instead of being cut to fit.
const MAX_LIST = 200;

const clipDraft = (value: unknown): unknown =>
  clipFields(value, ({ stages, avoid, crisis }) => ({
    stages: clipList(stages, MAX_LIST, clipStage),
    avoid: clipList(avoid ?? [], MAX_LIST, clipAvoid),
    crisis: crisis === true,
  }));

const clipTexts = ({ title, description, estimatedDuration }: Record<string, unknown>) => ({
  title: clipLine(title, 120),
  description: clipLine(description ?? '', 600),
  estimatedDuration: clipLine(estimatedDuration ?? '', 40),
});

const clipStage = (value: unknown): unknown =>
  clipFields(value, (stage) => ({ ...clipTexts(stage), steps: clipList(stage.steps, MAX_LIST, clipStep) }));

export const clipQuoted = ({ source, quote }: Record<string, unknown>) => ({
  source: Number.isInteger(source) ? source : null,
  quote: clipQuote(quote),
});

const clipStep = (value: unknown): unknown =>
  clipFields(value, (step) => ({
    ...clipTexts(step),
    ...clipQuoted(step),
    risk: clipRisk(step.risk),
  }));

export const clipAvoid = (value: unknown): unknown =>
  clipFields(value, (avoid) => ({
    ...clipQuoted(avoid),
    why: Why.safeParse(avoid.why).data ?? 'mistake',
  }));
