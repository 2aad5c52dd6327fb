import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { EventTransaction } from '@waymark/messaging/event-transaction';
import { LiveBus } from '@waymark/messaging/live-bus';
import { EventPublisher, JobProducer } from '@waymark/messaging/outbox-ports';
import { HealthRegistry } from '@waymark/platform/health';
import { DataSource } from 'typeorm';
import { openDataSource, type ServiceDataSource } from './data-source.ts';
import { Database } from './database.ts';
import { DatabaseEventTransaction } from './event-transaction.ts';
import type { DatabaseOptions } from './options.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { WakeUp } from './wake-up.ts';

class DatabaseLifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly dataSource: DataSource,
    private readonly relay?: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    this.relay?.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.relay?.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dataSource.destroy();
  }
}

const database = (options: DatabaseOptions) => ({
  provide: Database,
  inject: [DataSource, WakeUp, { token: LiveBus, optional: true }, { token: HealthRegistry, optional: true }],
  useFactory: (dataSource: ServiceDataSource, wakeUp: WakeUp, live?: LiveBus, health?: HealthRegistry) => {
    const db = new Database(dataSource, options.clock, wakeUp, live);
    health?.register('postgres', () => db.ping());
    return db;
  },
});

const eventTransaction = {
  provide: EventTransaction,
  inject: [Database],
  useFactory: (db: Database) => new DatabaseEventTransaction(db),
};

const withRelay = {
  provide: DatabaseLifecycle,
  inject: [DataSource, WakeUp, EventPublisher, { token: JobProducer, optional: true }],
  useFactory: (dataSource: DataSource, wakeUp: WakeUp, events: EventPublisher, jobs?: JobProducer) =>
    new DatabaseLifecycle(dataSource, new OutboxRelay(dataSource, { events, jobs }, wakeUp)),
};

const withoutRelay = {
  provide: DatabaseLifecycle,
  inject: [DataSource],
  useFactory: (dataSource: DataSource) => new DatabaseLifecycle(dataSource),
};

/** Provides `Database` globally, connected and with a migrated schema. Publishes the outbox unless `relay: false`. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest requires a class
export class DatabaseModule {
  static forRoot(options: DatabaseOptions): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      providers: [
        { provide: DataSource, useFactory: () => openDataSource(options) },
        WakeUp,
        database(options),
        eventTransaction,
        options.relay === false ? withoutRelay : withRelay,
      ],
      exports: [Database, EventTransaction],
    };
  }
}
