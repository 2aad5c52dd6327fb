import type { Draft, DraftStage } from '@waymark/contracts/ai/draft';
import type { Task } from '@waymark/platform/sandbox/sandbox';
import type { EnginePhase, Material } from '../../app/engine.ts';
import { ghostwrite } from '../../domain/outline/ghostwrite.ts';
import { buildOutline } from '../../domain/outline/outline.ts';

export type DraftUpdate = { phase: EnginePhase; fraction: number } | { stage: DraftStage };

/** Runs in the sandbox and reports phases and stages. Errors: TooLittleMaterial. */
const draft: Task<Material, Draft, DraftUpdate> = (material, emit) => {
  emit({ phase: 'understanding', fraction: 0 });
  const outline = material.ghostwriter ? ghostwrite(material) : buildOutline(material);
  emit({ phase: 'drafting', fraction: 1 });
  for (const stage of outline.stages) emit({ stage });
  emit({ phase: 'checking', fraction: 0 });
  return outline;
};
export default draft;
