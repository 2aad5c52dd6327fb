import { pause } from '@waymark/messaging/backoff';
import type OpenAI from 'openai';
import { openAiClient } from './client.ts';
import { type Deadline, StallTimer } from './deadline.ts';
import {
  buildParameters,
  type Dialect,
  type DialectRequest,
  fullDialect,
  rejectsPicture,
  simplerDialect,
} from './dialect.ts';
import { BrokenResponse, busyFor, modelFailure, tooSlow } from './failures.ts';
import type { OpenAiOptions } from './options.ts';
import { getRetryAfter, isUnpaid, waitBeforeRepeat } from './repeats.ts';
import { type Completion, readCompletion } from './response.ts';

export interface CompletionRequest extends DialectRequest {
  deadline: Deadline;
  signal: AbortSignal;
  onText?(piece: string): void;
  /** Part of the message of a failure: what it did not change. */
  safe?: string;
}

// Far more than the allowed tokens take: only a server that ignores the token limit exceeds it.
const CHARS_PER_TOKEN = 12;
const STALL_MS = 60_000;
const BACKOFF_MS = 1_000;

/** The model cannot see. Nothing was paid. */
export class ImagesRejected extends Error {
  override readonly name = 'ImagesRejected';
}

/** One model on one server. Remembers for the life of the process which dialect the server accepts. */
export class ModelServer {
  private readonly client: OpenAI;
  private readonly full: Dialect;
  private dialect: Dialect;
  /** The server has rejected a picture. */
  isBlind = false;

  constructor(readonly options: OpenAiOptions) {
    this.client = openAiClient(options, { timeoutMs: options.deadlineMs, maxRetries: 0 });
    this.full = fullDialect(options);
    this.dialect = this.full;
  }

  /**
   * At most one paid call: a request is sent again only when the server rejected it before the model worked on it.
   * Errors: BrokenResponse, which may have been paid for; ImagesRejected; AppError AI_UNAVAILABLE; the signal's reason
   * when aborted.
   */
  async complete(request: CompletionRequest): Promise<Completion> {
    let { dialect } = this;
    for (let repeats = 0; ; ) {
      try {
        const completion = await this.send(request, dialect);
        this.dialect = dialect;
        return completion;
      } catch (error) {
        this.throwWhenOver(request, error);
        const simpler = simplerDialect(dialect, error, this.full);
        this.throwWhenBlind(request, error, simpler === null);
        if (simpler) {
          dialect = simpler;
          continue;
        }
        if (!isUnpaid(error)) throw broken(error);
        await this.waitToRepeat(request, error, repeats);
        repeats += 1;
      }
    }
  }

  private async send(request: CompletionRequest, dialect: Dialect): Promise<Completion> {
    const outer = AbortSignal.any([request.signal, request.deadline.signal]);
    const timer = new StallTimer(outer, this.options.stallMs ?? STALL_MS);
    try {
      const parameters = buildParameters(this.options.model, request, dialect);
      const { signal } = timer;
      const response = await this.client.chat.completions.create(parameters, { signal }).asResponse();
      return await readCompletion(response, {
        maxChars: request.maxTokens * CHARS_PER_TOKEN,
        onPiece: () => timer.restart(),
        onText: (piece) => request.onText?.(piece),
        signal,
      }).catch((error) => {
        throw broken(error);
      });
    } finally {
      timer.stop();
    }
  }

  /** Waits for the Retry-After of a broken response. */
  async waitAsked(request: CompletionRequest, { cause }: BrokenResponse): Promise<void> {
    await this.wait(request, cause, getRetryAfter(cause) ?? 0);
  }

  private throwWhenOver({ signal, deadline, safe }: CompletionRequest, error: unknown): void {
    signal.throwIfAborted();
    if (deadline.signal.aborted) throw tooSlow(this.options.deadlineMs, error, safe);
  }

  private throwWhenBlind({ messages }: CompletionRequest, error: unknown, last: boolean): void {
    if (!messages.some(({ picture }) => picture) || !rejectsPicture(error, last)) return;
    this.isBlind = true;
    throw new ImagesRejected('the model cannot see pictures', { cause: error });
  }

  private async waitToRepeat(request: CompletionRequest, error: unknown, repeats: number): Promise<void> {
    const wait = waitBeforeRepeat(error, repeats, this.options.backoffMs ?? BACKOFF_MS);
    if (wait === null) throw modelFailure(error, request.safe);
    await this.wait(request, error, wait);
  }

  private async wait(request: CompletionRequest, error: unknown, wait: number): Promise<void> {
    const { signal, deadline, safe } = request;
    if (!deadline.allows(wait)) throw busyFor(wait, error, safe);
    await pause(wait, AbortSignal.any([signal, deadline.signal]));
    this.throwWhenOver(request, error);
  }
}

const broken = (error: unknown): BrokenResponse =>
  error instanceof BrokenResponse ? error : new BrokenResponse('the response broke off', { cause: error });
