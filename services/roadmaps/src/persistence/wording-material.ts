import type { WordingMaterial } from '@waymark/contracts/ai/wording';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { STEP_GONE } from '../domain/coaching.ts';
import type { WordingRequest } from '../domain/run.ts';
import { loadState } from './working-copy.ts';

/** A step of the working copy, for a model to word. Error: NOT_FOUND. */
export async function readWordingMaterial(
  em: EntityManager,
  { roadmapId, stepId }: WordingRequest,
): Promise<WordingMaterial> {
  const { title, stages } = await loadState(em, roadmapId);
  for (const stage of stages) {
    const step = stage.steps.find(({ id }) => id === stepId);
    if (!step) continue;
    return {
      roadmapTitle: title,
      stageTitle: stage.title,
      stepTitle: step.title,
      stepDescription: step.description,
      quote: step.evidence?.quote ?? null,
    };
  }
  throw new AppError('NOT_FOUND', STEP_GONE);
}
