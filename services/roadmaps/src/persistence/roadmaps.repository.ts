import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { In } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { type Difference, difference, isEmpty } from '../domain/difference.ts';
import { Roadmap, roadmapNotFound } from '../domain/roadmap.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { checkCategory } from './check-category.ts';
import { lockMentor } from './mentors.repository.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { emitRoadmapEvents } from './roadmap-events.ts';
import { detailsRow, stageRow, stepRow, toState } from './roadmap-mapping.ts';
import { StageRow } from './stage.row.ts';
import { StepRow } from './step.row.ts';
import { readWholeRoadmap } from './whole-roadmap.ts';

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
        const mentorName = await lockMentor(tx.em, mentor);
        const now = this.clock.now();
        const { id, mentorId, revision } = state;
        const row = { id, mentorId, mentorName, revision, followers: 0, createdAt: now, updatedAt: now };
        await tx.em.insert(RoadmapRow, { ...row, ...detailsRow(state) });
        return readWholeRoadmap(tx.em, id, mentor.userId);
      },
      { idempotency },
    );
  }

  /** Answers what `fn` answers. Errors: NOT_FOUND, FORBIDDEN, STALE, and what `fn` throws; then nothing is changed. */
  edit<T>(id: string, options: EditOptions, fn: (roadmap: Roadmap) => T): Promise<T> {
    return this.db.transaction((tx) => this.editIn(tx, id, options, fn), options);
  }

  /** As `edit`, and answers the whole roadmap as its mentor sees it afterwards. */
  editAndShow(id: string, options: EditOptions, fn: (roadmap: Roadmap) => void): Promise<RoadmapView> {
    return this.db.transaction(async (tx) => {
      await this.editIn(tx, id, options, fn);
      return readWholeRoadmap(tx.em, id, options.editorId);
    }, options);
  }

  /** As `edit`, in a transaction that does more than this. */
  async editIn<T>(
    tx: Tx,
    id: string,
    { editorId, revision }: Pick<EditOptions, 'editorId' | 'revision'>,
    fn: (roadmap: Roadmap) => T | Promise<T>,
  ): Promise<T> {
    const before = await load(tx, id);
    const roadmap = new Roadmap(structuredClone(before));
    roadmap.checkEditor(editorId);
    roadmap.checkRevision(revision);
    const answer = await fn(roadmap);
    await this.save(tx, before, roadmap.state);
    return answer;
  }

  private async save(tx: Tx, before: RoadmapState, after: RoadmapState): Promise<void> {
    const changes = difference(before, after);
    if (isEmpty(changes)) return;
    after.revision = before.revision + 1;
    if (before.categoryId !== after.categoryId) await checkCategory(tx.em, after.categoryId);
    const { id, revision } = after;
    const now = this.clock.now();
    await saveContent(tx, id, changes, now);
    await tx.em.update(RoadmapRow, id, { ...detailsRow(after), revision, updatedAt: now });
    emitRoadmapEvents(tx, before, after);
  }
}

/** Takes the roadmap's lock; a `no key` one, so that learners' ticks (foreign keys) do not wait for it. */
async function load({ em }: Tx, id: string): Promise<RoadmapState> {
  const row = await em.findOne(RoadmapRow, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!row) throw roadmapNotFound();
  const stages = await em.find(StageRow, { where: { roadmapId: id }, order: { position: 'ASC' } });
  const stageIds = stages.map((stage) => stage.id);
  const steps =
    stageIds.length === 0
      ? []
      : await em.find(StepRow, { where: { stageId: In(stageIds) }, order: { position: 'ASC' } });
  return toState(row, stages, steps);
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
