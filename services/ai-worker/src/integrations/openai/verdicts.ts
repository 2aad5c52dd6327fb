import type { Usage } from '@waymark/contracts/ai/events';
import { z } from 'zod';
import { type EngineHooks, ModelFailed } from '../../app/engine.ts';
import { converse } from './conversation.ts';
import type { Deadline } from './deadline.ts';
import type { ModelServer } from './model-server.ts';
import { clipFields, type Parsed, parseResponse } from './model-text.ts';
import { type Message, shortRepairMessage } from './prompts.ts';
import { wireSchema } from './wire-schema.ts';

const MAX_VERDICTS = 400;
/** Not shown on any screen: what was not judged is checked by the rules alone. */
const TEXTS = {
  safe: '',
  refused: 'refused',
  unusable: (problem: string) => problem,
  interrupted: 'no call left',
};

export interface Verdicts<V extends string> {
  /** Null without a usable response. */
  verdicts: { item: number; verdict: V }[] | null;
  /** Null where no call was made. */
  usage: Usage | null;
}

/** What a model is asked for: one of these words for each numbered item. */
export class VerdictForm<const V extends string> {
  readonly wire: Record<string, unknown>;
  private readonly one;
  private readonly all;

  /** `maxTokens`: a verdict takes some 15; reasoning models need more. */
  constructor(
    private readonly name: string,
    options: readonly [V, ...V[]],
    private readonly maxTokens: number,
  ) {
    this.one = z.object({
      item: z.number().int().describe('The number of the item'),
      verdict: z.enum(options),
    });
    this.all = z.object({ verdicts: z.array(this.one) });
    this.wire = wireSchema(this.all);
  }

  /** One call. Errors: the signal's reason. */
  async ask(
    server: ModelServer,
    opening: Message[],
    hooks: Pick<EngineHooks, 'beginCall' | 'signal'>,
    deadline: Deadline,
  ): Promise<Verdicts<V>> {
    try {
      const { value, usage } = await converse(server, {
        name: this.name,
        schema: this.wire,
        maxTokens: Math.min(server.options.maxOutputTokens, this.maxTokens),
        maxCalls: 1,
        opening,
        repair: shortRepairMessage,
        parse: (response) => this.parse(response),
        beginCall: () => hooks.beginCall(),
        texts: TEXTS,
        signal: hooks.signal,
        deadline,
      });
      return { verdicts: value.verdicts as Verdicts<V>['verdicts'], usage };
    } catch (error) {
      hooks.signal.throwIfAborted();
      if (!(error instanceof ModelFailed)) throw error;
      return { verdicts: null, usage: error.usage.calls > 0 ? error.usage : null };
    }
  }

  private parse(response: string): Parsed<{ verdicts: { item: number; verdict: string }[] }> {
    // A verdict that is none of the list counts as missing.
    const clip = (value: unknown): unknown =>
      clipFields(value, ({ verdicts }) => ({
        verdicts: Array.isArray(verdicts)
          ? verdicts.slice(0, MAX_VERDICTS).filter((one) => this.one.safeParse(one).success)
          : verdicts,
      }));
    return parseResponse(response, this.all, clip);
  }
}
