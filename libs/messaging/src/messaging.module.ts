import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JetStreamPublisher } from './event-publisher.ts';
import { FailedEvents } from './failed-events.ts';
import { FailedJobs } from './failed-jobs.ts';
import { BullJobProducer } from './job-producer.ts';
import { LiveBus } from './live-bus.ts';
import type { ProcessManifest } from './manifest.ts';
import { MessagingState } from './messaging-state.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type MessagingEnv, type MessagingOptions, resolveOptions } from './options.ts';
import { EventPublisher, JobProducer } from './outbox-ports.ts';
import { QueuedJobs } from './queued-jobs.ts';
import { Queues } from './queues.ts';
import { RedisLink } from './redis-link.ts';
import { HandlerRegistry } from './registry.ts';
import { RpcClient } from './rpc-client.ts';
import { MessagingRuntime } from './runtime.ts';

/** Global. Boot throws BootFault, which lists missing, duplicate and undeclared handlers. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest requires a class
export class MessagingModule {
  static forProcess(manifest: ProcessManifest, env: MessagingEnv): DynamicModule {
    return MessagingModule.forRoot({
      service: manifest.name,
      natsUrl: env.NATS_URL,
      natsUser: env.NATS_USER,
      natsPassword: env.NATS_PASSWORD,
      natsReplicas: env.NATS_REPLICAS,
      updatesStreams: manifest.updatesStreams,
      // The gateway has the variable for its sessions only.
      redisUrl: manifest.jobs || manifest.enqueues ? (env.QUEUE_REDIS_URL ?? env.REDIS_URL) : undefined,
      callerPublicKey: env.CALLER_PUBLIC_KEY,
      callerPrivateKey: env.CALLER_PRIVATE_KEY,
      calls: manifest.calls ?? [],
      handles: manifest.handles ?? [],
      consumes: manifest.consumes?.map(({ event }) => event) ?? [],
      jobs: manifest.jobs ?? [],
      enqueues: manifest.enqueues,
    });
  }

  static forRoot(options: MessagingOptions): DynamicModule {
    return {
      module: MessagingModule,
      global: true,
      imports: [DiscoveryModule],
      providers: [
        { provide: MESSAGING_OPTIONS, useValue: resolveOptions(options) },
        NatsLink,
        RedisLink,
        RpcClient,
        LiveBus,
        HandlerRegistry,
        MessagingRuntime,
        FailedEvents,
        FailedJobs,
        Queues,
        QueuedJobs,
        MessagingState,
        { provide: EventPublisher, useClass: JetStreamPublisher },
        { provide: JobProducer, useClass: BullJobProducer },
      ],
      exports: [
        RpcClient,
        LiveBus,
        EventPublisher,
        JobProducer,
        NatsLink,
        RedisLink,
        FailedEvents,
        FailedJobs,
        QueuedJobs,
        MessagingState,
      ],
    };
  }
}
