import {
  FollowedRoadmapMoved,
  RoadmapArchived,
  RoadmapChanged,
  RoadmapPublished,
  RoadmapUnpublished,
} from '@waymark/contracts/roadmaps/events';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { FollowsTable } from '../../persistence/tables.ts';
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

/** So that the ids fit into one message. */
const FOLLOWERS_PER_EVENT = 1_000;

/** Publishes that a followed roadmap was taken down, or that it is published again. */
export async function emitToFollowers(tx: Tx, before: RoadmapState, after: RoadmapState): Promise<void> {
  const { id: roadmapId, mentorId, title, status } = after;
  const isBack = before.status === 'archived' && status === 'published';
  if (before.status === status || !(isBack || status === 'archived')) return;
  const rows = await tx.em.query<Columns<FollowsTable, 'userId'>[]>(
    'SELECT user_id AS "userId" FROM follows WHERE roadmap_id = $1 AND user_id <> $2 ORDER BY user_id',
    [roadmapId, mentorId],
  );
  const ids = rows.map(({ userId }) => userId);
  for (let at = 0; at < ids.length; at += FOLLOWERS_PER_EVENT)
    tx.emit(FollowedRoadmapMoved, {
      ...{ roadmapId, mentorId, title, isBack },
      followers: ids.slice(at, at + FOLLOWERS_PER_EVENT),
    });
}
