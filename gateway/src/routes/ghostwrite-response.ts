import type { GhostwriteResponse } from '@waymark/contracts/roadmaps/ghostwriter';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';

const FAILED = 'Failed to generate roadmap';

/** The response of a call that waited for a ghostwriter. Errors: TOO_LITTLE_MATERIAL, AI_UNAVAILABLE. */
export function ghostwriteResponse(
  { id, status, message, draft, inputsUsed }: AiRun,
  { title, description }: { title: string; description: string },
): GhostwriteResponse {
  if (status === 'refused') throw new AppError('TOO_LITTLE_MATERIAL', message ?? FAILED);
  if (status !== 'succeeded') throw new AppError('AI_UNAVAILABLE', message ?? FAILED);
  const stages = draft.map((stage, index) => ({
    title: stage.title,
    description: stage.description,
    estimatedDuration: stage.estimatedDuration,
    order: index + 1,
    steps: stage.steps.map((step) => ({
      title: step.title,
      description: step.description,
      estimatedDuration: step.estimatedDuration,
      resourceLinks: step.resourceLinks,
    })),
  }));
  return {
    ghostwrittenContent: { title, description, stages },
    inputsUsed: inputsUsed ?? { timelineEntries: 0, artifacts: 0, hasArtifactLessons: false },
    runId: id,
  };
}
