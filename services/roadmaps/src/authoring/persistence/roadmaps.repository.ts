import { Inject, Injectable } from '@nestjs/common';
import type { Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { type EntityManager, In } from 'typeorm';
import { mayPlay, newlyPlayed, publicContent } from '../domain/consent.ts';
import { type Difference, difference, isEmpty } from '../domain/difference.ts';
import type { MediaLibrary } from '../domain/media.ts';
import { decidedStages } from '../domain/publishing.ts';
import { type EditorId, Roadmap } from '../domain/roadmap.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { withoutStaleUsedAsIs } from '../domain/step-questions.ts';
import { hasFailedClip } from '../domain/step-voice.ts';
import { contentOf, sameContent } from '../domain/version-content.ts';
import { CategoryRow } from './category.row.ts';
import { syncClips } from './clips.ts';
import { storeEdit } from './edits.ts';
import { readLibrary } from './media-library.ts';
import { readReplacements } from './name-decisions.ts';
import { insertPermissions } from './permissions.ts';
import { updatePublishedStatus } from './published.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { emitRoadmapEvents, emitToFollowers } from './roadmap-events.ts';
import { detailsRow, stageRow, stepRow } from './roadmap-mapping.ts';
import { StageRow } from './stage.row.ts';
import { StepRow } from './step.row.ts';
import { insertVersion, readVersionContent } from './versions.ts';
import { loadState, readWorkingCopy } from './working-copy.ts';

export interface EditOptions {
  editorId: EditorId;
  /** The expected revision; without it, the edit applies to any. */
  revision?: number;
  /** Ids of learning materials that it may add to steps. */
  materials?: readonly string[];
}

/** An edit of a roadmap is one transaction under its lock, with its events. */
@Injectable()
export class RoadmapsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Error: VALIDATION for an unknown category. */
  async insert(tx: Tx, { state }: Roadmap): Promise<void> {
    const { em } = tx;
    await checkCategory(em, state.categoryId);
    const now = this.clock.now();
    const { id, mentorId, revision } = state;
    await em.insert(RoadmapRow, {
      id,
      mentorId,
      revision,
      createdAt: now,
      updatedAt: now,
      ...detailsRow(state),
    });
    await saveContent(tx, id, difference({ ...state, stages: [] }, state), now);
  }

  /** Returns what `fn` returns, and the revision. Errors: NOT_FOUND, FORBIDDEN, STALE, and what `fn` throws. */
  edit<T extends object>(
    id: string,
    options: EditOptions,
    fn: (roadmap: Roadmap) => T,
  ): Promise<T & { revision: number }> {
    const edited = (roadmap: Roadmap) => ({ result: fn(roadmap), state: roadmap.state });
    return this.db.transaction(
      async (tx) => {
        const { result, state } = await this.editIn(tx, id, options, edited);
        return { ...result, revision: state.revision };
      },
      { idempotent: true },
    );
  }

  /** As `edit`, and returns the edited working copy. */
  editAndRead(
    id: string,
    options: EditOptions & { editorId: number },
    fn: (roadmap: Roadmap, tx: Tx) => void | Promise<void>,
  ): Promise<RoadmapView> {
    return this.db.transaction(
      async (tx) => {
        await this.editIn(tx, id, options, (roadmap) => fn(roadmap, tx));
        return readWorkingCopy(tx.em, id, options.editorId);
      },
      { idempotent: true },
    );
  }

  /** As `edit`, within a transaction. */
  async editIn<T>(
    tx: Tx,
    id: string,
    { editorId, revision, materials }: EditOptions,
    fn: (roadmap: Roadmap) => T | Promise<T>,
  ): Promise<T> {
    const before = await loadState(tx.em, id, { lock: true });
    const library = await readLibrary(tx.em, id, { added: materials });
    const roadmap = new Roadmap(structuredClone(before), library);
    roadmap.checkEditor(editorId);
    roadmap.checkRevision(revision);
    const result = await fn(roadmap);
    await this.save(tx, before, roadmap);
    return result;
  }

  private async save(tx: Tx, before: RoadmapState, roadmap: Roadmap): Promise<void> {
    const { state: after } = roadmap;
    after.stages = withoutStaleUsedAsIs(before.stages, after.stages);
    const changes = difference(before, after);
    if (isEmpty(changes)) return;
    after.revision = before.revision + 1;
    if (before.categoryId !== after.categoryId) await checkCategory(tx.em, after.categoryId);
    const { id, revision } = after;
    const now = this.clock.now();
    await saveContent(tx, id, changes, now);
    const library = await allowPlayed(tx.em, before, roadmap, now);
    await saveVersion(tx, before, roadmap, library, now);
    await tx.em.update(RoadmapRow, id, { ...detailsRow(after), revision, updatedAt: now });
    await storeEdit(tx.em, before, after, now);
    emitRoadmapEvents(tx, before, after);
    await emitToFollowers(tx, before, after);
  }
}

/** A recording that the mentor puts on a page may be played there. Returns the library after that. */
async function allowPlayed(
  em: EntityManager,
  before: RoadmapState,
  { state, library }: Roadmap,
  at: Date,
): Promise<MediaLibrary> {
  const sourceIds = newlyPlayed(before, state, library).filter((id) => !mayPlay(library, id));
  if (sourceIds.length === 0) return library;
  const { id, mentorId: userId } = state;
  await insertPermissions(em, sourceIds, { permission: 'voice', granted: true, userId, at, via: 'stage' });
  return readLibrary(em, id);
}

/** Publishes a new version or a changed status; an edit alone changes nothing public. */
async function saveVersion(
  tx: Tx,
  before: RoadmapState,
  { state: after, leavesOut }: Roadmap,
  library: MediaLibrary,
  now: Date,
): Promise<void> {
  const { em } = tx;
  const decided = { ...after, stages: decidedStages(after.stages) };
  if (after.version !== before.version) {
    const shown = leavesOut ? decided : after;
    await insertVersion(em, shown, await syncClips(tx, shown, library, now), now);
    return;
  }
  if (after.version === null) return;
  if (after.status !== before.status) await updatePublishedStatus(em, after);
  const published = await readVersionContent(em, after.id, after.version);
  const replacements = await readReplacements(em, after.id);
  const isPublished = [after, decided].some((state) =>
    sameContent(publicContent(contentOf(state), library, replacements), published!),
  );
  after.hasUnpublishedChanges = !isPublished || hasFailedClip(after.stages, library);
}

/** Positions are checked at the commit, so the order of these statements is free. */
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

/** Error: VALIDATION unless there is such a category. */
async function checkCategory(em: EntityManager, id: string): Promise<void> {
  if (await em.existsBy(CategoryRow, { id })) return;
  const message = 'Please choose one of the categories.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['categoryId'], message }] });
}
