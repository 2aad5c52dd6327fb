import { z } from 'zod';
import { defineEvent } from '../events.ts';

const OfRoadmap = { roadmapId: z.string(), mentorId: z.number().int() };

export const RoadmapPublished = defineEvent(
  'roadmaps.roadmap.published.v1',
  z.object({ ...OfRoadmap, title: z.string() }),
);
export const RoadmapUnpublished = defineEvent('roadmaps.roadmap.unpublished.v1', z.object(OfRoadmap));
/** A published roadmap's content or card changed. */
export const RoadmapChanged = defineEvent(
  'roadmaps.roadmap.changed.v1',
  z.object({ ...OfRoadmap, revision: z.number().int() }),
);
/** A learner ticked or unticked a step; its audience is that learner (other tabs and devices look again). */
export const ProgressMade = defineEvent(
  'roadmaps.progress.changed.v1',
  z.object({ userId: z.number().int(), roadmapId: z.string(), stepId: z.string(), completed: z.boolean() }),
);
/** A run reached its end; its audience is its mentor. */
export const RunEnded = defineEvent(
  'roadmaps.run.ended.v1',
  z.object({ runId: z.string(), roadmapId: z.string(), userId: z.number().int(), status: z.string() }),
);
/** A source was read, or could not be; its audience is its mentor. */
export const SourceChanged = defineEvent(
  'roadmaps.source.changed.v1',
  z.object({ sourceId: z.string(), roadmapId: z.string(), status: z.string() }),
);

export const roadmapsEvents = [
  RoadmapPublished,
  RoadmapUnpublished,
  RoadmapChanged,
  ProgressMade,
  RunEnded,
  SourceChanged,
];
