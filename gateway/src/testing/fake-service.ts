import { type DynamicModule, Injectable, Module } from '@nestjs/common';
import type { ExportPiece } from '@waymark/contracts/person-data';
import type { AnyRpc, RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { type SystemService, systemRpcs } from '@waymark/contracts/system';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { context, type RequestContext } from '@waymark/platform/context';
import { type RunningService, startService } from '@waymark/platform/service';
import { testCallerKeys } from '@waymark/testing/caller';
import { z } from 'zod';

type Response = (input: never, ctx: RequestContext) => unknown;

export interface Call {
  subject: string;
  input: unknown;
  ctx: RequestContext;
  /** Unset until the response, and after an error. */
  output?: unknown;
}

/** Owns real RPCs and responses them with the functions that a test sets. */
export class FakeService {
  readonly calls: Call[] = [];
  private readonly responses = new Map<string, Response>();
  private running: RunningService | undefined;

  private readonly rpcs: AnyRpc[];

  constructor(
    private readonly name: SystemService,
    rpcs: AnyRpc[],
  ) {
    const { GetReadiness } = systemRpcs[name];
    this.rpcs = [...rpcs, GetReadiness];
    this.on(GetReadiness, () => ({ ready: true, waitsFor: [] }));
  }

  /** Sets the response to `rpc`. */
  on<R extends AnyRpc>(
    rpc: R,
    response: (input: RpcInput<R>, ctx: RequestContext) => RpcOutput<R> | Promise<RpcOutput<R>>,
  ): this {
    this.responses.set(rpc.subject, response as Response);
    return this;
  }

  /** Sets the response to `rpc` while `fn` runs. */
  async during<R extends AnyRpc, T>(
    rpc: R,
    response: (input: RpcInput<R>, ctx: RequestContext) => RpcOutput<R> | Promise<RpcOutput<R>>,
    fn: () => Promise<T>,
  ): Promise<T> {
    const before = this.responses.get(rpc.subject);
    this.on(rpc, response);
    try {
      return await fn();
    } finally {
      if (before) this.responses.set(rpc.subject, before);
      else this.responses.delete(rpc.subject);
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
    const response = (subject: string, input: unknown) => this.response(subject, input);
    @Injectable()
    class Handlers {}
    for (const rpc of this.rpcs) {
      const descriptor = {
        value: (input: unknown) => response(rpc.subject, input) as Promise<never>,
        configurable: true,
        writable: true,
        enumerable: false,
      };
      RpcHandler(rpc)(Handlers.prototype, rpc.subject, descriptor);
      Object.defineProperty(Handlers.prototype, rpc.subject, descriptor);
    }
    return Handlers;
  }

  private async response(subject: string, input: unknown): Promise<unknown> {
    const ctx = { ...context()! };
    const call: Call = { subject, input, ctx };
    this.calls.push(call);
    const response = this.responses.get(subject);
    if (!response) throw new AppError('NOT_FOUND', `the test has no response to ${subject}`);
    call.output = await response(input as never, ctx);
    return call.output;
  }
}

@Module({})
class FakeModule {}

/** The whole export of a service that stores nothing. */
export const exportOf = (file: string): ExportPiece => ({
  ...{ file, files: { [file]: 'an empty list' }, text: '[]', nextCursor: null },
});
