import { useInterview } from './use-interview.ts';
import { useTimeline } from './use-timeline.ts';

/** Whether the interview or the timeline has content, which becomes a source only when a run starts. */
export function useHasWritten(roadmapId: string): boolean {
  const interview = useInterview(roadmapId);
  const timeline = useTimeline(roadmapId);
  const hasInterview = interview.data?.answers.some(({ text }) => text.trim() !== '') ?? false;
  return hasInterview || (timeline.data?.milestones.length ?? 0) > 0;
}
