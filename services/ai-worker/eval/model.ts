import { Draft } from '@waymark/contracts/ai/draft';
import { draftPlan, mostCalls } from '@waymark/contracts/ai/draft-plan';
import type { Usage } from '@waymark/contracts/ai/events';
import { countWords } from '@waymark/kernel/count-words';
import { type EngineHooks, ModelFailed } from '../src/app/engine.ts';
import { sumUsage } from '../src/app/sum-usage.ts';
import { verifyDraft } from '../src/domain/evidence.ts';
import { ModelServer } from '../src/integrations/openai/model-server.ts';
import { OpenAiEngine } from '../src/integrations/openai/openai-engine.ts';
import type { OpenAiOptions } from '../src/integrations/openai/options.ts';
import { materialOf, NOTHING, type Row } from './drafters.ts';
import { measure } from './metrics.ts';
import type { Story } from './stories.ts';

/** "2 stories, at most 6 calls to gpt-4.1-mini, up to about $0.12" */
export function planOf(stories: readonly Story[], options: OpenAiOptions): string {
  const plans = stories.map(({ text }) =>
    draftPlan({ bytes: Buffer.byteLength(text), words: countWords(text) }, options),
  );
  const calls = plans.reduce((sum, plan) => sum + plan.calls, 0);
  const cost = options.prices
    ? `, up to about $${plans.reduce((sum, plan) => sum + (plan.costUsd ?? 0), 0).toFixed(2)}`
    : '';
  return `${stories.length} stories, at most ${calls} calls to ${options.model}${cost}`;
}

export interface ModelRow extends Row {
  usage: Usage;
}

/** One story after the other, as the worker drafts them. */
export async function draftWithModel(stories: readonly Story[], options: OpenAiOptions): Promise<ModelRow[]> {
  const engine = new OpenAiEngine(new ModelServer(options));
  const rows: ModelRow[] = [];
  for (const story of stories) {
    const start = performance.now();
    const { draft, failure, usage } = await attempt(engine, story);
    const seconds = (performance.now() - start) / 1000;
    rows.push({ story, draft, failure, usage, measures: measure(story, draft), seconds });
  }
  return rows;
}

async function attempt(
  engine: OpenAiEngine,
  story: Story,
): Promise<Pick<ModelRow, 'draft' | 'failure' | 'usage'>> {
  const material = materialOf(story);
  try {
    const { draft, usage } = await engine.draft(material, freshRun());
    const verified = Draft.parse(verifyDraft(draft, material.sources));
    return { draft: verified, failure: null, usage: usage ?? NO_USAGE };
  } catch (error) {
    const usage = error instanceof ModelFailed ? error.usage : NO_USAGE;
    return { draft: NOTHING, failure: error instanceof Error ? error.message : String(error), usage };
  }
}

const NO_USAGE: Usage = { inputTokens: 0, outputTokens: 0, calls: 0, costUsd: 0 };

export const usageOfAll = (rows: readonly ModelRow[]): Usage =>
  rows.reduce((sum, { usage }) => sumUsage(sum, usage), NO_USAGE);

/** A run that was never started before. */
function freshRun(): EngineHooks {
  let left = mostCalls(0);
  return {
    onPhase: () => {},
    onStage: () => {},
    beginCall: async () => left-- > 0,
    callsLeft: () => left,
    beginReading: async (_key, parts) => {
      left += parts;
      return [];
    },
    onPart: async () => {},
    signal: new AbortController().signal,
  };
}
