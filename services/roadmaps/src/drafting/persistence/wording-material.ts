import type { WordingMaterial } from '@waymark/contracts/ai/wording';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { STEP_GONE } from '../../authoring/domain/roadmap.ts';
import { loadState } from '../../authoring/persistence/working-copy.ts';
import { maySend } from '../../sources/persistence/may-send.ts';
import type { WordingRequest } from '../domain/wording.ts';

const NOT_ALLOWED =
  'This step quotes material that you have not allowed to be sent to the AI service, which is run by another company. Word it yourself, or allow it in the permissions of the source.';

/**
 * A step of the working copy, for a model to word. Errors: NOT_FOUND; RULE_REFUSED for an `outside` model if the step
 * quotes a source that may not be sent there, since its words can be those of the source.
 */
export async function readWordingMaterial(
  em: EntityManager,
  { roadmapId, stepId }: WordingRequest,
  { outside }: { outside: boolean },
): Promise<WordingMaterial> {
  const { title, stages } = await loadState(em, roadmapId);
  for (const stage of stages) {
    const step = stage.steps.find(({ id }) => id === stepId);
    if (!step) continue;
    if (outside && !(await maySend(em, step.evidence))) throw new AppError('RULE_REFUSED', NOT_ALLOWED);
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
