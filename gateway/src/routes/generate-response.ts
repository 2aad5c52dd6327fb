import type { AiRun, GenerateRoadmapResponse } from '@waymark/contracts/roadmaps/runs';

/** For runs without a message. */
const words: Record<AiRun['status'], string> = {
  queued: 'The roadmap is being drafted.',
  running: 'The roadmap is being drafted.',
  succeeded: 'Your roadmap is drafted.',
  refused: 'There is too little material to draft from.',
  failed: 'Failed to generate roadmap. Please try again.',
  cancelled: 'The generation was cancelled.',
};

/** The response of a call that waited for a run (spec §7). */
export const generateResponse = (run: AiRun): GenerateRoadmapResponse => ({
  success: run.status === 'succeeded',
  stagesGenerated: run.stagesGenerated,
  message: run.message ?? words[run.status],
  runId: run.id,
  outcome: run.outcome,
});
