import { z } from 'zod';
import { changedDetail } from './details.ts';

export const StepChange = z
  .object({ stepId: z.string(), title: z.string(), stageTitle: z.string() })
  .meta({ id: 'StepChange' });
export type StepChange = z.infer<typeof StepChange>;

/** Lists hold at most 50 steps; counts are complete. */
export const WhatsNew = z
  .object({
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    added: z.array(StepChange),
    changed: z.array(StepChange),
    removed: z.array(StepChange),
    addedCount: z.number().int(),
    changedCount: z.number().int(),
    removedCount: z.number().int(),
  })
  .meta({ id: 'WhatsNew' });
export type WhatsNew = z.infer<typeof WhatsNew>;

export const RoadmapVersion = z
  .object({
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    title: z.string(),
    stageCount: z.number().int(),
    stepCount: z.number().int(),
    addedCount: z.number().int(),
    changedCount: z.number().int(),
    removedCount: z.number().int(),
  })
  .meta({ id: 'RoadmapVersion' });
export type RoadmapVersion = z.infer<typeof RoadmapVersion>;

/** What a version changed in the one before it. Lists of steps hold at most 50. */
export const VersionDetail = RoadmapVersion.extend({
  steps: WhatsNew.pick({ added: true, changed: true, removed: true }),
  stages: z.object({
    added: z.array(z.string()), // titles
    changed: z.array(z.string()), // other than their steps
    removed: z.array(z.string()),
  }),
  reordered: z.boolean(), // a stage or step moved
  details: z.array(z.enum(Object.values(changedDetail))),
}).meta({ id: 'VersionDetail' });
export type VersionDetail = z.infer<typeof VersionDetail>;

export const RestoreVersionBody = z
  .object({ revision: z.number().int() }) // the edited revision; 409 STALE if another is stored
  .meta({ id: 'RestoreVersionBody' });
export type RestoreVersionBody = z.infer<typeof RestoreVersionBody>;

export const MarkSeenBody = z.object({ version: z.number().int().positive() }).meta({ id: 'MarkSeenBody' });
export type MarkSeenBody = z.infer<typeof MarkSeenBody>;

/** archived: it has followers; deleted: it had none. */
export const DeletedRoadmap = z
  .object({ outcome: z.enum(['deleted', 'archived']), followers: z.number().int() })
  .meta({ id: 'DeletedRoadmap' });
export type DeletedRoadmap = z.infer<typeof DeletedRoadmap>;

const Change = z.enum(['same', 'changed', 'added', 'removed']);

/** A step of the draft and the existing step it replaces: `stepId` (and its progress) remains, null is new. */
export const StepDiff = z
  .object({
    change: Change,
    stepId: z.string().nullable(),
    draftStep: z.number().int().nullable(), // index in the draft's stage; null: not in the draft
    before: z.object({ title: z.string(), description: z.string() }).nullable(),
    after: z.object({ title: z.string(), description: z.string() }).nullable(),
  })
  .meta({ id: 'StepDiff' });
export type StepDiff = z.infer<typeof StepDiff>;

export const StageDiff = z
  .object({
    change: Change,
    stageId: z.string().nullable(), // the existing stage; null: new
    draftStage: z.number().int().nullable(), // index in the draft; null: not in the draft
    before: z.object({ title: z.string(), description: z.string() }).nullable(),
    after: z.object({ title: z.string(), description: z.string() }).nullable(),
    touchedByMentor: z.boolean(), // the mentor edited the existing stage
    steps: z.array(StepDiff),
  })
  .meta({ id: 'StageDiff' });
export type StageDiff = z.infer<typeof StageDiff>;

/** A waiting draft compared with the working copy, in the order of the result. */
export const DraftDiff = z
  .object({
    runId: z.string(),
    roadmapId: z.string(),
    revision: z.number().int(),
    stages: z.array(StageDiff),
  })
  .meta({ id: 'DraftDiff' });
export type DraftDiff = z.infer<typeof DraftDiff>;
