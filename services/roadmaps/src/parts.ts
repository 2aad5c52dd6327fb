import type { Provider } from '@nestjs/common';
import { createStorage } from '@waymark/storage/create-storage';
import { AddSource } from './app/add-source.ts';
import { AddStage } from './app/add-stage.ts';
import { AdminRuns } from './app/admin-runs.ts';
import { ApplyCoachingResult } from './app/apply-coaching-result.ts';
import { ApplyDraft } from './app/apply-draft.ts';
import { ApplyExtractionResult } from './app/apply-extraction-result.ts';
import { ApplyFollowUpResult } from './app/apply-follow-up-result.ts';
import { ApplyMaterialChange } from './app/apply-material-change.ts';
import { ApplySourceResult } from './app/apply-source-result.ts';
import { ApplyWordingResult } from './app/apply-wording-result.ts';
import { BeginCoaching } from './app/begin-coaching.ts';
import { BeginExtraction } from './app/begin-extraction.ts';
import { BeginFollowUp } from './app/begin-follow-up.ts';
import { BeginRun } from './app/begin-run.ts';
import { BeginSource } from './app/begin-source.ts';
import { BeginWording } from './app/begin-wording.ts';
import { CancelRun } from './app/cancel-run.ts';
import { ChangePermission } from './app/change-permission.ts';
import { ChooseTake } from './app/choose-take.ts';
import { CreateRoadmap } from './app/create-roadmap.ts';
import { CutClips } from './app/cut-clips.ts';
import { DecideName } from './app/decide-name.ts';
import { DecideReview } from './app/decide-review.ts';
import { DeleteExpiredRecords } from './app/delete-expired-records.ts';
import { DeleteObjects } from './app/delete-objects.ts';
import { DeleteOrphanedObjects } from './app/delete-orphaned-objects.ts';
import { DeleteRoadmap } from './app/delete-roadmap.ts';
import { DeleteRoadmapsOfPerson } from './app/delete-roadmaps-of-person.ts';
import { DeleteSource } from './app/delete-source.ts';
import { DeleteStage } from './app/delete-stage.ts';
import { EditUploadContent } from './app/edit-upload-content.ts';
import { FollowRoadmap } from './app/follow-roadmap.ts';
import { HideRoadmap } from './app/hide-roadmap.ts';
import { Housekeeping } from './app/housekeeping.ts';
import { InsightQueries } from './app/insight-queries.ts';
import { Interview } from './app/interview.ts';
import { LearningQueries } from './app/learning-queries.ts';
import { MarkSeen } from './app/mark-seen.ts';
import { MaterialWork } from './app/material-work.ts';
import { MergeProgress } from './app/merge-progress.ts';
import { PersonalDataQueries } from './app/personal-data-queries.ts';
import { PublishRoadmap } from './app/publish-roadmap.ts';
import { Reconcile } from './app/reconcile.ts';
import { Recordings } from './app/recordings.ts';
import { RenameSource } from './app/rename-source.ts';
import { ReorderRoadmap } from './app/reorder-roadmap.ts';
import { ReportRun } from './app/report-run.ts';
import { RequeueStalledWork } from './app/requeue-stalled-work.ts';
import { ResetProgress } from './app/reset-progress.ts';
import { ResolveDraft } from './app/resolve-draft.ts';
import { RestoreVersion } from './app/restore-version.ts';
import { RetryRun } from './app/retry-run.ts';
import { RetryRunWithoutAi } from './app/retry-run-without-ai.ts';
import { ReviewQueries } from './app/review-queries.ts';
import { RunQueries } from './app/run-queries.ts';
import { RunStarts } from './app/run-starts.ts';
import { SetOutsideModel } from './app/set-outside-model.ts';
import { SetProgress } from './app/set-progress.ts';
import { SetSourceText } from './app/set-source-text.ts';
import { SourceQueries } from './app/source-queries.ts';
import { StartCoaching } from './app/start-coaching.ts';
import { StartExtraction } from './app/start-extraction.ts';
import { StartFollowUp } from './app/start-follow-up.ts';
import { StartGhostwrite } from './app/start-ghostwrite.ts';
import { StartRun } from './app/start-run.ts';
import { StartWording } from './app/start-wording.ts';
import { StoreRunResult } from './app/store-run-result.ts';
import { StoreWrittenTexts } from './app/store-written-texts.ts';
import { Timeline } from './app/timeline.ts';
import { UndoEdit } from './app/undo-edit.ts';
import { UndoReset } from './app/undo-reset.ts';
import { UndoReview } from './app/undo-review.ts';
import { UnfollowRoadmap } from './app/unfollow-roadmap.ts';
import { UnpublishRoadmap } from './app/unpublish-roadmap.ts';
import { UpdateRoadmap } from './app/update-roadmap.ts';
import { UpdateStage } from './app/update-stage.ts';
import { UseAsMaterial } from './app/use-as-material.ts';
import type { RoadmapsEnv } from './env.ts';
import { homeParts } from './home-parts.ts';
import { learnerParts } from './learner-parts.ts';
import { AdminRoadmapsReader } from './persistence/admin-roadmaps.reader.ts';
import { AiRunRow } from './persistence/ai-run.row.ts';
import { ArtifactRow } from './persistence/artifact.row.ts';
import { ArtifactsRepository } from './persistence/artifacts.repository.ts';
import { CategoryRow } from './persistence/category.row.ts';
import { CoachingsReader } from './persistence/coachings.reader.ts';
import { CompanionReader } from './persistence/companion.reader.ts';
import { DemoRepository } from './persistence/demo.repository.ts';
import { DraftsReader } from './persistence/drafts.reader.ts';
import { FollowsReader } from './persistence/follows.reader.ts';
import { InsightReader } from './persistence/insight.reader.ts';
import { InterviewAnswerRow } from './persistence/interview-answer.row.ts';
import { MediaReader } from './persistence/media.reader.ts';
import { MentorRow } from './persistence/mentor.row.ts';
import { MentorsRepository } from './persistence/mentors.repository.ts';
import { MilestoneRow } from './persistence/milestone.row.ts';
import { PeopleRepository } from './persistence/people.repository.ts';
import { PermissionsReader } from './persistence/permissions.reader.ts';
import { PublicChangesReader } from './persistence/public-changes.ts';
import { RecordingsRepository } from './persistence/recordings.repository.ts';
import { RoadmapRow } from './persistence/roadmap.row.ts';
import { RoadmapsReader } from './persistence/roadmaps.reader.ts';
import { RoadmapsRepository } from './persistence/roadmaps.repository.ts';
import { RunEventRow } from './persistence/run-event.row.ts';
import { RunHistoryReader } from './persistence/run-history.reader.ts';
import { RunsRepository } from './persistence/runs.repository.ts';
import { SourceRow } from './persistence/source.row.ts';
import { SourcesRepository } from './persistence/sources.repository.ts';
import { StageRow } from './persistence/stage.row.ts';
import { StepRow } from './persistence/step.row.ts';
import { StoriesReader } from './persistence/stories.reader.ts';
import { VersionsRepository } from './persistence/versions.repository.ts';
import { searchParts } from './search-parts.ts';
import { DemoSeed } from './seed/demo-seed.ts';
import { STORAGE, StorageHealth } from './storage.ts';
import { EventHandlers } from './transport/event.handlers.ts';

export { migrations } from './migrations/list.ts';

export const rows = [
  AiRunRow,
  ArtifactRow,
  CategoryRow,
  InterviewAnswerRow,
  MentorRow,
  MilestoneRow,
  RoadmapRow,
  RunEventRow,
  SourceRow,
  StageRow,
  StepRow,
];

const classes = [
  ...homeParts,
  ...learnerParts,
  AdminRuns,
  AddSource,
  AddStage,
  SetOutsideModel,
  ApplyCoachingResult,
  ApplyDraft,
  ApplyExtractionResult,
  ApplyFollowUpResult,
  ApplyMaterialChange,
  ApplySourceResult,
  ApplyWordingResult,
  BeginCoaching,
  BeginExtraction,
  BeginFollowUp,
  BeginRun,
  BeginSource,
  BeginWording,
  CancelRun,
  ChangePermission,
  CreateRoadmap,
  DecideName,
  DecideReview,
  DeleteExpiredRecords,
  DeleteObjects,
  DeleteOrphanedObjects,
  DeleteRoadmap,
  DeleteRoadmapsOfPerson,
  ChooseTake,
  RenameSource,
  DeleteSource,
  DeleteStage,
  EditUploadContent,
  FollowRoadmap,
  HideRoadmap,
  Housekeeping,
  InsightQueries,
  Interview,
  LearningQueries,
  MarkSeen,
  MaterialWork,
  MergeProgress,
  PersonalDataQueries,
  PublishRoadmap,
  Reconcile,
  Recordings,
  ReorderRoadmap,
  ReportRun,
  RequeueStalledWork,
  ResetProgress,
  ResolveDraft,
  RetryRun,
  RetryRunWithoutAi,
  ReviewQueries,
  RunQueries,
  RunStarts,
  SetProgress,
  SetSourceText,
  CutClips,
  SourceQueries,
  StartCoaching,
  StartGhostwrite,
  StartExtraction,
  StartFollowUp,
  StartRun,
  StartWording,
  StoreRunResult,
  RestoreVersion,
  UndoEdit,
  StoreWrittenTexts,
  Timeline,
  UndoReset,
  UndoReview,
  UnfollowRoadmap,
  UnpublishRoadmap,
  UpdateRoadmap,
  UpdateStage,
  UseAsMaterial,
  AdminRoadmapsReader,
  ArtifactsRepository,
  CoachingsReader,
  CompanionReader,
  DemoRepository,
  DraftsReader,
  FollowsReader,
  InsightReader,
  MediaReader,
  MentorsRepository,
  PeopleRepository,
  PermissionsReader,
  PublicChangesReader,
  RecordingsRepository,
  RoadmapsReader,
  RoadmapsRepository,
  RunHistoryReader,
  RunsRepository,
  SourcesRepository,
  StoriesReader,
  VersionsRepository,
  ...searchParts,
  DemoSeed,
  EventHandlers,
  StorageHealth,
];

export const providers = (env: RoadmapsEnv): Provider[] => [
  { provide: STORAGE, useFactory: () => createStorage(env) },
  ...classes,
];
