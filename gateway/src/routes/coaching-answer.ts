import type { AiCoachingAnswer } from '@waymark/contracts/roadmaps/coaching';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';

const UNABLE = 'Unable to generate personalized guidance right now.';

/** A coaching that is over, as the call that waited for it answers. One without its words has not succeeded. */
export function coachingAnswer({ id, status, coaching, message, engine }: AiRun): AiCoachingAnswer {
  if (status === 'succeeded' && coaching) {
    return { success: true, coaching, message: message ?? 'AI Coaching Generated', runId: id, engine };
  }
  return {
    success: false,
    coaching: null,
    message: (status !== 'succeeded' && message) || UNABLE,
    runId: id,
    engine,
  };
}
