import { z } from 'zod';

/** One step named in the news of a version. */
export const StepNews = z
  .object({ stepId: z.string(), title: z.string(), stageTitle: z.string() })
  .meta({ id: 'StepNews' });
export type StepNews = z.infer<typeof StepNews>;

/** What a version changed for those who knew an earlier one. Lists hold at most 50 steps; the counts are whole. */
export const WhatsNew = z
  .object({
    version: z.number().int(),
    publishedAt: z.iso.datetime(),
    added: z.array(StepNews),
    changed: z.array(StepNews),
    removed: z.array(StepNews),
    addedCount: z.number().int(),
    changedCount: z.number().int(),
    removedCount: z.number().int(),
  })
  .meta({ id: 'WhatsNew' });
export type WhatsNew = z.infer<typeof WhatsNew>;

/** One published version, as its mentor sees it in the list; newest first. */
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

/** The learner was told of this version. */
export const MarkSeenBody = z.object({ version: z.number().int().positive() }).meta({ id: 'MarkSeenBody' });
export type MarkSeenBody = z.infer<typeof MarkSeenBody>;

/** archived: people follow it, so it stays for them; deleted: nobody did, it is gone. */
export const DeletedRoadmap = z
  .object({ outcome: z.enum(['deleted', 'archived']), followers: z.number().int() })
  .meta({ id: 'DeletedRoadmap' });
export type DeletedRoadmap = z.infer<typeof DeletedRoadmap>;

const Change = z.enum(['same', 'changed', 'added', 'removed']);

/** A step of the draft beside the step it would become: `stepId` lives on (with everybody's progress), null is new. */
export const StepDiff = z
  .object({
    change: Change,
    stepId: z.string().nullable(),
    /** Place in the draft's stage; null for one the draft does not have. */
    draftStep: z.number().int().nullable(),
    before: z.object({ title: z.string(), description: z.string() }).nullable(),
    after: z.object({ title: z.string(), description: z.string() }).nullable(),
  })
  .meta({ id: 'StepDiff' });
export type StepDiff = z.infer<typeof StepDiff>;

export const StageDiff = z
  .object({
    change: Change,
    /** The stage that stands; null for a new one. */
    stageId: z.string().nullable(),
    /** Place in the draft; null for a stage the draft does not have. */
    draftStage: z.number().int().nullable(),
    before: z.object({ title: z.string(), description: z.string() }).nullable(),
    after: z.object({ title: z.string(), description: z.string() }).nullable(),
    /** The mentor's own hand is in the stage that stands. */
    touchedByMentor: z.boolean(),
    steps: z.array(StepDiff),
  })
  .meta({ id: 'StageDiff' });
export type StageDiff = z.infer<typeof StageDiff>;

/** A waiting draft beside the working copy, in the order in which the stages would stand. */
export const DraftDiff = z
  .object({
    runId: z.string(),
    roadmapId: z.string(),
    revision: z.number().int(),
    stages: z.array(StageDiff),
  })
  .meta({ id: 'DraftDiff' });
export type DraftDiff = z.infer<typeof DraftDiff>;
