import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RoadmapPublished } from '@waymark/contracts/roadmaps/events';
import { DEFAULT_TIME_FRAME, type Story } from '@waymark/contracts/roadmaps/stories';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { countWords } from '@waymark/kernel/count-words';
import { type EntityManager, In } from 'typeorm';
import { stageRecords, stepRecords } from '../../authoring/domain/difference.ts';
import type { RoadmapState } from '../../authoring/domain/roadmap-state.ts';
import { syncClips } from '../../authoring/persistence/clips.ts';
import { readLibrary } from '../../authoring/persistence/media-library.ts';
import { RoadmapRow } from '../../authoring/persistence/roadmap.row.ts';
import { detailsRow, stageRow, stepRow } from '../../authoring/persistence/roadmap-mapping.ts';
import { StageRow } from '../../authoring/persistence/stage.row.ts';
import { StepRow } from '../../authoring/persistence/step.row.ts';
import { insertVersion } from '../../authoring/persistence/versions.ts';
import { loadState } from '../../authoring/persistence/working-copy.ts';
import type { RoadmapsTable } from '../../persistence/tables.ts';
import { SourceRow } from '../../sources/persistence/source.row.ts';
import { type DemoSource, insertDemoSource } from './demo-sources.ts';

export interface DemoRecord {
  state: RoadmapState;
  mentor: { name: string; bio: string };
  createdAt: Date;
  source: { id: string; key: string; text: string };
  /** Recordings, pictures and documents. */
  media: DemoSource[];
  followers: { userId: number; since: Date }[];
  done: { userId: number; stepId: string; at: Date }[];
}

/** Inserts demo data directly, without the rules of editing. Existing data is not changed. */
@Injectable()
export class DemoRepository {
  constructor(private readonly db: Database) {}

  /** Returns whether it was new. `bytes`: of its media, in their order. */
  insert(demo: DemoRecord, bytes: readonly Buffer[]): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      if (!(await insertRoadmap(tx.em, demo))) return false;
      await insertContent(tx, demo);
      await insertMedia(tx.em, demo, bytes);
      await insertLearners(tx.em, demo);
      if (demo.state.status === 'published') await publish(tx, demo.state, demo.state.publishedAt!);
      return true;
    });
  }

  /** Publishes a version with the media in a demo from before them. Returns whether it did: an edited one is not changed. */
  addMedia(demo: DemoRecord, bytes: readonly Buffer[], now: Date): Promise<boolean> {
    const { id } = demo.state;
    return this.db.transaction(async (tx) => {
      const { revision, publishedAt } = await loadState(tx.em, id, { lock: true });
      if (revision !== 1) return false;
      const { length } = await this.mediaIn(tx.em, demo);
      if (length > 0 || demo.media.length === 0) return false;
      await insertMedia(tx.em, demo, bytes);
      const state = { ...demo.state, publishedAt, version: 2, revision: 2 };
      await tx.em.update(
        RoadmapRow,
        { id },
        { audioSourceId: state.audioSourceId, version: 2, revision: 2, updatedAt: now },
      );
      await tx.em.save(
        StageRow,
        stageRecords(state).map((stage) => stageRow(id, stage)),
      );
      await tx.em.save(
        StepRow,
        stepRecords(state).map((step) => stepRow(id, step)),
      );
      await publish(tx, state, now);
      return true;
    });
  }

  /** Ids of its media that are stored, or those of all for a demo that lacks them. */
  async mediaToStore(demo: DemoRecord): Promise<{ lacksMedia: boolean; ids: string[] }> {
    const [row] = await this.db.query<Columns<RoadmapsTable, 'revision'>>(
      'SELECT revision FROM roadmaps WHERE id = $1',
      [demo.state.id],
    );
    const ids = await this.db.read((em) => this.mediaIn(em, demo));
    const lacksMedia = demo.media.length > 0 && ids.length === 0 && (row?.revision ?? 1) === 1;
    return { lacksMedia, ids: lacksMedia ? demo.media.map(({ id }) => id) : ids };
  }

  private async mediaIn(em: EntityManager, { media }: DemoRecord): Promise<string[]> {
    const rows = await em.find(SourceRow, {
      where: { id: In(media.map(({ id }) => id)) },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
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

/** Its clips are cut by the worker. */
async function publish(tx: Tx, state: RoadmapState, at: Date): Promise<void> {
  const { id, mentorId, title, categoryId, version } = state;
  const library = await syncClips(tx, state, await readLibrary(tx.em, id), at);
  await insertVersion(tx.em, state, library, at);
  tx.emit(RoadmapPublished, { roadmapId: id, mentorId, title, categoryId, version: version! });
}

async function insertMedia(
  em: EntityManager,
  { media, state, createdAt }: DemoRecord,
  bytes: readonly Buffer[],
): Promise<void> {
  const owner = { roadmapId: state.id, mentorId: state.mentorId, createdAt };
  for (const [at, source] of media.entries()) await insertDemoSource(em, owner, source, bytes[at]!);
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
    words: countWords(source.text),
    message: null,
    durationSeconds: null,
    ...{ takeGroup: null, setAside: false, levels: [], speakers: [], speaker: null },
    displayKey: null,
    displayType: null,
    transcript: null,
    sampleVoice: false,
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
