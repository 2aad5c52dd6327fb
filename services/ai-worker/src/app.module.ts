import { type DynamicModule, Inject, Module, type OnModuleInit, type Provider } from '@nestjs/common';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { HealthRegistry } from '@waymark/platform/health';
import { BootFault } from '@waymark/platform/lifecycle';
import { createStorage } from '@waymark/storage/create-storage';
import { storageFaults } from '@waymark/storage/env';
import type { ObjectStorage } from '@waymark/storage/port';
import { CoachStep } from './app/coach-step.ts';
import { DraftRoadmap } from './app/draft-roadmap.ts';
import { COACH_ENGINE, DRAFT_ENGINE } from './app/engine.ts';
import { ExtractText } from './app/extract-text.ts';
import { MediaReader, Postponed, Results, Roadmaps, TextReader, Transcriber } from './app/ports.ts';
import { ReadTexts } from './app/read-texts.ts';
import { sweepTempFiles } from './app/temp-file.ts';
import { type AiWorkerEnv, engineFaults, engineOf } from './env.ts';
import { FileReader } from './integrations/extraction/file-reader.ts';
import { MediaProbe } from './integrations/media/media-probe.ts';
import { OfflineCoach } from './integrations/offline/offline-coach.ts';
import { OfflineEngine } from './integrations/offline/offline-engine.ts';
import { OpenAiCoach } from './integrations/openai/openai-coach.ts';
import { OpenAiEngine } from './integrations/openai/openai-engine.ts';
import type { OpenAiOptions } from './integrations/openai/options.ts';
import { OpenAiTranscriber } from './integrations/openai/transcriber.ts';
import { readingSandbox } from './integrations/sandbox/reading-sandbox.ts';
import { manifest } from './manifest.ts';
import { STORAGE } from './storage.ts';
import { AiJobs } from './transport/ai.jobs.ts';
import { PostponedProducer } from './transport/postponed.producer.ts';
import { ResultsPublisher } from './transport/results.publisher.ts';
import { RoadmapsClient } from './transport/roadmaps.client.ts';

@Module({})
export class AppModule implements OnModuleInit {
  constructor(health: HealthRegistry, @Inject(STORAGE) storage: ObjectStorage) {
    health.register('storage', () => storage.check());
  }

  async onModuleInit(): Promise<void> {
    await sweepTempFiles();
  }

  static with(env: AiWorkerEnv): DynamicModule {
    const faults = [
      ...storageFaults(env).map(({ path, message }) => `${path} ${message}`),
      ...engineFaults(env),
    ];
    if (faults.length > 0) throw new BootFault(faults);
    return {
      module: AppModule,
      imports: [messaging(env)],
      providers: [
        { provide: STORAGE, useFactory: () => createStorage(env) },
        { provide: Roadmaps, useClass: RoadmapsClient },
        { provide: Results, useClass: ResultsPublisher },
        { provide: Postponed, useClass: PostponedProducer },
        ...readers(env),
        ...engine(env),
        ReadTexts,
        DraftRoadmap,
        CoachStep,
        ExtractText,
        AiJobs,
      ],
    };
  }
}

const messaging = (env: AiWorkerEnv): DynamicModule => MessagingModule.forProcess(manifest, env);

/** Whoever looks into strangers' files shares one pool of memory. */
function readers(env: AiWorkerEnv): Provider[] {
  const sandbox = readingSandbox(env.READ_MEMORY_MB);
  return [
    { provide: TextReader, useFactory: () => new FileReader(sandbox) },
    { provide: MediaReader, useFactory: () => new MediaProbe(sandbox) },
  ];
}

/** Without a model nobody can listen to recordings, so there is no transcriber then. */
function engine(env: AiWorkerEnv): Provider[] {
  if (engineOf(env) === 'offline')
    return [
      { provide: DRAFT_ENGINE, useFactory: () => new OfflineEngine(env.DRAFT_MEMORY_MB) },
      { provide: COACH_ENGINE, useFactory: () => new OfflineCoach() },
    ];
  const options: OpenAiOptions = {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    transcribeModel: env.OPENAI_TRANSCRIBE_MODEL,
    maxInputTokens: env.OPENAI_MAX_INPUT_TOKENS,
    maxOutputTokens: env.OPENAI_MAX_OUTPUT_TOKENS,
  };
  return [
    { provide: DRAFT_ENGINE, useFactory: () => new OpenAiEngine(options) },
    { provide: COACH_ENGINE, useFactory: () => new OpenAiCoach(options) },
    { provide: Transcriber, useFactory: () => new OpenAiTranscriber(options) },
  ];
}
