import { interviewText, timelineText, type Written } from '@waymark/contracts/roadmaps/written-text';
import type { EntityManager } from 'typeorm';
import { readInterviewAnswers } from './interview.ts';
import { readMilestones } from './timeline.ts';
import type { WrittenKind } from './written-sources.ts';

/** The interview and the timeline as texts; null for what is empty. */
export async function readWritten(
  em: EntityManager,
  roadmapId: string,
): Promise<Record<WrittenKind, Written | null>> {
  const milestones = (await readMilestones(em, roadmapId)).map(({ steps, ...milestone }) => ({
    ...milestone,
    steps: steps.map(({ title, resources }) => ({ title, links: resources.map(({ url }) => url) })),
  }));
  return {
    interview: interviewText(await readInterviewAnswers(em, roadmapId)),
    timeline: timelineText(milestones),
  };
}
