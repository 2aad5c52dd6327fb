import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { AppError } from '@waymark/kernel/app-error';
import type OpenAI from 'openai';
import type { CoachEngine, Coached } from '../../app/engine.ts';
import { tokensOf } from './budget.ts';
import { openAiClient } from './client.ts';
import { type Completion, complete } from './completion.ts';
import { BrokenAnswer, modelFailure } from './failures.ts';
import { COACHING_SCHEMA, readModelCoaching } from './model-coaching.ts';
import type { OpenAiOptions } from './options.ts';
import { coachMessages, coachRepairMessage, type Message } from './prompts.ts';

/** One call, and at most two more when its answer is broken, cut or of another shape. */
const MAX_CALLS = 3;
/** An answer has some 600; models that think first need room for it. */
const MOST_TOKENS = 4_000;
const KEPT_OF_BAD_ANSWER = 2_000;
const WHOSE = 'The step itself has not changed.';
const NO_COACHING = `The AI answered with something we cannot use, several times over. ${WHOSE} Please try again.`;
const REFUSED = `The AI would not answer this. ${WHOSE} Please put it in other words, or ask without a note.`;

/** Coaches with any model behind an OpenAI-compatible server. What comes back is data: checked, cut to size, its quote looked up. */
export class OpenAiCoach implements CoachEngine {
  readonly name = 'openai';
  private readonly client: OpenAI;
  private readonly options: OpenAiOptions;

  constructor(options: OpenAiOptions) {
    this.options = { ...options, maxOutputTokens: Math.min(options.maxOutputTokens, MOST_TOKENS) };
    this.client = openAiClient(this.options);
  }

  async coach(material: CoachingMaterial, signal: AbortSignal): Promise<Coached> {
    const opening = coachMessages(material);
    const usage = { inputTokens: 0, outputTokens: 0, calls: 0 };
    let messages = opening;
    let broken: BrokenAnswer | undefined;
    while (usage.calls < MAX_CALLS) {
      try {
        const { text, refused } = await this.ask(messages, usage, signal);
        if (refused) throw new AppError('AI_UNAVAILABLE', REFUSED);
        const read = readModelCoaching(text, material);
        if (read.ok) return { coaching: read.coaching, usage };
        broken = undefined;
        const bad: Message = { role: 'assistant', content: text.slice(0, KEPT_OF_BAD_ANSWER) };
        messages = [...opening, bad, coachRepairMessage(read.problem)];
      } catch (error) {
        if (!(error instanceof BrokenAnswer)) throw error;
        broken = error;
        messages = opening;
      }
    }
    if (broken) throw modelFailure(broken, WHOSE);
    throw new AppError('AI_UNAVAILABLE', NO_COACHING);
  }

  private async ask(messages: Message[], usage: Usage, signal: AbortSignal): Promise<Completion> {
    let answer = '';
    let counted: Completion | undefined;
    usage.calls += 1;
    try {
      counted = await complete(this.client, this.options, {
        messages,
        name: 'coaching',
        schema: COACHING_SCHEMA,
        signal,
        safe: WHOSE,
        onText: (piece) => {
          answer += piece;
        },
      });
      return counted;
    } finally {
      const asked = messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
      usage.inputTokens += counted?.inputTokens ?? asked;
      usage.outputTokens += counted?.outputTokens ?? tokensOf(answer);
    }
  }
}

type Usage = NonNullable<Coached['usage']>;
