import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { type EntityManager, In } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { type Difference, difference, isEmpty } from '../domain/difference.ts';
import type { MediaLibrary } from '../domain/media.ts';
import { Roadmap } from '../domain/roadmap.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { contentOf, sameContent } from '../domain/version-content.ts';
import { checkCategory } from './check-category.ts';
import { readLibrary } from './media-library.ts';
import { ensureMentor } from './mentors.repository.ts';
import { updatePublishedStatus } from './published.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { emitRoadmapEvents } from './roadmap-events.ts';
import { detailsRow, stageRow, stepRow } from './roadmap-mapping.ts';
import { StageRow } from './stage.row.ts';
import { StepRow } from './step.row.ts';
import { insertVersion, readVersionContent } from './versions.ts';
import { loadState, readWorkingCopy } from './working-copy.ts';

export type NewRoadmap = Pick<RoadmapState, 'title' | 'categoryId' | 'description'>;

export interface EditOptions {
  editorId: number;
  /** The revision the edit was made on; without it the last word wins. */
  revision?: number;
  /** Scope of the request's Idempotency-Key. */
  idempotency: string;
}

/** Roadmaps as they are changed: each change is one transaction under the roadmap's lock, with its events. */
@Injectable()
export class RoadmapsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Error: VALIDATION for an unknown category. */
  create(mentor: Caller, content: NewRoadmap, idempotency: string): Promise<RoadmapView> {
    return this.db.transaction(
      async (tx) => {
        const { state } = Roadmap.create({ ...content, mentorId: mentor.userId });
        await checkCategory(tx.em, state.categoryId);
        await ensureMentor(tx.em, mentor);
        const now = this.clock.now();
        const { id, mentorId, revision } = state;
        const row = { id, mentorId, revision, createdAt: now, updatedAt: now };
        await tx.em.insert(RoadmapRow, { ...row, ...detailsRow(state) });
        return readWorkingCopy(tx.em, id, mentor.userId);
      },
      { idempotency },
    );
  }

  /** Answers what `fn` answers. Errors: NOT_FOUND, FORBIDDEN, STALE, and what `fn` throws; then nothing is changed. */
  edit<T>(id: string, options: EditOptions, fn: (roadmap: Roadmap) => T): Promise<T> {
    return this.db.transaction((tx) => this.editIn(tx, id, options, fn), options);
  }

  /** As `edit`, and answers the working copy as it is afterwards. */
  editAndRead(id: string, options: EditOptions, fn: (roadmap: Roadmap) => void): Promise<RoadmapView> {
    return this.db.transaction(async (tx) => {
      await this.editIn(tx, id, options, fn);
      return readWorkingCopy(tx.em, id, options.editorId);
    }, options);
  }

  /** As `edit`, in a transaction that does more than this. */
  async editIn<T>(
    tx: Tx,
    id: string,
    { editorId, revision }: Pick<EditOptions, 'editorId' | 'revision'>,
    fn: (roadmap: Roadmap) => T | Promise<T>,
  ): Promise<T> {
    const before = await loadState(tx.em, id, { lock: true });
    const library = await readLibrary(tx.em, id);
    const roadmap = new Roadmap(structuredClone(before), library);
    roadmap.checkEditor(editorId);
    roadmap.checkRevision(revision);
    const answer = await fn(roadmap);
    await this.save(tx, before, roadmap);
    return answer;
  }

  private async save(tx: Tx, before: RoadmapState, roadmap: Roadmap): Promise<void> {
    const { state: after, library } = roadmap;
    const changes = difference(before, after);
    if (isEmpty(changes)) return;
    after.revision = before.revision + 1;
    if (before.categoryId !== after.categoryId) await checkCategory(tx.em, after.categoryId);
    const { id, revision } = after;
    const now = this.clock.now();
    await saveContent(tx, id, changes, now);
    await saveVersion(tx.em, before, after, library, now);
    await tx.em.update(RoadmapRow, id, { ...detailsRow(after), revision, updatedAt: now });
    emitRoadmapEvents(tx, before, after);
  }
}

/** What learners see: a new version, or the old one in another state. An edit alone touches nothing of it. */
async function saveVersion(
  em: EntityManager,
  before: RoadmapState,
  after: RoadmapState,
  library: MediaLibrary,
  now: Date,
): Promise<void> {
  if (after.version !== before.version) {
    await insertVersion(em, after, library, now);
    return;
  }
  if (after.version === null) return;
  if (after.status !== before.status) await updatePublishedStatus(em, after);
  const published = await readVersionContent(em, after.id, after.version);
  after.hasUnpublishedChanges = !sameContent(contentOf(after), published!);
}

/** Positions are checked at commit, so that the order of these statements does not matter to them. */
async function saveContent({ em }: Tx, id: string, changes: Difference, now: Date): Promise<void> {
  const { savedStages, savedSteps, removedStages, removedSteps } = changes;
  if (savedStages.length > 0) {
    await em.upsert(
      StageRow,
      savedStages.map((stage) => stageRow(id, stage)),
      ['id'],
    );
  }
  if (savedSteps.length > 0) {
    await em.upsert(
      StepRow,
      savedSteps.map((step) => stepRow(id, step)),
      ['id'],
    );
  }
  if (removedSteps.length > 0) {
    await em.update(StepRow, { id: In(removedSteps) }, { stageId: null, position: null, removedAt: now });
  }
  if (removedStages.length > 0) await em.delete(StageRow, { id: In(removedStages) });
}
