import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { DatabaseModule } from '@waymark/database/database.module';
import { systemClock } from '@waymark/kernel/clock';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { HealthRegistry } from '@waymark/platform/health';
import { createStorage } from '@waymark/storage/create-storage';
import type { ObjectStorage } from '@waymark/storage/port';
import { CLOCK } from './clock.ts';
import { roadmapsDatabase } from './database.ts';
import { ENV, type RoadmapsEnv } from './env.ts';
import { manifest } from './manifest.ts';
import { handlers, parts } from './parts.ts';
import { STORAGE } from './storage.ts';

@Module({})
export class AppModule {
  constructor(health: HealthRegistry, @Inject(STORAGE) storage: ObjectStorage) {
    health.register('storage', () => storage.check());
  }

  static with(env: RoadmapsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(roadmapsDatabase(env.DATABASE_URL)),
        MessagingModule.forProcess(manifest, env),
      ],
      controllers: handlers,
      providers: [
        { provide: ENV, useValue: env },
        { provide: CLOCK, useValue: systemClock },
        { provide: STORAGE, useFactory: () => createStorage(env) },
        ...parts,
      ],
    };
  }
}
