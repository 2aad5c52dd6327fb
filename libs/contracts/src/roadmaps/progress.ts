import { z } from 'zod';
import { RoadmapSummary } from './http.ts';
import { Id } from './id.ts';
import { WhatsNew } from './versions.ts';

export const Progress = z
  .object({
    userId: z.number().int(),
    roadmapId: z.string(),
    progress: z.record(z.string(), z.boolean()),
    completedSteps: z.number().int(),
    totalSteps: z.number().int(),
    lastUpdated: z.iso.datetime().nullable(),
    isFollowing: z.boolean(),
    version: z.number().int().nullable(), // the published version, to which the numbers refer
    /** Changes since the version this learner has seen; null: none. */
    whatsNew: WhatsNew.nullable(),
  })
  .meta({ id: 'Progress' });
export type Progress = z.infer<typeof Progress>;

export const SetProgressBody = z
  .object({
    /** Accepted because the screens send it; another user's id is rejected with 403. */
    userId: z.number().int().optional(),
    stepId: Id,
    roadmapId: Id,
    completed: z.boolean({ error: 'completed must be true or false' }),
  })
  .meta({ id: 'SetProgressBody' });
export type SetProgressBody = z.infer<typeof SetProgressBody>;

export const ProgressChanged = z
  .object({
    userId: z.number().int(),
    stepId: z.string(),
    roadmapId: z.string(),
    completed: z.boolean(),
    completedSteps: z.number().int(),
    totalSteps: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ProgressChanged' });
export type ProgressChanged = z.infer<typeof ProgressChanged>;

export const Following = z
  .object({
    roadmap: RoadmapSummary,
    completedSteps: z.number().int(),
    totalSteps: z.number().int(),
    lastUpdated: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Following' });
export type Following = z.infer<typeof Following>;

export const FollowState = z
  .object({ roadmapId: z.string(), isFollowing: z.boolean(), followers: z.number().int() })
  .meta({ id: 'FollowState' });
export type FollowState = z.infer<typeof FollowState>;
