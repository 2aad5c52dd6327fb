import {
  RoadmapArchived,
  RoadmapChanged,
  RoadmapPublished,
  RoadmapUnpublished,
} from '@waymark/contracts/roadmaps/events';
import type { Tx } from '@waymark/database/tx';
import type { RoadmapState } from '../domain/roadmap-state.ts';

/** Publishes the change from `before` to `after`; nothing for an unpublished roadmap. */
export function emitRoadmapEvents(tx: Tx, before: RoadmapState, after: RoadmapState): void {
  const { id: roadmapId, mentorId, title, categoryId, revision, status, version } = after;
  const isNew = status === 'published' && (before.status !== status || before.version !== version);
  if (isNew) tx.emit(RoadmapPublished, { roadmapId, mentorId, title, categoryId, version: version! });
  else if (before.status !== status) {
    tx.emit(status === 'archived' ? RoadmapArchived : RoadmapUnpublished, { roadmapId, mentorId });
  } else if (status === 'published') {
    tx.emit(RoadmapChanged, { roadmapId, mentorId, revision });
  }
}
