import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { CoachingFinished, RunFinished, SourceExtracted } from '@waymark/contracts/ai/events';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { roadmapsRpcs } from '@waymark/contracts/roadmaps/rpc';
import { learningRpcs } from '@waymark/contracts/roadmaps/rpc-learning';
import { versionRpcs } from '@waymark/contracts/roadmaps/rpc-versions';
import { DatabaseModule } from '@waymark/database/database.module';
import { systemClock } from '@waymark/kernel/clock';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { HealthRegistry } from '@waymark/platform/health';
import { createStorage } from '@waymark/storage/create-storage';
import type { ObjectStorage } from '@waymark/storage/port';
import { CLOCK } from './clock.ts';
import { roadmapsDatabase } from './database.ts';
import { ENV, type RoadmapsEnv } from './env.ts';
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
        MessagingModule.forRoot({
          service: 'roadmaps',
          natsUrl: env.NATS_URL,
          natsUser: env.NATS_USER,
          natsPassword: env.NATS_PASSWORD,
          redisUrl: env.REDIS_URL,
          callerPublicKey: env.CALLER_PUBLIC_KEY,
          owns: [...roadmapsRpcs, ...versionRpcs, ...learningRpcs],
          consumes: [MentorChanged, RunFinished, SourceExtracted, CoachingFinished],
          jobs: [],
        }),
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
