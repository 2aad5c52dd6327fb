import type { AiRun, GenerateRoadmapAnswer } from '@waymark/contracts/roadmaps/runs';

/** Where a run has no words of its own. */
const words: Record<AiRun['status'], string> = {
  queued: 'The roadmap is being drafted.',
  running: 'The roadmap is being drafted.',
  succeeded: 'Your roadmap is drafted.',
  refused: 'There is too little material to draft from.',
  failed: 'Failed to generate roadmap. Please try again.',
  cancelled: 'The generation was cancelled.',
};

/** A run that is over, as the call that waited for it answers (spec §7). */
export const generateAnswer = (run: AiRun): GenerateRoadmapAnswer => ({
  success: run.status === 'succeeded',
  stagesGenerated: run.stagesGenerated,
  message: run.message ?? words[run.status],
  runId: run.id,
  outcome: run.outcome,
});
