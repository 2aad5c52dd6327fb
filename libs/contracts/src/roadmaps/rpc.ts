import { z } from 'zod';
import { Draft } from '../ai/draft.ts';
import { PageQuery, pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import {
  Category,
  CreateRoadmapBody,
  GetRoadmapQuery,
  ListRoadmapsQuery,
  OrderBody,
  Roadmap,
  RoadmapSummary,
  Stage,
  StageBody,
  UpdateRoadmapBody,
} from './http.ts';
import { Id } from './id.ts';
import { Following, FollowState, Progress, ProgressChanged, SetProgressBody } from './progress.ts';
import { AiRun, ResolveDraftBody, RunEvent, RunPhase } from './runs.ts';
import { RegisterSource, Source } from './sources.ts';

const OfRoadmap = z.object({ id: Id });
const OfStage = z.object({ id: Id, stageId: Id });
const OfRun = z.object({ id: Id });

export const ListCategories = defineRpc('roadmaps.categories', {
  access: 'none',
  input: z.object({}),
  output: z.array(Category),
});
/** Published roadmaps, newest first. */
export const ListRoadmaps = defineRpc('roadmaps.list', {
  access: 'none',
  input: ListRoadmapsQuery,
  output: pageOf(RoadmapSummary),
});
/** The caller's own, drafts too, last edited first. Needs mentor or admin. */
export const ListMyRoadmaps = defineRpc('roadmaps.list-mine', {
  roles: ['mentor', 'admin'],
  input: PageQuery,
  output: pageOf(RoadmapSummary),
});
/**
 * A draft is NOT_FOUND for everybody but its mentor, an archived one for everybody but its mentor and followers.
 * Answers the version last published (a roadmap never published: the working copy), with `version: 'draft'` the working copy.
 */
export const GetRoadmap = defineRpc('roadmaps.get', {
  access: 'optional',
  input: OfRoadmap.extend(GetRoadmapQuery.shape),
  output: Roadmap,
});
/** Errors: FORBIDDEN (not a mentor, or another's mentorId), VALIDATION (unknown category). Idempotent by key. */
export const CreateRoadmap = defineRpc('roadmaps.create', {
  roles: ['mentor', 'admin'],
  input: CreateRoadmapBody,
  output: Roadmap,
});
/** Errors of every edit: NOT_FOUND, FORBIDDEN (published, but not yours), STALE. */
export const UpdateRoadmap = defineRpc('roadmaps.update', {
  input: OfRoadmap.extend({ body: UpdateRoadmapBody }),
  output: Roadmap,
});
/** Makes the working copy the next version. Errors: NOT_PUBLISHABLE with what is missing. Without changes nothing happens. */
export const PublishRoadmap = defineRpc('roadmaps.publish', { input: OfRoadmap, output: Roadmap });
export const UnpublishRoadmap = defineRpc('roadmaps.unpublish', { input: OfRoadmap, output: Roadmap });
export const AddStage = defineRpc('roadmaps.add-stage', {
  input: OfRoadmap.extend({ body: StageBody }),
  output: Stage,
});
/** Steps with an id keep it; steps left out are removed (their progress rows stay); a step id of another roadmap is VALIDATION. */
export const UpdateStage = defineRpc('roadmaps.update-stage', {
  input: OfStage.extend({ body: StageBody }),
  output: Stage,
});
export const DeleteStage = defineRpc('roadmaps.delete-stage', { input: OfStage, output: Success });
/** VALIDATION unless every stage and every step is named exactly once. */
export const Reorder = defineRpc('roadmaps.reorder', {
  input: OfRoadmap.extend({ body: OrderBody }),
  output: Roadmap,
});

/** The caller's own progress; another's userId is FORBIDDEN, a roadmap not visible is NOT_FOUND. */
export const GetProgress = defineRpc('roadmaps.get-progress', {
  input: z.object({ userId: z.coerce.number().int().positive(), roadmapId: Id }),
  output: Progress,
});
/** Errors: FORBIDDEN (another's userId), NOT_FOUND (roadmap, or step not on it), STAGE_LOCKED (completing only). Follows the roadmap. */
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

/** May the caller add a source here? Asked before a byte is taken. Errors: NOT_FOUND, FORBIDDEN, RULE_REFUSED (50 sources). */
export const CheckUpload = defineRpc('roadmaps.check-upload', {
  input: z.object({ roadmapId: Id }),
  output: Success,
});
/** Idempotent by (roadmap, sha256): the same bytes again answer the source that is there. */
export const AddSource = defineRpc('roadmaps.add-source', { input: RegisterSource, output: Source });
export const ListSources = defineRpc('roadmaps.list-sources', { input: OfRoadmap, output: z.array(Source) });
/** Where the bytes and the text of a source are; for its mentor only. `textKey` is null while there is no text. */
export const LocateSource = defineRpc('roadmaps.locate-source', {
  input: z.object({ id: Id }),
  output: z.object({ source: Source, key: z.string(), textKey: z.string().nullable() }),
});
/** Steps that quote it keep their quote. The object is removed after the commit. */
export const DeleteSource = defineRpc('roadmaps.delete-source', {
  input: z.object({ id: Id }),
  output: Success,
});

/** Errors: RUN_ACTIVE (details.runId), TOO_MANY, NOT_FOUND, FORBIDDEN. Starts a run over all sources of the roadmap. */
export const StartRun = defineRpc('roadmaps.start-run', {
  input: z.object({ roadmapId: Id }),
  output: AiRun,
});
export const GetRun = defineRpc('roadmaps.get-run', { input: OfRun, output: AiRun });
export const LatestRun = defineRpc('roadmaps.latest-run', {
  input: OfRoadmap,
  output: z.object({ run: AiRun.nullable() }),
});
/** Cancelling a run that is over changes nothing. */
export const CancelRun = defineRpc('roadmaps.cancel-run', { input: OfRun, output: AiRun });
/** A new run over the roadmap's sources as they are now. RULE_REFUSED while the old one is going. */
export const RetryRun = defineRpc('roadmaps.retry-run', { input: OfRun, output: AiRun });
export const ResolveDraft = defineRpc('roadmaps.resolve-draft', {
  input: OfRun.extend({ body: ResolveDraftBody }),
  output: AiRun,
});
/** The log after entry `after` (0: all that is kept), oldest first, at most 200. */
export const ListRunEvents = defineRpc('roadmaps.run-events', {
  input: OfRun.extend({ after: z.int32().min(0) }),
  output: z.array(RunEvent),
});

// --- For the ai-worker alone (its NATS login is the only one that may ask these) -----------------------------------

/** Claims a run for this delivery of its job. */
export const BeginRun = defineRpc('roadmaps.worker.begin-run', {
  access: 'service',
  input: z.object({ runId: Id }),
  output: z.discriminatedUnion('next', [
    /** over, cancelled or unknown: nothing to do */
    z.object({ next: z.literal('skip') }),
    /** a source is still being read: come back */
    z.object({ next: z.literal('wait'), waitingFor: z.string() }),
    z.object({
      next: z.literal('draft'),
      roadmap: z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string().nullable(),
      }),
      sources: z.array(
        z.object({ id: z.string(), name: z.string(), textKey: z.string(), words: z.number().int() }),
      ),
    }),
  ]),
});
/** Where the work stands. Answers whether the mentor has cancelled meanwhile. */
export const ReportRun = defineRpc('roadmaps.worker.report', {
  access: 'service',
  input: z.object({
    runId: Id,
    phase: RunPhase.exclude(['queued', 'done']),
    /** 0–1 within the whole run; never goes back on screen. */
    progress: z.number().min(0).max(1),
    engine: z.enum(['offline', 'openai']),
    /** Stages drafted so far, when there are more than at the last report. */
    stages: Draft.shape.stages.optional(),
  }),
  output: z.object({ cancelled: z.boolean() }),
});
export const BeginSource = defineRpc('roadmaps.worker.begin-source', {
  access: 'service',
  input: z.object({ sourceId: Id }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('read'),
      key: z.string(),
      name: z.string(),
      fileType: z.string(),
      fileSize: z.number().int(),
    }),
  ]),
});
