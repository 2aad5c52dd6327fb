import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import type { AnyRpc, RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { context, type RequestContext } from '@waymark/platform/context';
import { type RunningService, startService } from '@waymark/platform/service';
import { testCallerKeys } from '@waymark/testing/caller';
import { z } from 'zod';

type Answer = (input: never, ctx: RequestContext) => unknown;

export interface Call {
  subject: string;
  input: unknown;
  ctx: RequestContext;
  /** Unset until the request is answered, and after an error. */
  output?: unknown;
}

/** Owns real RPCs and answers them with the functions that a test sets. */
export class FakeService {
  readonly calls: Call[] = [];
  private readonly answers = new Map<string, Answer>();
  private running: RunningService | undefined;

  constructor(
    private readonly name: string,
    private readonly rpcs: AnyRpc[],
  ) {}

  /** Sets the answer to `rpc`. */
  on<R extends AnyRpc>(
    rpc: R,
    answer: (input: RpcInput<R>, ctx: RequestContext) => RpcOutput<R> | Promise<RpcOutput<R>>,
  ): this {
    this.answers.set(rpc.subject, answer as Answer);
    return this;
  }

  /** Sets the answer to `rpc` while `fn` runs. */
  async during<R extends AnyRpc, T>(
    rpc: R,
    answer: (input: RpcInput<R>, ctx: RequestContext) => RpcOutput<R> | Promise<RpcOutput<R>>,
    fn: () => Promise<T>,
  ): Promise<T> {
    const before = this.answers.get(rpc.subject);
    this.on(rpc, answer);
    try {
      return await fn();
    } finally {
      if (before) this.answers.set(rpc.subject, before);
      else this.answers.delete(rpc.subject);
    }
  }

  callsOf<R extends AnyRpc>(rpc: R): { input: RpcInput<R>; ctx: RequestContext }[] {
    return this.calls.filter(({ subject }) => subject === rpc.subject) as never;
  }

  async start(natsUrl: string): Promise<this> {
    this.running = await startService({
      name: this.name,
      env: z.object({}),
      source: { NODE_ENV: 'test', LOG_LEVEL: 'silent' },
      module: this.module(natsUrl),
    });
    return this;
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  private module(natsUrl: string): DynamicModule {
    const { name, rpcs } = this;
    return {
      module: FakeModule,
      imports: [
        MessagingModule.forRoot({
          service: name,
          natsUrl,
          callerPublicKey: testCallerKeys.publicKey,
          handles: rpcs,
          consumes: [],
          jobs: [],
        }),
      ],
      providers: [this.handlers()],
    };
  }

  /** A class with one real handler per request. */
  private handlers() {
    const answer = (subject: string, input: unknown) => this.answer(subject, input);
    @Injectable()
    class Handlers {}
    for (const rpc of this.rpcs) {
      const descriptor = {
        value: (input: unknown) => answer(rpc.subject, input) as Promise<never>,
        configurable: true,
        writable: true,
        enumerable: false,
      };
      RpcHandler(rpc)(Handlers.prototype, rpc.subject, descriptor);
      Object.defineProperty(Handlers.prototype, rpc.subject, descriptor);
    }
    return Handlers;
  }

  private async answer(subject: string, input: unknown): Promise<unknown> {
    const ctx = { ...context()! };
    const call: Call = { subject, input, ctx };
    this.calls.push(call);
    const answer = this.answers.get(subject);
    if (!answer) throw new AppError('NOT_FOUND', `the test has no answer to ${subject}`);
    call.output = await answer(input as never, ctx);
    return call.output;
  }
}

@Module({})
class FakeModule {}
