import { type Draft, HeldBackReason } from '@waymark/contracts/ai/draft';
import type { Usage } from '@waymark/contracts/ai/events';
import { z } from 'zod';
import { type EngineHooks, ModelFailed } from '../../app/engine.ts';
import { type Doubts, judgedItems } from '../../domain/doubts.ts';
import { tokensOf } from './budget.ts';
import { converse } from './conversation.ts';
import type { Deadline } from './deadline.ts';
import type { ModelServer } from './model-server.ts';
import { clipFields, type Parsed, parseResponse } from './model-text.ts';
import { judgeMessages, shortRepairMessage } from './prompts.ts';
import { wireSchema } from './wire-schema.ts';

const Verdict = z.enum(['safe', ...HeldBackReason.options]);
const One = z.object({ item: z.number().int().describe('The number of the item'), verdict: Verdict });
const ModelVerdicts = z.object({ verdicts: z.array(One) });
type ModelVerdicts = z.infer<typeof ModelVerdicts>;

const SCHEMA = wireSchema(ModelVerdicts);
/** A verdict takes some 15; reasoning models need more. */
const MAX_TOKENS = 6_000;
const MAX_VERDICTS = 400;
/** Not shown on any screen: a draft that was not judged is checked by the floor of rules alone. */
const TEXTS = {
  safe: '',
  refused: 'refused',
  unusable: (problem: string) => problem,
  interrupted: 'no call left',
};

export interface Judged {
  doubts: Doubts;
  /** Null where no call was made. */
  usage: Usage | null;
}

type Hooks = Pick<EngineHooks, 'beginCall' | 'signal'>;

/** One call to a model for a verdict on every step of a draft, beside its passage. */
export class StepJudge {
  constructor(private readonly server: ModelServer) {}

  /** Without a usable response nothing is doubted. Errors: the signal's reason. */
  async judge(draft: Draft, hooks: Hooks, deadline: Deadline): Promise<Judged> {
    const { maxInputTokens, maxOutputTokens } = this.server.options;
    const items = judgedItems(draft);
    const opening = judgeMessages(items, SCHEMA);
    const tokens = opening.reduce((sum, { content }) => sum + tokensOf(content), 0);
    if (items.length === 0 || tokens > maxInputTokens) return unjudged(null);
    try {
      const { value, usage } = await converse<ModelVerdicts>(this.server, {
        name: 'verdicts',
        schema: SCHEMA,
        maxTokens: Math.min(maxOutputTokens, MAX_TOKENS),
        maxCalls: 1,
        opening,
        repair: shortRepairMessage,
        parse: parseVerdicts,
        beginCall: () => hooks.beginCall(),
        texts: TEXTS,
        signal: hooks.signal,
        deadline,
      });
      return { doubts: doubtsOf(value), usage };
    } catch (error) {
      hooks.signal.throwIfAborted();
      if (!(error instanceof ModelFailed)) throw error;
      return unjudged(error.usage.calls > 0 ? error.usage : null);
    }
  }
}

const unjudged = (usage: Usage | null): Judged => ({ doubts: new Map(), usage });

const parseVerdicts = (response: string): Parsed<ModelVerdicts> =>
  parseResponse(response, ModelVerdicts, clipVerdicts);

/** A verdict that is none of the list counts as missing. */
const clipVerdicts = (value: unknown): unknown =>
  clipFields(value, ({ verdicts }) => ({
    verdicts: Array.isArray(verdicts)
      ? verdicts.slice(0, MAX_VERDICTS).filter((one) => One.safeParse(one).success)
      : verdicts,
  }));

/** Of two verdicts on one item the doubt counts. */
const doubtsOf = ({ verdicts }: ModelVerdicts): Doubts =>
  new Map(verdicts.flatMap(({ item, verdict }) => (verdict === 'safe' ? [] : [[item, verdict] as const])));
