import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RoadmapPublished } from '@waymark/contracts/roadmaps/events';
import { DEFAULT_TIME_FRAME, type Story } from '@waymark/contracts/roadmaps/stories';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { EntityManager } from 'typeorm';
import { stageRecords, stepRecords } from '../domain/difference.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { readLibrary } from './media-library.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { detailsRow, stageRow, stepRow } from './roadmap-mapping.ts';
import { SourceRow } from './source.row.ts';
import { StageRow } from './stage.row.ts';
import { StepRow } from './step.row.ts';
import { insertVersion } from './versions.ts';

export interface DemoRecord {
  state: RoadmapState;
  mentor: { name: string; bio: string };
  createdAt: Date;
  source: { id: string; key: string; text: string };
  followers: { userId: number; since: Date }[];
  done: { userId: number; stepId: string; at: Date }[];
}

/** Inserts demo data directly, without the rules of editing. Existing data is not changed. */
@Injectable()
export class DemoRepository {
  constructor(private readonly db: Database) {}

  /** Returns whether it was new. */
  insert(demo: DemoRecord): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      if (!(await insertRoadmap(tx.em, demo))) return false;
      const { id, mentorId, title, categoryId, status, publishedAt } = demo.state;
      await insertContent(tx, demo);
      await insertLearners(tx.em, demo);
      if (status !== 'published') return true;
      await insertVersion(tx.em, demo.state, await readLibrary(tx.em, id), publishedAt!);
      tx.emit(RoadmapPublished, { roadmapId: id, mentorId, title, categoryId, version: 1 });
      return true;
    });
  }

  insertStory(story: Story, position: number): Promise<void> {
    const { id, title, category, timeFrame, outcome, name, roadmapId } = story;
    return this.db.transaction(async ({ em }) => {
      await em.query(
        `INSERT INTO stories (id, title, category, story, time_frame, outcome, name, roadmap_id, featured, position)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, true, $9) ON CONFLICT DO NOTHING`,
        [
          id,
          title,
          category,
          story.story,
          timeFrame || DEFAULT_TIME_FRAME,
          outcome,
          name,
          roadmapId,
          position,
        ],
      );
    });
  }
}

async function insertRoadmap(em: EntityManager, demo: DemoRecord): Promise<boolean> {
  const { state, mentor, createdAt } = demo;
  // Version 0: any profile event is newer.
  await em.query('INSERT INTO mentors (id, name, bio) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    state.mentorId,
    mentor.name,
    mentor.bio,
  ]);
  const { id, mentorId, revision, publishedAt } = state;
  const inserted = await em
    .createQueryBuilder()
    .insert()
    .into(RoadmapRow)
    .values({
      ...detailsRow(state),
      ...{ id, mentorId, revision, createdAt },
      updatedAt: publishedAt ?? createdAt,
    })
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as unknown[]).length > 0;
}

async function insertContent({ em }: Tx, { state, source, createdAt }: DemoRecord): Promise<void> {
  const { id } = state;
  await em.insert(
    StageRow,
    stageRecords(state).map((stage) => stageRow(id, stage)),
  );
  await em.insert(
    StepRow,
    stepRecords(state).map((step) => stepRow(id, step)),
  );
  await em.insert(SourceRow, {
    id: source.id,
    roadmapId: id,
    kind: 'transcript',
    status: 'ready',
    key: source.key,
    textKey: source.key,
    originalName: 'My story',
    fileType: 'text/plain',
    fileSize: Buffer.byteLength(source.text),
    sha256: createHash('sha256').update(source.text).digest('hex'),
    words: source.text.split(/\s+/).length,
    message: null,
    durationSeconds: null,
    ...{ takeGroup: null, setAside: false, levels: [] },
    displayKey: null,
    displayType: null,
    transcript: null,
    enqueueCount: 0,
    quietSince: createdAt,
    createdAt,
  });
}

async function insertLearners(em: EntityManager, { state, followers, done }: DemoRecord): Promise<void> {
  for (const { userId, since } of followers) {
    const lastAt = done.findLast((tick) => tick.userId === userId)?.at ?? since;
    await em.query(
      'INSERT INTO follows (user_id, roadmap_id, followed_at, active_at, seen_version) VALUES ($1, $2, $3, $4, 1)',
      [userId, state.id, since, lastAt],
    );
  }
  for (const { userId, stepId, at } of done) {
    await em.query(
      `INSERT INTO progress (user_id, step_id, roadmap_id, completed, completed_at, updated_at)
       VALUES ($1, $2, $3, true, $4, $4)`,
      [userId, stepId, state.id, at],
    );
  }
}
