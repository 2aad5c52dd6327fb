import { z } from 'zod';
import { defineEvent } from '../events.ts';

const OfRoadmap = { roadmapId: z.string(), mentorId: z.number().int() };

/** A version was published: the first one, or a later one. */
export const RoadmapPublished = defineEvent(
  'roadmaps.roadmap.published.v1',
  z.object({ ...OfRoadmap, title: z.string(), version: z.number().int() }),
);
export const RoadmapUnpublished = defineEvent('roadmaps.roadmap.unpublished.v1', z.object(OfRoadmap));
/** Its mentor took it down; those who follow it keep it. */
export const RoadmapArchived = defineEvent('roadmaps.roadmap.archived.v1', z.object(OfRoadmap));
/** A published roadmap's working copy changed: nobody but its mentor sees that before the next version. */
export const RoadmapChanged = defineEvent(
  'roadmaps.roadmap.changed.v1',
  z.object({ ...OfRoadmap, revision: z.number().int() }),
);
/** A learner ticked or unticked a step; its audience is that learner (other tabs and devices look again). */
export const ProgressMade = defineEvent(
  'roadmaps.progress.changed.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string(), stepId: z.string(), completed: z.boolean() }),
);
/** A learner's whole progress on a roadmap moved (merged, reset, undone); its audience is that learner. */
export const ProgressMoved = defineEvent(
  'roadmaps.progress.moved.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string() }),
);
/** A learner's reflections or mood changed; its audience is that learner. */
export const CompanionChanged = defineEvent(
  'roadmaps.companion.changed.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string() }),
);
/** A run reached its end; its audience is who started it. */
export const RunEnded = defineEvent(
  'roadmaps.run.ended.v1',
  z.object({ runId: z.string(), roadmapId: z.string(), userId: z.number().int(), status: z.string() }),
);
/** A source was read, or could not be; its audience is its mentor. */
export const SourceChanged = defineEvent(
  'roadmaps.source.changed.v1',
  z.object({ sourceId: z.string(), roadmapId: z.string(), status: z.string() }),
);
