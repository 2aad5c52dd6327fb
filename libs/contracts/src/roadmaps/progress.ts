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
    /** The version these numbers are about: the one last published. */
    version: z.number().int().nullable(),
    /** What changed since the version this learner knows; null when nothing, or when they were told. */
    whatsNew: WhatsNew.nullable(),
  })
  .meta({ id: 'Progress' });
export type Progress = z.infer<typeof Progress>;

export const SetProgressBody = z
  .object({
    /** Accepted because the screens send it; anybody's but the caller's own is refused with 403. */
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

/** One roadmap somebody follows, with how far they are. */
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
