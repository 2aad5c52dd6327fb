import type { Usage } from '@waymark/contracts/ai/events';
import { AppError } from '@waymark/kernel/app-error';
import { ModelFailed } from '../../app/engine.ts';
import { tokensOf } from './budget.ts';
import { Deadline } from './deadline.ts';
import { BrokenResponse, kindOf, modelFailure } from './failures.ts';
import type { CompletionRequest, ModelServer } from './model-server.ts';
import type { Parsed } from './model-text.ts';
import type { Message } from './prompts.ts';
import type { Completion } from './response.ts';

const MAX_REJECTED_CHARS = 4_000;
const CUT = {
  ok: false,
  problem: 'The answer was cut off before its end. Make it shorter.',
  summary: 'It was cut off before its end.',
} as const;

export interface Conversation<T> extends Pick<CompletionRequest, 'name' | 'schema' | 'maxTokens' | 'signal'> {
  opening: Message[];
  repair(problem: string): Message;
  parse(text: string): Parsed<T>;
  /** Shared by the conversations of a run; by default one of its own. */
  deadline?: Deadline;
  /** At most; the second repairs the first. By default 2. */
  maxCalls?: 1 | 2;
  /** Called before each call. False: the run may make no more. */
  beginCall?(): Promise<boolean>;
  onText?(piece: string): void;
  texts: {
    /** What a failure did not change. */
    safe: string;
    refused: string;
    /** `problem`: what was wrong with the last response. */
    unusable(problem: string): string;
    interrupted: string;
  };
}

interface Outcome<T> {
  value: T;
  usage: Usage;
}

/** Calls the model once, and once more when the response was unusable. Errors: ModelFailed; the signal's reason. */
export async function converse<T>(server: ModelServer, conversation: Conversation<T>): Promise<Outcome<T>> {
  const usage: Usage = { inputTokens: 0, outputTokens: 0, calls: 0, costUsd: null };
  try {
    return { value: await valueFrom(server, conversation, usage), usage };
  } catch (error) {
    throw error instanceof AppError ? new ModelFailed(error, usage) : error;
  }
}

async function valueFrom<T>(server: ModelServer, conversation: Conversation<T>, usage: Usage): Promise<T> {
  const { opening, texts, maxCalls = 2 } = conversation;
  const deadline = conversation.deadline ?? new Deadline(server.options.deadlineMs);
  const request = { ...conversation, deadline, safe: texts.safe, messages: opening };
  let failure = new AppError('AI_UNAVAILABLE', texts.interrupted);
  while (usage.calls < maxCalls) {
    if (conversation.beginCall && !(await conversation.beginCall())) throw failure;
    try {
      const completion = await countedCall(server, request, usage);
      const parsed = parsedBy(conversation, completion);
      if (parsed.ok) return parsed.value;
      failure = new AppError('AI_UNAVAILABLE', texts.unusable(parsed.summary ?? parsed.problem));
      request.messages = [...opening, rejectedMessage(completion), conversation.repair(parsed.problem)];
    } catch (error) {
      if (!(error instanceof BrokenResponse)) throw error;
      failure = modelFailure(error, texts.safe);
      if (['quota', 'refused'].includes(kindOf(error.cause)) || usage.calls === maxCalls) throw failure;
      await server.waitAsked(request, error);
      request.messages = opening;
    }
  }
  throw failure;
}

function parsedBy<T>({ parse, texts }: Conversation<T>, completion: Completion): Parsed<T> {
  if (completion.refused) throw new AppError('AI_UNAVAILABLE', texts.refused);
  return completion.cut ? CUT : parse(completion.text);
}

const rejectedMessage = ({ text }: Completion): Message => ({
  role: 'assistant',
  content: text.slice(0, MAX_REJECTED_CHARS),
});

/** Adds to `usage`; estimates the tokens of a call that ends without a count. */
async function countedCall(
  server: ModelServer,
  request: CompletionRequest,
  usage: Usage,
): Promise<Completion> {
  let received = '';
  let completion: Completion | undefined;
  let unpaid = false;
  usage.calls += 1;
  const onText = (piece: string) => {
    received += piece;
    request.onText?.(piece);
  };
  try {
    completion = await server.complete({ ...request, onText });
    return completion;
  } catch (error) {
    unpaid = error instanceof AppError && !request.deadline.signal.aborted;
    throw error;
  } finally {
    if (unpaid) usage.calls -= 1;
    else {
      const sent = request.messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
      usage.inputTokens += completion?.inputTokens ?? sent;
      usage.outputTokens += completion?.outputTokens ?? tokensOf(received);
      usage.costUsd = costOf(usage, server.options.prices);
    }
  }
}

function costOf(
  { inputTokens, outputTokens }: Usage,
  prices: ModelServer['options']['prices'],
): number | null {
  return prices && (inputTokens * prices.input + outputTokens * prices.output) / 1e6;
}
