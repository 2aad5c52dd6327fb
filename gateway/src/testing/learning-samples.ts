import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import type { Companion, Reflection } from '@waymark/contracts/roadmaps/learning';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import type { Story } from '@waymark/contracts/roadmaps/stories';
import type { DraftDiff, RoadmapVersion } from '@waymark/contracts/roadmaps/versions';
import { AT, ROADMAP_ID, RUN_ID } from './samples.ts';

export const REFLECTION_ID = '01935000-0000-7000-8000-0000000000cc';

export const aProgress = (given: Partial<Progress> = {}): Progress => ({
  userId: 2,
  roadmapId: ROADMAP_ID,
  progress: {},
  completedSteps: 0,
  totalSteps: 1,
  lastUpdated: null,
  isFollowing: false,
  version: 1,
  whatsNew: null,
  ...given,
});
export const aReflection = (): Reflection => ({
  id: REFLECTION_ID,
  roadmapId: ROADMAP_ID,
  text: 'I wrote to two people today.',
  date: AT,
  stageName: 'Start',
  stageNumber: 1,
  progress: 10,
});
export const aCompanion = (): Companion => ({
  streak: { current: 3, longest: 9, activeToday: true },
  mood: { mood: 'thriving', at: AT },
  reflections: [aReflection()],
});
export const aCoaching = (): Coaching => ({
  opening: 'You are at the start, and that is a good place to be.',
  actions: [{ title: 'Write one name down', detail: 'Somebody who does the work you want to do.' }],
  obstacle: null,
  quote: 'I began with one phone call.',
  encouragement: 'One call is enough for today.',
});
export const aVersion = (): RoadmapVersion => ({
  version: 1,
  publishedAt: AT,
  title: 'From nurse to developer',
  stageCount: 1,
  stepCount: 1,
  addedCount: 1,
  changedCount: 0,
  removedCount: 0,
});
export const aDiff = (): DraftDiff => ({ runId: RUN_ID, roadmapId: ROADMAP_ID, revision: 2, stages: [] });
export const aStory = (): Story => ({
  id: 's1',
  title: 'Back to work',
  category: 'Career',
  story: 'It took a year.',
  timeFrame: 'Recently',
  outcome: 'thriving',
  name: 'Ana',
  roadmapId: ROADMAP_ID,
});
