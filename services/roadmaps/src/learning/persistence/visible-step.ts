import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { STEP_GONE } from '../../authoring/domain/roadmap.ts';
import { readRoadmap } from '../../authoring/persistence/published-roadmap.ts';

interface VisibleStep {
  roadmap: Roadmap;
  stage: Stage;
  step: Step;
}

/** Reads the version that the learner sees, so that unpublished texts never reach the AI. Error: NOT_FOUND. */
export async function readVisibleStep(
  em: EntityManager,
  { roadmapId, userId, stepId }: { roadmapId: string; userId: number; stepId: string },
): Promise<VisibleStep> {
  const roadmap = await readRoadmap(em, roadmapId, { userId });
  for (const stage of roadmap.stages) {
    const step = stage.steps.find(({ id }) => id === stepId);
    if (step) return { roadmap, stage, step };
  }
  throw new AppError('NOT_FOUND', STEP_GONE);
}
