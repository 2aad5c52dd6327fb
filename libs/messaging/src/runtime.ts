import { createPublicKey, type KeyObject } from 'node:crypto';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { backoff, pause } from './backoff.ts';
import { readPrivateKey, readPublicKey } from './caller-keys.ts';
import { CallerVerifier } from './caller-token.ts';
import { EventConsumer } from './event-consumer.ts';
import { DirectEventTransaction, EventTransaction } from './event-transaction.ts';
import { JobWorker } from './job-worker.ts';
import { LiveBus } from './live-bus.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { RedisLink } from './redis-link.ts';
import { HandlerRegistry, type Handlers, type JobFound } from './registry.ts';
import { answering } from './rpc-answer.ts';
import { RpcServer } from './rpc-server.ts';
import { ensureStreams, managerOf } from './streams.ts';

/** Starts everything that listens once the app is built, and drains it first when the app stops. */
@Injectable()
export class MessagingRuntime implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Messaging');
  private readonly options: ResolvedOptions;
  private readonly registry: HandlerRegistry;
  private readonly nats: NatsLink;
  private readonly redis: RedisLink;
  private readonly live: LiveBus;
  private readonly moduleRef: ModuleRef;
  private readonly stops: (() => Promise<void>)[] = [];
  private handlers: Handlers = { rpcs: [], events: [], jobs: [] };
  private drained: Promise<void> | undefined;

  constructor(
    @Inject(MESSAGING_OPTIONS) options: ResolvedOptions,
    registry: HandlerRegistry,
    nats: NatsLink,
    redis: RedisLink,
    live: LiveBus,
    moduleRef: ModuleRef,
    @Optional() @Inject(ServiceLifecycle) lifecycle?: ServiceLifecycle,
  ) {
    this.options = options;
    this.registry = registry;
    this.nats = nats;
    this.redis = redis;
    this.live = live;
    this.moduleRef = moduleRef;
    lifecycle?.onDrain('messaging', () => this.drain());
  }

  /** Before anything connects: wrong wiring needs no server to be found. */
  onModuleInit(): void {
    this.handlers = this.registry.collect(this.options);
  }

  async onApplicationBootstrap(): Promise<void> {
    this.redis.start();
    await this.nats.open();
    await this.prepareStreams();
    this.live.start(this.nats.connection);
    await this.answerRpcs(this.handlers);
    this.consumeEvents(this.handlers);
    this.doJobs(this.handlers);
  }

  async onModuleDestroy(): Promise<void> {
    await this.drain();
  }

  private drain(): Promise<void> {
    this.drained ??= Promise.allSettled(this.stops.map((stop) => stop())).then(() => {});
    return this.drained;
  }

  /** Creates the streams at boot, so that the first event finds them; JetStream may start later than NATS. */
  private async prepareStreams(): Promise<void> {
    for (let attempt = 0; !this.nats.stopping.aborted; attempt++) {
      try {
        return await ensureStreams(await managerOf(await this.nats.ready()));
      } catch (error) {
        this.logger.warn({ msg: 'JetStream does not answer, trying again', attempt, err: error });
        await pause(backoff(attempt), this.nats.stopping);
      }
    }
  }

  private async answerRpcs({ rpcs }: Handlers): Promise<void> {
    const server = new RpcServer(this.nats.connection, this.options.service);
    const publicKey = this.publicKey();
    const callers = publicKey && new CallerVerifier(publicKey);
    const deps = { callers, logger: new Logger('Rpc') };
    for (const { rpc, call } of rpcs) server.answer(rpc.subject, answering(rpc, call, deps));
    await server.listen((error) => {
      if (error) throw error;
    });
    this.stops.push(() => server.close());
  }

  private consumeEvents({ events }: Handlers): void {
    if (events.length === 0) return;
    const deps = {
      service: this.options.service,
      link: this.nats,
      transaction: this.transaction(),
      tuning: this.options.tuning,
    };
    for (const found of events) {
      const consumer = new EventConsumer(deps, found);
      consumer.start();
      this.stops.push(() => consumer.stop());
    }
  }

  private doJobs({ jobs }: Handlers): void {
    const byQueue = Map.groupBy(jobs, (found: JobFound) => found.job.queue);
    for (const [queue, found] of byQueue) {
      const worker = new JobWorker(queue, found, this.redis.worker(), this.options.tuning);
      this.stops.push(() => worker.stop());
    }
  }

  /** The database lib provides one; a process without a database applies events directly. */
  private transaction(): EventTransaction {
    try {
      return this.moduleRef.get(EventTransaction, { strict: false });
    } catch {
      this.logger.log('no database: events are applied without an inbox');
      return new DirectEventTransaction();
    }
  }

  private publicKey(): KeyObject | undefined {
    const { callerPublicKey, callerPrivateKey } = this.options;
    if (callerPublicKey) return readPublicKey(callerPublicKey);
    return callerPrivateKey ? createPublicKey(readPrivateKey(callerPrivateKey)) : undefined;
  }
}
