import OpenAI from 'openai';
import { MODEL_TIMEOUT_MS } from './client.ts';
import { BrokenResponse, modelFailure } from './failures.ts';
import type { OpenAiOptions } from './options.ts';
import type { Message } from './prompts.ts';

export interface Completion {
  text: string;
  /** The model or its content filter rejected the request. */
  refused: boolean;
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface CompletionRequest {
  messages: Message[];
  name: string;
  schema: Record<string, unknown>;
  signal: AbortSignal;
  onText?(piece: string): void;
  /** Part of the message of a failure: what it did not change. */
  safe?: string;
}

// Far more than the allowed tokens take: only a server that ignores the token limit exceeds it.
const CHARS_PER_TOKEN = 12;

/** One streamed call. Errors: AppError AI_UNAVAILABLE; BrokenResponse once it has begun; the signal's reason when aborted. */
export async function complete(
  client: OpenAI,
  options: OpenAiOptions,
  request: CompletionRequest,
): Promise<Completion> {
  const timer = new StallTimer(request.signal, options.timeoutMs ?? MODEL_TIMEOUT_MS);
  let begun = false;
  try {
    const stream = await client.chat.completions.create(parameters(options, request), {
      signal: timer.signal,
    });
    begun = true;
    return await collect(stream, options, request, timer);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof BrokenResponse) throw error;
    if (begun) throw new BrokenResponse('the response broke off', { cause: error });
    throw modelFailure(error, request.safe);
  } finally {
    timer.stop();
  }
}

function parameters(options: OpenAiOptions, { messages, name, schema }: CompletionRequest) {
  // OpenAI's newer models accept only the new name, most other servers only the old one.
  const limit = options.baseUrl
    ? { max_tokens: options.maxOutputTokens }
    : { max_completion_tokens: options.maxOutputTokens };
  return {
    model: options.model,
    messages,
    ...limit,
    stream: true,
    stream_options: { include_usage: true },
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
  } satisfies OpenAI.Chat.ChatCompletionCreateParamsStreaming;
}

async function collect(
  stream: AsyncIterable<OpenAI.Chat.ChatCompletionChunk>,
  options: OpenAiOptions,
  request: CompletionRequest,
  timer: StallTimer,
): Promise<Completion> {
  const result: Completion = { text: '', refused: false, inputTokens: null, outputTokens: null };
  let ended = false;
  timer.restart();
  for await (const chunk of stream) {
    timer.restart();
    const [choice] = chunk.choices;
    if (choice?.delta?.content) {
      result.text += choice.delta.content;
      request.onText?.(choice.delta.content);
    }
    if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') result.refused = true;
    if (choice?.finish_reason) ended = true;
    result.inputTokens = chunk.usage?.prompt_tokens ?? result.inputTokens;
    result.outputTokens = chunk.usage?.completion_tokens ?? result.outputTokens;
    if (result.text.length > options.maxOutputTokens * CHARS_PER_TOKEN)
      throw new BrokenResponse('the response is too long');
  }
  // An aborted stream ends without an error.
  if (timer.signal.aborted || !ended) throw new BrokenResponse('the response broke off');
  return result;
}

/** Aborts a response that stalls: the client's time-out covers only its beginning. */
class StallTimer {
  private readonly stalled = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;

  constructor(
    outer: AbortSignal,
    private readonly ms: number,
  ) {
    this.signal = AbortSignal.any([outer, this.stalled.signal]);
  }

  restart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stalled.abort(), this.ms);
  }

  stop(): void {
    clearTimeout(this.timer);
    // Closes the connection of an unfinished stream.
    this.stalled.abort();
  }
}
