import { detailsOf } from '@waymark/contracts/roadmaps/details';
import type { RoadmapState } from '../authoring/domain/roadmap-state.ts';
import { findClip } from '../authoring/domain/step-voice.ts';
import { findQuote, recordingsOf } from './demo-media.ts';
import type { DemoRoadmap } from './demo-story.ts';

const DAY_MS = 86_400_000;

/** Fixed ids: links into the demo are the same everywhere. */
export function demoState(demo: DemoRoadmap, now: Date): RoadmapState {
  const { id, mentorId, publishedDaysAgo, media } = demo;
  const recordings = recordingsOf(demo);
  return {
    id,
    mentorId,
    ...detailsOf({ ...demo, audioSourceId: media?.story ?? null }),
    status: publishedDaysAgo === null ? 'draft' : 'published',
    publishedAt: publishedDaysAgo === null ? null : daysBefore(now, publishedDaysAgo),
    version: publishedDaysAgo === null ? null : 1,
    hasUnpublishedChanges: false,
    hidden: null,
    revision: 1,
    stages: demo.stages.map(({ steps, ...stage }, at) => ({
      ...stage,
      id: `${id}-stage${at + 1}`,
      origin: 'mentor',
      touchedByMentor: true,
      mentorNote: media?.stages[at + 1]?.note ?? null,
      voiceClipSourceId: media?.stages[at + 1]?.clip ?? null,
      artifacts: media?.stages[at + 1]?.artifacts ?? [],
      warnings: [],
      steps: steps.map((step, stepAt) => ({
        id: `${id}-stage${at + 1}-step${stepAt + 1}`,
        title: step.title,
        description: step.description,
        estimatedDuration: step.estimatedDuration,
        resourceLinks: step.links ?? [],
        origin: 'mentor',
        reviewed: true,
        evidence: findQuote(demo, step.quote),
        voice: findClip(findQuote(demo, step.quote), recordings),
        materialIds: [],
      })),
    })),
  };
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
