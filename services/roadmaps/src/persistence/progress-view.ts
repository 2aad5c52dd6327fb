import type { Progress } from '@waymark/contracts/roadmaps/progress';
import type { EntityManager } from 'typeorm';
import { LearnerJourney } from '../domain/learner-journey.ts';
import { readLearning } from './learning.ts';
import { readWhatsNew } from './whats-new.ts';

/** How far a learner is, as their screens ask for it. Error: NOT_FOUND unless they may see the roadmap. */
export async function readProgress(em: EntityManager, roadmapId: string, userId: number): Promise<Progress> {
  const learning = await readLearning(em, roadmapId, userId);
  const whatsNew = await readWhatsNew(em, roadmapId, learning);
  const journey = new LearnerJourney(learning.stages, learning.done);
  return {
    userId,
    roadmapId,
    progress: learning.done,
    completedSteps: journey.completedSteps,
    totalSteps: journey.totalSteps,
    lastUpdated: learning.lastUpdated?.toISOString() ?? null,
    isFollowing: learning.isFollowing,
    version: learning.version,
    whatsNew,
  };
}

/** One learner's writes on one roadmap come one after the other: the lock rule looks at all of them. */
export const lineOf = (userId: number, roadmapId: string): string => `progress of ${userId} on ${roadmapId}`;
