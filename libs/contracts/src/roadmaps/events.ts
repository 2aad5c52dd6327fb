import { z } from 'zod';
import { adminActionEvent } from '../admin-actions.ts';
import { defineEvent } from '../events.ts';
import { defineSignal } from '../live.ts';
import { LetterFacts } from './letters.ts';
import { Permission, Removed } from './permissions.ts';

const OfRoadmap = { roadmapId: z.string(), mentorId: z.number().int() };

/** `categoryId` is absent in events from before it was added. */
export const RoadmapPublished = defineEvent(
  'roadmaps.roadmap.published.v1',
  z.object({
    ...OfRoadmap,
    title: z.string(),
    version: z.number().int(),
    categoryId: z.string().optional(),
  }),
);
export const RoadmapUnpublished = defineEvent('roadmaps.roadmap.unpublished.v1', z.object(OfRoadmap));
/** Taken down by its mentor; followers can still use it. */
export const RoadmapArchived = defineEvent('roadmaps.roadmap.archived.v1', z.object(OfRoadmap));
/** `followers` keep it though its mentor took it down or, with `isBack`, can find others on it again. One event per thousand. */
export const FollowedRoadmapMoved = defineEvent(
  'roadmaps.followed-roadmap.moved.v1',
  z.object({
    ...OfRoadmap,
    title: z.string(),
    isBack: z.boolean(),
    followers: z.array(z.number().int()),
  }),
);
/** Hidden by an admin; `roadmaps.roadmap.unpublished.v1` is published as well. */
export const RoadmapHidden = defineEvent(
  'roadmaps.roadmap.hidden.v1',
  z.object({ ...OfRoadmap, title: z.string(), reason: z.string() }),
);
/** No longer hidden; unless `isDraft`, `roadmaps.roadmap.published.v1` is published as well. */
export const RoadmapRestored = defineEvent(
  'roadmaps.roadmap.restored.v1',
  z.object({ ...OfRoadmap, title: z.string(), isDraft: z.boolean().optional() }),
);
/** The working copy changed; only its mentor sees it before the next version. Audience: the mentor. */
export const RoadmapChanged = defineEvent(
  'roadmaps.roadmap.changed.v1',
  z.object({ ...OfRoadmap, revision: z.number().int() }),
);
/** A step was ticked or unticked. Audience: the learner. */
export const ProgressMade = defineSignal(
  'roadmaps.progress.changed.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string(), stepId: z.string(), completed: z.boolean() }),
);
/** A learner's whole progress on a roadmap changed (merge, reset, undo). Audience: the learner. */
export const ProgressMoved = defineSignal(
  'roadmaps.progress.moved.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string() }),
);
/** Reflections or mood changed. Audience: the learner. */
export const CompanionChanged = defineSignal(
  'roadmaps.companion.changed.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string() }),
);
/** The time of a learner's reminder has come. */
export const StepReminderDue = defineEvent(
  'roadmaps.step-reminder.due.v1',
  z.object({
    userId: z.number().int(),
    roadmapId: z.string(),
    roadmapTitle: z.string(),
    stepId: z.string(),
    stepTitle: z.string(),
    isTakenDown: z.boolean().optional(), // the roadmap, by its mentor; its followers keep it
  }),
);
/** A letter to a learner is due, once per kind and day, week or quiet time. */
export const LetterDue = defineEvent('roadmaps.letter.due.v1', LetterFacts);
/** Audience: the user who started the run, so that other tabs follow it. */
export const RunStarted = defineEvent(
  'roadmaps.run.started.v1',
  z.object({
    runId: z.string(),
    roadmapId: z.string().nullable(), // null: of a file that belongs to none
    userId: z.number().int(),
  }),
);
/** Audience: the user who started the run. */
export const RunEnded = defineEvent(
  'roadmaps.run.ended.v1',
  z.object({
    runId: z.string(),
    roadmapId: z.string().nullable(), // null: of a file that belongs to none
    userId: z.number().int(),
    status: z.string(),
  }),
);
/** A source was read, or could not be. Audience: its mentor. */
export const SourceChanged = defineEvent(
  'roadmaps.source.changed.v1',
  z.object({ sourceId: z.string(), roadmapId: z.string(), status: z.string() }),
);
/** The mentor has allowed something for a source, or taken it back. Audience: its mentor. */
export const PermissionChanged = defineEvent(
  'roadmaps.source.permission-changed.v1',
  z.object({
    sourceId: z.string(),
    roadmapId: z.string(),
    permission: Permission,
    granted: z.boolean(),
    removed: Removed,
  }),
);
/** An admin published or rejected a story of a user, or took it down. Audience: its author. */
export const UserStoryDecided = defineEvent(
  'roadmaps.user-story.decided.v1',
  z.object({
    storyId: z.string(),
    userId: z.number().int(),
    title: z.string(),
    state: z.enum(['published', 'rejected']),
    reason: z.string().nullable(),
    decidedBy: z.object({ id: z.number().int(), username: z.string() }),
  }),
);
/** A learner who finished a roadmap thanked its mentor. `isFirst`: not instead of removed thanks. Audience: both. */
export const ThanksGiven = defineEvent(
  'roadmaps.thanks.given.v1',
  z.object({
    ...OfRoadmap,
    title: z.string(),
    thanksId: z.string(),
    userId: z.number().int(),
    username: z.string(),
    line: z.string(),
    isFirst: z.boolean(),
  }),
);
/** The learner or the mentor removed it. Audience: both. */
export const ThanksRemoved = defineEvent(
  'roadmaps.thanks.removed.v1',
  z.object({ ...OfRoadmap, userId: z.number().int() }),
);

export const AdminActed = adminActionEvent('roadmaps');
