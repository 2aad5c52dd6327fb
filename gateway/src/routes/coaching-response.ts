import type { AiCoachingResponse } from '@waymark/contracts/roadmaps/coaching';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';

const UNABLE = 'Unable to generate personalized guidance right now.';

/** The response of a call that waited for a coaching. A coaching without text has not succeeded. */
export function coachingResponse({ id, status, coaching, message, engine }: AiRun): AiCoachingResponse {
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
