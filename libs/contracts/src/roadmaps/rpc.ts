import { z } from 'zod';
import { Draft } from '../ai/draft.ts';
import { mentorRoles } from '../caller.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Coaching } from './coaching.ts';
import {
  Category,
  CreateRoadmapBody,
  Edited,
  EditedStage,
  GetRoadmapQuery,
  ListRoadmapsQuery,
  OrderBody,
  PublishBody,
  Roadmap,
  RoadmapSummary,
  StageBody,
  UpdateRoadmapBody,
} from './http.ts';
import { Id } from './id.ts';
import { Following, FollowState, Progress, ProgressChanged, SetProgressBody } from './progress.ts';
import { Trim } from './recordings.ts';
import { AiRun, ResolveDraftBody, RunEvent, RunPhase } from './runs.ts';
import { Moment, RegisterSource, RenameSourceBody, Source, SourceKind } from './sources.ts';

const OfRoadmap = z.object({ id: Id });
const OfStage = z.object({ id: Id, stageId: Id });
const OfRun = z.object({ id: Id });

export const ListCategories = defineRpc('roadmaps.categories', {
  access: 'none',
  input: z.object({}),
  output: z.array(Category),
});
export const ListRoadmaps = defineRpc('roadmaps.list', {
  access: 'none',
  input: ListRoadmapsQuery,
  output: pageOf(RoadmapSummary),
});
/** Also those of a former mentor. */
export const ListMyRoadmaps = defineRpc('roadmaps.list-mine', {
  input: PageQuery,
  output: pageOf(RoadmapSummary),
});
/** Error: NOT_FOUND for another mentor's draft, or an archived roadmap that the caller does not follow. */
export const GetRoadmap = defineRpc('roadmaps.get', {
  access: 'optional',
  input: OfRoadmap.extend(GetRoadmapQuery.shape),
  output: Roadmap,
  facts: ['id', 'isOwner', 'mentorId', 'status'],
});
/** Idempotent. Errors: FORBIDDEN (no mentor, or another's mentorId), VALIDATION (unknown category). */
export const CreateRoadmap = defineRpc('roadmaps.create', {
  roles: mentorRoles,
  input: CreateRoadmapBody,
  output: Roadmap,
});
/** Errors of every edit: NOT_FOUND, FORBIDDEN (published by another mentor), STALE. */
export const UpdateRoadmap = defineRpc('roadmaps.update', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: UpdateRoadmapBody }),
  output: Roadmap,
});
/**
 * No-op without changes. Error: NOT_PUBLISHABLE with what is missing, or with details.unreviewed (see review.ts) while
 * steps of an engine are not reviewed, and neither accepted nor left out.
 */
export const PublishRoadmap = defineRpc('roadmaps.publish', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: PublishBody.default({}) }),
  output: Roadmap,
});
export const UnpublishRoadmap = defineRpc('roadmaps.unpublish', { input: OfRoadmap, output: Roadmap });
export const AddStage = defineRpc('roadmaps.add-stage', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: StageBody }),
  output: EditedStage,
});
/** Steps without an id are new, missing ones are removed. VALIDATION for a step of another roadmap. */
export const UpdateStage = defineRpc('roadmaps.update-stage', {
  roles: mentorRoles,
  input: OfStage.extend({ body: StageBody }),
  output: EditedStage,
});
export const DeleteStage = defineRpc('roadmaps.delete-stage', {
  roles: mentorRoles,
  input: OfStage,
  output: Success.extend(Edited.shape),
});
/** VALIDATION unless every stage and every step is named exactly once. */
export const Reorder = defineRpc('roadmaps.reorder', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: OrderBody }),
  output: Roadmap,
});

/** The caller's progress. Errors: FORBIDDEN (another user's id), NOT_FOUND. */
export const GetProgress = defineRpc('roadmaps.get-progress', {
  input: z.object({ userId: z.coerce.number().int().positive(), roadmapId: Id }),
  output: Progress,
});
/** Follows the roadmap. Errors: FORBIDDEN (another user's id), NOT_FOUND (also the step), STAGE_LOCKED (completing only). */
export const SetProgress = defineRpc('roadmaps.set-progress', {
  input: SetProgressBody,
  output: ProgressChanged,
});
export const ListFollowing = defineRpc('roadmaps.list-following', {
  input: PageQuery,
  output: pageOf(Following),
});
export const Follow = defineRpc('roadmaps.follow', { input: OfRoadmap, output: FollowState });
export const Unfollow = defineRpc('roadmaps.unfollow', { input: OfRoadmap, output: FollowState });

/** Checks an upload before its bytes are read. Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED (50 sources). */
export const CheckUpload = defineRpc('roadmaps.check-upload', {
  roles: mentorRoles,
  input: z.object({ roadmapId: Id }),
  output: Success,
});
/** Idempotent by (roadmap, sha256): returns the existing source. */
export const AddSource = defineRpc('roadmaps.add-source', {
  roles: mentorRoles,
  input: RegisterSource,
  output: Source,
});
export const ListSources = defineRpc('roadmaps.list-sources', { input: OfRoadmap, output: z.array(Source) });
/** Storage keys of a source's bytes and text (null without text), for its mentor. */
export const LocateSource = defineRpc('roadmaps.locate-source', {
  input: z.object({ id: Id }),
  output: z.object({
    source: Source,
    key: z.string(),
    textKey: z.string().nullable(),
    moments: z.array(Moment),
  }),
});
/** Error: NOT_FOUND. */
export const RenameSource = defineRpc('roadmaps.rename-source', {
  roles: mentorRoles,
  input: z.object({ id: Id, body: RenameSourceBody }),
  output: Source,
});
/** Quotes in steps remain. The object is removed after the commit. */
export const DeleteSource = defineRpc('roadmaps.delete-source', {
  input: z.object({ id: Id }),
  output: Success,
});

/** `sourceIds`: the material; default: all of it. Errors: RUN_ACTIVE (details.runId), TOO_MANY, NOT_FOUND, FORBIDDEN. */
export const StartRun = defineRpc('roadmaps.start-run', {
  roles: mentorRoles,
  input: z.object({ roadmapId: Id, sourceIds: z.array(Id).min(1).max(60).optional() }),
  output: AiRun,
});
/** As StartRun; its draft waits to be accepted. `roadmapId`: also of a sample, for every user; else FORBIDDEN without the role. */
export const StartGhostwrite = defineRpc('roadmaps.start-ghostwrite', {
  input: z.object({ roadmapId: Id }),
  output: AiRun,
});
export const GetRun = defineRpc('roadmaps.get-run', { input: OfRun, output: AiRun });
export const LatestRun = defineRpc('roadmaps.latest-run', {
  input: OfRoadmap,
  output: z.object({ run: AiRun.nullable() }),
});
/** No-op for a run that has ended. */
export const CancelRun = defineRpc('roadmaps.cancel-run', { input: OfRun, output: AiRun });
/** A new run over the current sources. RULE_REFUSED for a run that is active or has succeeded, FORBIDDEN as its start. */
export const RetryRun = defineRpc('roadmaps.retry-run', { input: OfRun, output: AiRun });
export const ResolveDraft = defineRpc('roadmaps.resolve-draft', {
  roles: mentorRoles,
  input: OfRun.extend({ body: ResolveDraftBody }),
  output: AiRun,
});
/** Entries after number `after` (0: all), oldest first, at most 200. */
export const ListRunEvents = defineRpc('roadmaps.run-events', {
  input: OfRun.extend({ after: z.int32().min(0) }),
  output: z.array(RunEvent),
});

// Only the ai-worker's NATS login may call the following.

/** `outside`: the worker sends what it reads to an AI service that the operator does not run. */
const Outside = { outside: z.boolean().default(false) };

export const BeginRun = defineRpc('roadmaps.worker.begin-run', {
  access: 'service',
  input: z.object({ runId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }), // ended, cancelled or unknown
    z.object({ next: z.literal('wait'), waitingFor: z.string() }), // a source is still being read
    z.object({
      next: z.literal('draft'),
      kind: z.enum(['generate-roadmap', 'ghostwrite']),
      /** Of a sample instead of sources. */
      sampleId: z.string().nullable(),
      /** The mentor about themselves; for a ghostwriter. */
      about: z.string().nullable(),
      paidCalls: z.number().int().min(0), // of this run so far
      withoutAi: z.boolean().optional(), // from the mentor's own words alone
      roadmap: z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string().nullable(),
      }),
      sources: z.array(
        z.object({
          id: z.string(),
          kind: SourceKind,
          name: z.string(),
          textKey: z.string(),
          words: z.number().int(),
        }),
      ),
    }),
  ]),
});
/** Stores the progress. Returns whether the mentor has cancelled the run. */
export const ReportRun = defineRpc('roadmaps.worker.report', {
  access: 'service',
  input: z.object({
    runId: Id,
    phase: RunPhase.exclude(['queued', 'done']),
    progress: z.number().min(0).max(1), // 0–1 of the whole run
    engine: z.enum(['offline', 'openai']),
    stages: Draft.shape.stages.optional(),
    coaching: Coaching.optional(), // so far
    paidCalls: z.number().int().min(0).optional(), // of this run so far; the highest is stored
  }),
  output: z.object({ cancelled: z.boolean() }),
});
export const BeginSource = defineRpc('roadmaps.worker.begin-source', {
  access: 'service',
  input: z.object({ sourceId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('read'),
      key: z.string(),
      name: z.string(),
      fileType: z.string(),
      fileSize: z.number().int(),
      maySend: z.boolean(), // to the AI service
      trim: Trim.nullable(),
    }),
  ]),
});
