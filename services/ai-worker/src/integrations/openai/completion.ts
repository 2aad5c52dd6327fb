import OpenAI from 'openai';
import { MODEL_TIMEOUT_MS } from './client.ts';
import { BrokenAnswer, modelFailure } from './failures.ts';
import type { OpenAiOptions } from './options.ts';
import type { Message } from './prompts.ts';

export interface Completion {
  text: string;
  /** The server stopped because the answer was long enough for it. */
  cut: boolean;
  /** The model or its server would not answer. */
  refused: boolean;
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface CompletionRequest {
  messages: Message[];
  /** What the schema is called. */
  name: string;
  schema: Record<string, unknown>;
  signal: AbortSignal;
  onText(piece: string): void;
  /** What people read in a failure about what it did not touch. */
  safe?: string;
}

// Far above any honest answer of the allowed tokens; a server that ignores the limit is cut off here.
const CHARS_PER_TOKEN = 12;

/**
 * One streamed call. Errors: AppError AI_UNAVAILABLE when the server refuses or stays away after the client's retries;
 * BrokenAnswer when an answer began but did not end; the signal's reason when aborted.
 */
export async function complete(
  client: OpenAI,
  options: OpenAiOptions,
  request: CompletionRequest,
): Promise<Completion> {
  const watch = new Watch(request.signal, options.timeoutMs ?? MODEL_TIMEOUT_MS);
  let begun = false;
  try {
    const stream = await client.chat.completions.create(parameters(options, request), {
      signal: watch.signal,
    });
    begun = true;
    return await collect(stream, options, request, watch);
  } catch (error) {
    request.signal.throwIfAborted();
    if (error instanceof BrokenAnswer) throw error;
    if (begun) throw new BrokenAnswer('the answer broke off', { cause: error });
    throw modelFailure(error, request.safe);
  } finally {
    watch.end();
  }
}

function parameters(options: OpenAiOptions, { messages, name, schema }: CompletionRequest) {
  // OpenAI's newer models know the new name only, most other servers the old one only.
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
  watch: Watch,
): Promise<Completion> {
  const result: Completion = { text: '', cut: false, refused: false, inputTokens: null, outputTokens: null };
  let ended = false;
  watch.begin();
  for await (const chunk of stream) {
    watch.begin();
    const [choice] = chunk.choices;
    if (choice?.delta?.content) {
      result.text += choice.delta.content;
      request.onText(choice.delta.content);
    }
    if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') result.refused = true;
    if (choice?.finish_reason) ended = true;
    if (choice?.finish_reason === 'length') result.cut = true;
    result.inputTokens = chunk.usage?.prompt_tokens ?? result.inputTokens;
    result.outputTokens = chunk.usage?.completion_tokens ?? result.outputTokens;
    if (result.text.length > options.maxOutputTokens * CHARS_PER_TOKEN)
      throw new BrokenAnswer('the answer is too long');
  }
  // An aborted stream ends quietly.
  if (watch.signal.aborted || !ended) throw new BrokenAnswer('the answer broke off');
  return result;
}

/** The client's time-out ends when an answer begins; this one runs between its pieces. */
class Watch {
  private readonly silence = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  readonly signal: AbortSignal;

  constructor(
    outer: AbortSignal,
    private readonly ms: number,
  ) {
    this.signal = AbortSignal.any([outer, this.silence.signal]);
  }

  begin(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.silence.abort(), this.ms);
  }

  end(): void {
    clearTimeout(this.timer);
    // Closes a stream nobody reads any more.
    this.silence.abort();
  }
}
