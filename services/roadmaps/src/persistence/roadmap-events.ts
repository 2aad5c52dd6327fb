import {
  RoadmapArchived,
  RoadmapChanged,
  RoadmapPublished,
  RoadmapUnpublished,
} from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import type { RoadmapState } from '../domain/roadmap-state.ts';

/** Publishes the change from `before` to `after`, also to the mentor's open pages. What was hidden was unpublished before. */
export function emitRoadmapEvents(tx: Tx, before: RoadmapState, after: RoadmapState): void {
  const { id: roadmapId, mentorId, title, categoryId, revision, status, version } = after;
  const isNew = status === 'published' && (before.status !== status || before.version !== version);
  const to = { audience: [mentorId] };
  if (isNew) {
    const published = { roadmapId, mentorId, title, categoryId, version: version! };
    tx.emit(RoadmapPublished, published, to);
  } else if (before.status !== status && before.status !== 'hidden') {
    tx.emit(status === 'archived' ? RoadmapArchived : RoadmapUnpublished, { roadmapId, mentorId }, to);
  } else tx.emit(RoadmapChanged, { roadmapId, mentorId, revision }, to);
}
