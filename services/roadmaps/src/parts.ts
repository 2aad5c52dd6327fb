import { AddSource } from './app/add-source.ts';
import { AddStage } from './app/add-stage.ts';
import { ApplyCoachingResult } from './app/apply-coaching-result.ts';
import { ApplyDraft } from './app/apply-draft.ts';
import { ApplySourceResult } from './app/apply-source-result.ts';
import { BeginCoaching } from './app/begin-coaching.ts';
import { BeginRun } from './app/begin-run.ts';
import { BeginSource } from './app/begin-source.ts';
import { CancelRun } from './app/cancel-run.ts';
import { CreateRoadmap } from './app/create-roadmap.ts';
import { DeleteExpiredRecords } from './app/delete-expired-records.ts';
import { DeleteObjects } from './app/delete-objects.ts';
import { DeleteOrphanedObjects } from './app/delete-orphaned-objects.ts';
import { DeleteRoadmap } from './app/delete-roadmap.ts';
import { DeleteSource } from './app/delete-source.ts';
import { DeleteStage } from './app/delete-stage.ts';
import { GetProgress } from './app/get-progress.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { MergeProgress } from './app/merge-progress.ts';
import { PublishRoadmap } from './app/publish-roadmap.ts';
import { Reconcile } from './app/reconcile.ts';
import { ReorderRoadmap } from './app/reorder-roadmap.ts';
import { ReportRun } from './app/report-run.ts';
import { ResetProgress } from './app/reset-progress.ts';
import { ResolveDraft } from './app/resolve-draft.ts';
import { RetryRun } from './app/retry-run.ts';
import { SetProgress } from './app/set-progress.ts';
import { StartRun } from './app/start-run.ts';
import { StoreRunResult } from './app/store-run-result.ts';
import { UnpublishRoadmap } from './app/unpublish-roadmap.ts';
import { UpdateRoadmap } from './app/update-roadmap.ts';
import { UpdateStage } from './app/update-stage.ts';
import { CoachingsRepository } from './persistence/coachings.repository.ts';
import { CompanionReader } from './persistence/companion.reader.ts';
import { CompanionRepository } from './persistence/companion.repository.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { DraftsRepository } from './persistence/drafts.repository.ts';
import { FollowsRepository } from './persistence/follows.repository.ts';
import { MediaReader } from './persistence/media.reader.ts';
import { MentorsRepository } from './persistence/mentors.repository.ts';
import { MergesRepository } from './persistence/merges.repository.ts';
import { ProgressRepository } from './persistence/progress.repository.ts';
import { PublicChanges } from './persistence/public-changes.ts';
import { ReadingRepository } from './persistence/reading.repository.ts';
import { RemovalsRepository } from './persistence/removals.repository.ts';
import { ResetsRepository } from './persistence/resets.repository.ts';
import { RoadmapsReader } from './persistence/roadmaps.reader.ts';
import { RoadmapsRepository } from './persistence/roadmaps.repository.ts';
import { RunRevivalRepository } from './persistence/run-revival.repository.ts';
import { RunSignals } from './persistence/run-signals.ts';
import { RunStartsRepository } from './persistence/run-starts.repository.ts';
import { RunsRepository } from './persistence/runs.repository.ts';
import { SourcesRepository } from './persistence/sources.repository.ts';
import { StoriesReader } from './persistence/stories.reader.ts';
import { VersionsRepository } from './persistence/versions.repository.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { CatalogueHandlers } from './transport/catalogue.handlers.ts';
import { CoachingHandlers } from './transport/coaching.handlers.ts';
import { CoachingEventHandlers } from './transport/coaching-events.handlers.ts';
import { CompanionHandlers } from './transport/companion.handlers.ts';
import { EventHandlers } from './transport/event.handlers.ts';
import { LearningHandlers } from './transport/learning.handlers.ts';
import { ProgressHandlers } from './transport/progress.handlers.ts';
import { RoadmapHandlers } from './transport/roadmap.handlers.ts';
import { RunHandlers } from './transport/run.handlers.ts';
import { SourceHandlers } from './transport/source.handlers.ts';
import { StageHandlers } from './transport/stage.handlers.ts';
import { VersionHandlers } from './transport/version.handlers.ts';
import { WorkerHandlers } from './transport/worker.handlers.ts';

const useCases = [
  AddSource,
  AddStage,
  BeginCoaching,
  BeginRun,
  BeginSource,
  CancelRun,
  CreateRoadmap,
  DeleteRoadmap,
  DeleteSource,
  DeleteStage,
  GetProgress,
  ApplyCoachingResult,
  StoreRunResult,
  ApplySourceResult,
  MergeProgress,
  PublishRoadmap,
  Reconcile,
  DeleteObjects,
  ReorderRoadmap,
  ReportRun,
  ResetProgress,
  ResolveDraft,
  RetryRun,
  SetProgress,
  ApplyDraft,
  StartRun,
  DeleteExpiredRecords,
  DeleteOrphanedObjects,
  UnpublishRoadmap,
  UpdateRoadmap,
  UpdateStage,
];

const persistence = [
  CoachingsRepository,
  CompanionReader,
  CompanionRepository,
  DemoRepository,
  DraftsRepository,
  FollowsRepository,
  MediaReader,
  MentorsRepository,
  MergesRepository,
  ProgressRepository,
  PublicChanges,
  ReadingRepository,
  ResetsRepository,
  RemovalsRepository,
  RoadmapsReader,
  RoadmapsRepository,
  RunRevivalRepository,
  RunSignals,
  RunStartsRepository,
  RunsRepository,
  SourcesRepository,
  StoriesReader,
  VersionsRepository,
];

/** What answers and listens. */
export const handlers = [
  CatalogueHandlers,
  CoachingHandlers,
  CompanionHandlers,
  LearningHandlers,
  ProgressHandlers,
  RoadmapHandlers,
  RunHandlers,
  SourceHandlers,
  StageHandlers,
  VersionHandlers,
  WorkerHandlers,
];

/** Everything else the service is made of. */
export const parts = [
  ...useCases,
  ...persistence,
  EventHandlers,
  CoachingEventHandlers,
  DemoSeed,
  Housekeeping,
];
