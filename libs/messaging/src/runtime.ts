import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  type Abstract,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { EventEnvelope } from '@waymark/contracts/events';
import { runInContext } from '@waymark/platform/context';
import { HealthRegistry } from '@waymark/platform/health';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { backoff, pause } from './backoff.ts';
import { readPrivateKey, readPublicKey } from './caller-keys.ts';
import { CallerVerifier } from './caller-token.ts';
import { EventConsumer } from './event-consumer.ts';
import { DirectEventTransaction, EventTransaction } from './event-transaction.ts';
import { JobWorker } from './job-worker.ts';
import { LiveBus } from './live-bus.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions, streamOptions } from './options.ts';
import { RedisLink } from './redis-link.ts';
import { type BoundJobHandler, HandlerRegistry, type Handlers } from './registry.ts';
import { rpcResponder } from './rpc-responder.ts';
import { RpcServer } from './rpc-server.ts';
import { ensureStreams, getManager } from './streams.ts';

@Injectable()
export class MessagingRuntime implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Messaging');
  private readonly stops: (() => Promise<void>)[] = [];
  private handlers: Handlers = { rpcs: [], events: [], jobs: [] };
  private drained: Promise<void> | undefined;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
    private readonly registry: HandlerRegistry,
    private readonly nats: NatsLink,
    private readonly redis: RedisLink,
    private readonly live: LiveBus,
    private readonly moduleRef: ModuleRef,
    @Optional() @Inject(ServiceLifecycle) lifecycle?: ServiceLifecycle,
  ) {
    lifecycle?.onDrain('messaging', () => this.drain());
  }

  /** Before any connection, since faults in the wiring need no server. */
  onModuleInit(): void {
    this.handlers = this.registry.collect(this.options);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.redis.start();
    await this.nats.open();
    await this.prepareStreams();
    this.live.start(this.nats.connection);
    await this.serveRpcs(this.handlers);
    this.startConsumers(this.handlers);
    this.startWorkers(this.handlers);
  }

  async onModuleDestroy(): Promise<void> {
    await this.drain();
  }

  /** Applies an event that a consumer of this process failed to apply; nothing if it was applied since. */
  async applyAgain(durable: string, envelope: EventEnvelope): Promise<void> {
    const handler = this.handlers.events.find((one) => one.durable === durable);
    if (!handler) throw new Error(`no consumer ${durable}`);
    const event = { ...envelope, data: handler.event.data.parse(envelope.data) };
    await runInContext({ requestId: envelope.requestId, caller: null }, () =>
      this.transaction().run(durable, event, (tx) => handler.call([event], tx)),
    );
  }

  private drain(): Promise<void> {
    this.drained ??= Promise.allSettled(this.stops.map((stop) => stop())).then(() => {});
    return this.drained;
  }

  /** JetStream may start later than NATS. */
  private async prepareStreams(): Promise<void> {
    for (let attempt = 0; !this.nats.stopping.aborted; attempt++) {
      try {
        const jsm = await getManager(await this.nats.ready());
        const refused = await ensureStreams(jsm, streamOptions(this.options));
        for (const err of refused) this.logger.error({ msg: 'a stream could not be updated', err });
        return;
      } catch (error) {
        this.logger.warn({ msg: 'JetStream is unavailable, retrying', attempt, err: error });
        await pause(backoff(attempt), this.nats.stopping);
      }
    }
  }

  private async serveRpcs({ rpcs }: Handlers): Promise<void> {
    const server = new RpcServer(this.nats.connection, this.options.service);
    const publicKey = this.publicKey();
    const callers = publicKey && new CallerVerifier(publicKey);
    const deps = { callers, logger: new Logger('Rpc') };
    for (const { rpc, call } of rpcs) server.register(rpc, rpcResponder(rpc, call, deps));
    await server.listen((error) => {
      if (error) throw error;
    });
    this.stops.push(() => server.close());
  }

  private startConsumers({ events }: Handlers): void {
    if (events.length === 0) return;
    const deps = {
      service: this.options.service,
      link: this.nats,
      transaction: this.transaction(),
      tuning: this.options.tuning,
      streams: streamOptions(this.options),
    };
    const consumers: EventConsumer[] = [];
    for (const handler of events) {
      const consumer = new EventConsumer(deps, handler);
      consumers.push(consumer);
      consumer.start();
      this.stops.push(() => consumer.stop());
    }
    this.optional(HealthRegistry)?.register('events', async () => {
      for (const consumer of consumers) consumer.assertPulling();
    });
  }

  private startWorkers({ jobs }: Handlers): void {
    const byQueue = Map.groupBy(jobs, (handler: BoundJobHandler) => handler.job.queue);
    for (const [queue, handler] of byQueue) {
      const worker = new JobWorker(queue, handler, this.redis.worker(), this.options.tuning);
      this.stops.push(() => worker.stop());
    }
  }

  /** The database lib provides one. */
  private transaction(): EventTransaction {
    const transaction = this.optional<EventTransaction>(EventTransaction);
    if (!transaction) this.logger.log('no database: events are applied without an inbox');
    return transaction ?? new DirectEventTransaction();
  }

  private optional<T>(token: Abstract<T>): T | undefined {
    try {
      return this.moduleRef.get(token, { strict: false });
    } catch {
      return undefined;
    }
  }

  private publicKey(): KeyObject | undefined {
    const { callerPublicKey, callerPrivateKey } = this.options;
    if (callerPublicKey) return readPublicKey(callerPublicKey);
    return callerPrivateKey ? createPublicKey(readPrivateKey(callerPrivateKey)) : undefined;
  }
}
