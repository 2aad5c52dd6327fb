import { Inject, Injectable } from '@nestjs/common';
import { RoadmapUnpublished } from '@waymark/contracts/roadmaps/events';
import type { DeletedRoadmap } from '@waymark/contracts/roadmaps/versions';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import type { EntityManager } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { checkEditor, roadmapNotFound } from '../domain/roadmap.ts';
import { findOwned } from './owned-roadmap.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { RoadmapsRepository } from './roadmaps.repository.ts';
import { SourceRow } from './source.row.ts';
import { sourceNotFound } from './sources.repository.ts';

type Keys = (string | null)[];

/** What mentors delete. The keys they answer are of stored objects that nobody needs any more. */
@Injectable()
export class RemovalsRepository {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Errors: NOT_FOUND, FORBIDDEN, RUN_ACTIVE (details.runId). */
  async roadmap(
    id: string,
    userId: number,
    idempotency: string,
  ): Promise<{ answer: DeletedRoadmap; keys: Keys }> {
    let keys: Keys = [];
    const answer = await this.db.transaction(
      async (tx): Promise<DeletedRoadmap> => {
        const row = await lockWhole(tx.em, id, userId);
        const followers = await countFollowers(tx.em, row);
        if (row.status === 'archived' && followers > 0) return { outcome: 'archived', followers };
        await checkNoDraft(tx.em, id);
        keys = followers > 0 ? [] : await erase(tx, row);
        if (followers === 0) return { outcome: 'deleted', followers };
        await this.roadmaps.editIn(tx, id, { editorId: userId }, (roadmap) =>
          roadmap.archive(this.clock.now()),
        );
        return { outcome: 'archived', followers };
      },
      { idempotency },
    );
    return { answer, keys };
  }

  /** Takes it off the working copy. Errors: NOT_FOUND, RULE_REFUSED while learners hear or see it. */
  async source(id: string, userId: number, idempotency: string): Promise<Keys> {
    let keys: Keys = [];
    await this.db.transaction(
      async (tx) => {
        const source = await findOwnSource(tx.em, id, userId);
        await this.roadmaps.editIn(tx, source.roadmapId, { editorId: userId }, async (roadmap) => {
          await checkNotShown(tx.em, source);
          roadmap.removeSource(id);
        });
        // A second request for the same one has waited for the lock.
        const { affected } = await tx.em.delete(SourceRow, { id });
        if (affected === 0) throw sourceNotFound();
        keys = keysOf(source);
        return { success: true };
      },
      { idempotency },
    );
    return keys;
  }
}

/** Against everything: a row that names it (somebody begins to follow) can only come before, or never. */
async function lockWhole(em: EntityManager, id: string, userId: number): Promise<RoadmapRow> {
  const row = await em.findOne(RoadmapRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!row) throw roadmapNotFound();
  checkEditor(row, userId);
  return row;
}

/** Without a version there is nothing that anybody could keep. */
async function countFollowers(em: EntityManager, { id, version }: RoadmapRow): Promise<number> {
  if (version === null) return 0;
  const [row] = await em.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM follows WHERE roadmap_id = $1',
    [id],
  );
  return row!.count;
}

/** A coaching is no reason to wait: it goes with the roadmap, or goes on where that is archived. */
async function checkNoDraft(em: EntityManager, roadmapId: string): Promise<void> {
  const [run] = await em.query<{ id: string }[]>(
    "SELECT id FROM ai_runs WHERE roadmap_id = $1 AND kind = 'generate-roadmap' AND finished_at IS NULL",
    [roadmapId],
  );
  if (!run) return;
  throw new AppError('RUN_ACTIVE', 'We are working on this roadmap. Cancel that first, or wait for it.', {
    details: { runId: run.id },
  });
}

async function erase(tx: Tx, { id, mentorId, status }: RoadmapRow): Promise<Keys> {
  const sources = await tx.em.findBy(SourceRow, { roadmapId: id });
  for (const table of ['ai_runs', 'progress', 'follows', 'sources', 'steps', 'stages']) {
    await tx.em.query(`DELETE FROM ${table} WHERE roadmap_id = $1`, [id]);
  }
  await tx.em.delete(RoadmapRow, { id });
  if (status === 'published') tx.emit(RoadmapUnpublished, { roadmapId: id, mentorId });
  return sources.flatMap(keysOf);
}

const keysOf = ({ key, textKey, displayKey }: SourceRow): Keys => [key, textKey, displayKey];

async function findOwnSource(em: EntityManager, id: string, userId: number): Promise<SourceRow> {
  const row = await em.findOneBy(SourceRow, { id });
  if (!row) throw sourceNotFound();
  await findOwned(em, row.roadmapId, userId).catch(() => {
    throw sourceNotFound();
  });
  return row;
}

async function checkNotShown(em: EntityManager, { id, roadmapId }: SourceRow): Promise<void> {
  const shown = await em.query<unknown[]>(
    'SELECT FROM published_roadmaps WHERE id = $1 AND $2 = ANY(media)',
    [roadmapId, id],
  );
  if (shown.length === 0) return;
  throw new AppError(
    'RULE_REFUSED',
    'This stands in the roadmap that learners see. Take it off and publish that first, then delete it.',
  );
}
