import type { Draft, DraftStage } from '@waymark/contracts/ai/draft';
import type { EnginePhase, Material } from '../../app/engine.ts';
import { draftOffline } from '../../domain/offline/draft-offline.ts';
import type { Task } from '../sandbox/sandbox.ts';

export type DraftNews = { phase: EnginePhase; fraction: number } | { stage: DraftStage };

/** Runs in the sandbox: drafts, and tells how far it is. Errors: TooLittleMaterial. */
const draft: Task<Material, Draft, DraftNews> = (material, emit) =>
  draftOffline(material, {
    onPhase: (phase, fraction) => emit({ phase, fraction }),
    onStage: (stage) => emit({ stage }),
  });
export default draft;
