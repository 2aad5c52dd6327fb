import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { MessagingModule } from '@waymark/messaging/messaging.module';
import { createStorage } from '@waymark/storage/create-storage';
import { CoachStep } from './app/coach-step.ts';
import { CutClip } from './app/cut-clip.ts';
import { DraftRoadmap } from './app/draft-roadmap.ts';
import {
  APPLICATION_ENGINE,
  COACH_ENGINE,
  DRAFT_ENGINE,
  EXTRACTION_ENGINE,
  FOLLOW_UP_ENGINE,
  LOCAL_DRAFT_ENGINE,
  LOCAL_EXTRACTION_ENGINE,
  WORDING_ENGINE,
} from './app/engine.ts';
import { EvaluateApplication } from './app/evaluate-application.ts';
import { ExtractContent } from './app/extract-content.ts';
import { ExtractText } from './app/extract-text.ts';
import { FindFollowUp } from './app/find-follow-up.ts';
import {
  Applications,
  DelayedRuns,
  FileProbe,
  Files,
  MediaReader,
  OUTSIDE,
  PictureReader,
  Results,
  Roadmaps,
  TextReader,
  Transcriber,
} from './app/ports.ts';
import { ProbeFile } from './app/probe-file.ts';
import { ReadContent } from './app/read-content.ts';
import { ReadRecording } from './app/read-recording.ts';
import { ReadTexts } from './app/read-texts.ts';
import { REPLY_ENGINE } from './app/reply-engine.ts';
import { ReplyToQuestion } from './app/reply-to-question.ts';
import { TempFileSweep } from './app/temp-file.ts';
import { WordStep } from './app/word-step.ts';
import { type AiWorkerEnv, engineOf, isOutside, openAiOptions } from './env.ts';
import { FileReader } from './integrations/extraction/file-reader.ts';
import { FileProbeTasks } from './integrations/media/file-probe.ts';
import { MediaProbe } from './integrations/media/media-probe.ts';
import { PictureLook } from './integrations/media/picture-look.ts';
import { OfflineApplications } from './integrations/offline/offline-applications.ts';
import { OfflineCoach } from './integrations/offline/offline-coach.ts';
import { OfflineEngine } from './integrations/offline/offline-engine.ts';
import { OfflineExtraction } from './integrations/offline/offline-extraction.ts';
import { OfflineFollowUp } from './integrations/offline/offline-follow-up.ts';
import { OfflineReplies } from './integrations/offline/offline-replies.ts';
import { OfflineWording } from './integrations/offline/offline-wording.ts';
import { ModelServer } from './integrations/openai/model-server.ts';
import { OpenAiApplications } from './integrations/openai/openai-applications.ts';
import { OpenAiCoach } from './integrations/openai/openai-coach.ts';
import { OpenAiEngine } from './integrations/openai/openai-engine.ts';
import { OpenAiExtraction } from './integrations/openai/openai-extraction.ts';
import { OpenAiFollowUp } from './integrations/openai/openai-follow-up.ts';
import { OpenAiReplies } from './integrations/openai/openai-replies.ts';
import { OpenAiWording } from './integrations/openai/openai-wording.ts';
import { OpenAiTranscriber } from './integrations/openai/transcriber.ts';
import { readingSandbox } from './integrations/sandbox/reading-sandbox.ts';
import { manifest } from './manifest.ts';
import { STORAGE, StorageHealth } from './storage.ts';
import { AiJobs } from './transport/ai.jobs.ts';
import { ApplicationsClient } from './transport/applications.client.ts';
import { DelayedRunsProducer } from './transport/delayed-runs.producer.ts';
import { FilesClient } from './transport/files.client.ts';
import { ResultsPublisher } from './transport/results.publisher.ts';
import { RoadmapsClient } from './transport/roadmaps.client.ts';

function readers(env: AiWorkerEnv): Provider[] {
  const sandbox = readingSandbox(env.READ_MEMORY_MB);
  return [
    { provide: TextReader, useFactory: () => new FileReader(sandbox) },
    { provide: MediaReader, useFactory: () => new MediaProbe(sandbox) },
    { provide: PictureReader, useFactory: () => new PictureLook(sandbox) },
    { provide: FileProbe, useFactory: () => new FileProbeTasks(sandbox) },
  ];
}

const transcriber = (env: AiWorkerEnv): Provider => ({
  provide: Transcriber,
  useFactory: () => new OpenAiTranscriber(openAiOptions(env)),
});

function engine(env: AiWorkerEnv): Provider[] {
  const outline = { useFactory: () => new OfflineEngine(env.DRAFT_MEMORY_MB) };
  if (engineOf(env) === 'offline')
    return [
      // A local speech server without a language model.
      ...(env.OPENAI_BASE_URL ? [transcriber(env)] : []),
      { provide: DRAFT_ENGINE, ...outline },
      { provide: LOCAL_DRAFT_ENGINE, useExisting: DRAFT_ENGINE },
      { provide: COACH_ENGINE, useClass: OfflineCoach },
      { provide: WORDING_ENGINE, useClass: OfflineWording },
      { provide: FOLLOW_UP_ENGINE, useClass: OfflineFollowUp },
      { provide: REPLY_ENGINE, useClass: OfflineReplies },
      { provide: EXTRACTION_ENGINE, useClass: OfflineExtraction },
      { provide: APPLICATION_ENGINE, useClass: OfflineApplications },
    ];
  const options = openAiOptions(env);
  const server = new ModelServer(options);
  return [
    { provide: DRAFT_ENGINE, useFactory: () => new OpenAiEngine(server) },
    { provide: LOCAL_DRAFT_ENGINE, ...outline },
    { provide: COACH_ENGINE, useFactory: () => new OpenAiCoach(server) },
    { provide: WORDING_ENGINE, useFactory: () => new OpenAiWording(server) },
    { provide: FOLLOW_UP_ENGINE, useFactory: () => new OpenAiFollowUp(server) },
    { provide: REPLY_ENGINE, useFactory: () => new OpenAiReplies(server) },
    { provide: EXTRACTION_ENGINE, useFactory: () => new OpenAiExtraction(server) },
    { provide: APPLICATION_ENGINE, useFactory: () => new OpenAiApplications(server) },
    transcriber(env),
  ];
}

const providers = (env: AiWorkerEnv): Provider[] => [
  { provide: STORAGE, useFactory: () => createStorage(env) },
  { provide: OUTSIDE, useValue: isOutside(env) },
  { provide: LOCAL_EXTRACTION_ENGINE, useClass: OfflineExtraction },
  { provide: Roadmaps, useClass: RoadmapsClient },
  { provide: Files, useClass: FilesClient },
  { provide: Applications, useClass: ApplicationsClient },
  { provide: Results, useClass: ResultsPublisher },
  { provide: DelayedRuns, useClass: DelayedRunsProducer },
  ...readers(env),
  ...engine(env),
  ReadRecording,
  ReadTexts,
  DraftRoadmap,
  CoachStep,
  WordStep,
  FindFollowUp,
  ReplyToQuestion,
  EvaluateApplication,
  ExtractText,
  CutClip,
  ProbeFile,
  ReadContent,
  ExtractContent,
  AiJobs,
  StorageHealth,
  TempFileSweep,
];

@Module({})
class AiWorkerModule {}

/** `serviceModule` of libs/database without a database. */
export const aiWorkerModule = (env: AiWorkerEnv): DynamicModule => ({
  module: AiWorkerModule,
  imports: [MessagingModule.forProcess(manifest, env)],
  providers: providers(env),
});
