import { AppError } from '@waymark/kernel/app-error';
import type OpenAI from 'openai';
import type { Coached } from '../../app/engine.ts';
import { tokensOf } from './budget.ts';
import { type Completion, type CompletionRequest, complete } from './completion.ts';
import { BrokenResponse, modelFailure } from './failures.ts';
import type { Parsed } from './model-text.ts';
import type { OpenAiOptions } from './options.ts';
import type { Message } from './prompts.ts';

const MAX_CALLS = 3;
const MAX_REJECTED_CHARS = 4_000;

export type Usage = NonNullable<Coached['usage']>;

export interface Conversation<T> extends Omit<CompletionRequest, 'messages'> {
  opening: Message[];
  repair(problem: string): Message;
  parse(completion: Completion): Parsed<T>;
  onCall?(): void;
  /** The result when no response was usable; null: AI_UNAVAILABLE with the message `unusable`. */
  fallback?(): T | null;
  unusable: string;
}

/** Calls the model until a response can be parsed. Errors: AppError AI_UNAVAILABLE; the signal's reason when aborted. */
export async function converse<T>(
  client: OpenAI,
  options: OpenAiOptions,
  conversation: Conversation<T>,
): Promise<{ value: T; usage: Usage }> {
  const { opening, safe, unusable } = conversation;
  const usage = { inputTokens: 0, outputTokens: 0, calls: 0 };
  let messages = opening;
  let broken: BrokenResponse | undefined;
  while (usage.calls < MAX_CALLS) {
    conversation.onCall?.();
    try {
      const completion = await countedCall(client, options, { ...conversation, messages }, usage);
      const parsed = conversation.parse(completion);
      if (parsed.ok) return { value: parsed.value, usage };
      broken = undefined;
      const rejected: Message = {
        role: 'assistant',
        content: completion.text.slice(0, MAX_REJECTED_CHARS),
      };
      messages = [...opening, rejected, conversation.repair(parsed.problem)];
    } catch (error) {
      if (!(error instanceof BrokenResponse)) throw error;
      broken = error;
      messages = opening;
    }
  }
  const value = conversation.fallback?.();
  if (value) return { value, usage };
  throw broken ? modelFailure(broken, safe) : new AppError('AI_UNAVAILABLE', unusable);
}

/** Adds to `usage`; estimates the tokens of a call that ends without a count. */
async function countedCall(
  client: OpenAI,
  options: OpenAiOptions,
  request: CompletionRequest,
  usage: Usage,
): Promise<Completion> {
  let received = '';
  let completion: Completion | undefined;
  usage.calls += 1;
  const onText = (piece: string) => {
    received += piece;
    request.onText?.(piece);
  };
  try {
    completion = await complete(client, options, { ...request, onText });
    return completion;
  } finally {
    const sent = request.messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
    usage.inputTokens += completion?.inputTokens ?? sent;
    usage.outputTokens += completion?.outputTokens ?? tokensOf(received);
  }
}
