import type OpenAI from 'openai';
import { Stream } from 'openai/core/streaming';
import { z } from 'zod';
import { BrokenResponse } from './failures.ts';

export interface Completion {
  text: string;
  /** The model or its content filter rejected the request. */
  refused: boolean;
  /** The response reached the token limit. */
  cut: boolean;
  inputTokens: number | null;
  outputTokens: number | null;
}

interface Reading {
  maxChars: number;
  onPiece(): void;
  onText(piece: string): void;
  signal: AbortSignal;
}

/** Reads a response, streamed or not: some servers ignore `stream`. Errors: BrokenResponse. */
export function readCompletion(response: Response, reading: Reading): Promise<Completion> {
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? readBody(response, reading) : readStream(response, reading);
}

const Count = z.number().int().nullish().catch(null);
const Body = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).nullish(),
});

async function readBody(response: Response, { maxChars, onPiece, onText }: Reading): Promise<Completion> {
  const decoder = new TextDecoder();
  let json = '';
  for await (const chunk of response.body ?? []) {
    onPiece();
    json += decoder.decode(chunk, { stream: true });
    if (json.length > maxChars) throw new BrokenResponse('the response is too long');
  }
  const body = Body.safeParse(JSON.parse(json));
  if (!body.success) throw new BrokenResponse('the response holds no answer', { cause: body.error });
  const { choices, usage } = body.data;
  const [{ message, finish_reason }] = choices as [(typeof choices)[number]];
  onText(message.content ?? '');
  return {
    text: message.content ?? '',
    refused: Boolean(message.refusal) || finish_reason === 'content_filter',
    cut: finish_reason === 'length',
    inputTokens: usage?.prompt_tokens ?? null,
    outputTokens: usage?.completion_tokens ?? null,
  };
}

async function readStream(response: Response, reading: Reading): Promise<Completion> {
  const abort = new AbortController();
  const stream = Stream.fromSSEResponse<OpenAI.Chat.ChatCompletionChunk>(response, abort);
  const result: Completion = { text: '', refused: false, cut: false, inputTokens: null, outputTokens: null };
  let ended = false;
  for await (const chunk of stream) {
    reading.onPiece();
    const choice = chunk.choices?.[0];
    const piece = choice?.delta?.content;
    if (piece) {
      result.text += piece;
      reading.onText(piece);
    }
    const finish = choice?.finish_reason;
    if (choice?.delta?.refusal || finish === 'content_filter') result.refused = true;
    if (finish === 'length') result.cut = true;
    if (finish) ended = true;
    result.inputTokens = chunk.usage?.prompt_tokens ?? result.inputTokens;
    result.outputTokens = chunk.usage?.completion_tokens ?? result.outputTokens;
    if (result.text.length > reading.maxChars) throw new BrokenResponse('the response is too long');
  }
  // An aborted stream ends without an error.
  if (reading.signal.aborted || !ended) throw new BrokenResponse('the response broke off');
  return result;
}
