import type { RoadmapState } from '../domain/roadmap-state.ts';
import type { DemoRoadmap, DemoStep } from './demo-story.ts';

const DAY_MS = 86_400_000;

/** Fixed ids: links into the demo are the same everywhere. */
export function demoState(demo: DemoRoadmap, now: Date): RoadmapState {
  const { id, mentorId, categoryId, title, description, duration, publishedDaysAgo } = demo;
  return {
    id,
    mentorId,
    categoryId,
    title,
    description,
    duration,
    audioSourceId: null,
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
      mentorNote: null,
      voiceClipSourceId: null,
      artifacts: [],
      warnings: [],
      steps: steps.map((step, stepAt) => ({
        id: `${id}-stage${at + 1}-step${stepAt + 1}`,
        title: step.title,
        description: step.description,
        estimatedDuration: step.estimatedDuration,
        resourceLinks: step.links ?? [],
        origin: 'mentor',
        reviewed: true,
        evidence: evidenceOf(demo, step),
        voice: null,
        materialIds: [],
      })),
    })),
  };
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** Throws unless the story contains the quote. */
function evidenceOf({ id, sourceId, story }: DemoRoadmap, { quote }: DemoStep) {
  const start = story.indexOf(quote);
  if (start < 0) throw new Error(`the story of ${id} does not contain “${quote}”`);
  return { sourceId, quote, start, end: start + quote.length };
}
