import { z } from 'zod';
import { Category, RoadmapSummary } from './http.ts';
import { CompanionQuery, MoodCheckIn, Streak } from './learning.ts';
import { StepDays } from './own-steps.ts';

export const HomeQuery = CompanionQuery;

const Person = z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() });

/** The first open step of the first open stage, as the roadmap page shows it. */
export const NextStep = z.object({
  stepId: z.string(),
  title: z.string(),
  description: z.string(),
  quote: z.string().nullable(), // the mentor's words that the step is taken from
  stageNumber: z.number().int(), // from 1
  stageTitle: z.string(),
  days: StepDays.omit({ stepId: true }).nullable(), // null: not a step that lasts for weeks
});
export type NextStep = z.infer<typeof NextStep>;

/** A followed roadmap with the learner's position on it. */
export const HomePath = z
  .object({
    roadmapId: z.string(),
    title: z.string(),
    category: Category,
    mentor: Person,
    completedSteps: z.number().int(),
    totalSteps: z.number().int(),
    stages: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        completedSteps: z.number().int(),
        totalSteps: z.number().int(),
      }),
    ),
    next: NextStep.nullable(), // null: every step is ticked
    newVersion: z.number().int().nullable(), // published since the version this learner has seen, with other steps
    asksIfHolds: z.boolean(), // finished three months ago, and not asked before
    activeAt: z.iso.datetime(),
    mood: MoodCheckIn.nullable(), // the latest check-in
  })
  .meta({ id: 'HomePath' });
export type HomePath = z.infer<typeof HomePath>;

/** Where a learner is on all paths. `paths`: last active first, at most 30. */
export const Home = z
  .object({
    streak: Streak,
    paths: z.array(HomePath),
    suggestions: z.array(RoadmapSummary), // not followed, of the same categories first; at most 3
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof Home>;

const OfRoadmap = { roadmapId: z.string(), title: z.string() };

/** What a mentor may want to look at; at most ten of each. */
export const MentorWaiting = z
  .object({
    roadmaps: z.number().int(), // the mentor's own, with drafts
    drafts: z.array(z.object({ ...OfRoadmap, runId: z.string() })), // of finished runs, not taken or discarded yet
    reviews: z.array(z.object({ ...OfRoadmap, steps: z.number().int() })), // steps of a draft that are not reviewed
    stories: z.array(z.object({ ...OfRoadmap, storyId: z.string(), storyTitle: z.string() })), // of the last 14 days
  })
  .meta({ id: 'MentorWaiting' });
export type MentorWaiting = z.infer<typeof MentorWaiting>;
