import { sourceKey } from '@waymark/contracts/roadmaps/sources';
import { demoMentors } from '@waymark/demo/mentors';
import { demoPeople } from '@waymark/demo/people';
import { sourcesOf } from './demo-media.ts';
import { daysBefore, demoState } from './demo-state.ts';
import type { DemoRoadmap } from './demo-story.ts';
import type { DemoRecord } from './persistence/demo.repository.ts';

/** Number of steps that the demo's learner has completed. */
const LEARNER_HAS_DONE: Record<string, number> = { roadmap1: 5, roadmap2: 2 };
/** From creation to publication. */
const DAYS_OF_WORK = 6;

export function demoRecord(demo: DemoRoadmap, now: Date): DemoRecord {
  const state = demoState(demo, now);
  const age = demo.publishedDaysAgo ?? 0;
  const mentor = demoMentors.find(({ id }) => id === demo.mentorId);
  if (!mentor) throw new Error(`${demo.id} has no mentor among the demo's`);
  const steps = state.stages.flatMap((stage) => stage.steps).slice(0, LEARNER_HAS_DONE[demo.id] ?? 0);
  return {
    state,
    mentor,
    createdAt: daysBefore(now, age + DAYS_OF_WORK),
    source: { id: demo.sourceId, key: sourceKey(demo.id, demo.sourceId), text: demo.story },
    media: sourcesOf(demo),
    followers: demo.followerIds.map((userId, at) => ({ userId, since: daysBefore(now, age - (at + 1) / 2) })),
    done: steps.map(({ id }, at) => ({
      userId: demoPeople.learner.id,
      stepId: id,
      at: daysBefore(now, (age - 1) * (1 - (at + 1) / (steps.length + 1))),
    })),
  };
}
