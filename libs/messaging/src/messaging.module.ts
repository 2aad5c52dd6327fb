import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JetStreamPublisher } from './event-publisher.ts';
import { BullJobProducer } from './job-producer.ts';
import { LiveBus } from './live-bus.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type MessagingOptions, resolveOptions } from './options.ts';
import { EventPublisher, JobProducer } from './outbox-ports.ts';
import { RedisLink } from './redis-link.ts';
import { HandlerRegistry } from './registry.ts';
import { RpcClient } from './rpc-client.ts';
import { MessagingRuntime } from './runtime.ts';

/**
 * Everything a process says to others: RPC, events, jobs, live signals. Global: import it once. Boot fails
 * with BootFault, listing every handler that is missing, double or not announced.
 */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest wants a class
export class MessagingModule {
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
        { provide: EventPublisher, useClass: JetStreamPublisher },
        { provide: JobProducer, useClass: BullJobProducer },
      ],
      exports: [RpcClient, LiveBus, EventPublisher, JobProducer, NatsLink, RedisLink],
    };
  }
}
