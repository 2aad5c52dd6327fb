import { z } from 'zod';

/** A learner who has not finished and was not active for this long has stopped. */
export const STOPPED_DAYS = 14;

const count = z.number().int().min(0); // learners

export const StageInsight = z
  .object({
    stageId: z.string(),
    title: z.string(),
    estimatedDuration: z.string(), // may be empty
    reached: count,
    completed: count,
    stopped: count, // the last stage they reached
    medianDays: z.number().min(0).nullable(), // from reaching to completing it; null: none completed it
    steps: z.array(z.object({ stepId: z.string(), title: z.string(), completed: count })),
  })
  .meta({ id: 'StageInsight' });
export type StageInsight = z.infer<typeof StageInsight>;

/** How learners walk the published version. Each learner counts once; the mentor and invented people do not. */
export const RoadmapInsight = z
  .object({
    roadmapId: z.string(),
    title: z.string(),
    version: z.number().int().nullable(), // null: never published
    followers: count, // as the card of the roadmap counts them
    started: count, // follow it or have completed a step
    active: count, // unfinished, and active within STOPPED_DAYS
    finished: count,
    stages: z.array(StageInsight),
  })
  .meta({ id: 'RoadmapInsight' });
export type RoadmapInsight = z.infer<typeof RoadmapInsight>;
