import type { TitleDecision } from '@waymark/contracts/roadmaps/permissions';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import type { StepsTable } from '../../persistence/tables.ts';
import type { MediaLibrary } from '../domain/media.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { WITHDRAWN_TITLE, withDecidedTitles } from '../domain/taken-back-titles.ts';
import type { VersionChanges } from '../domain/version-changes.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { emitRoadmapEvents } from './roadmap-events.ts';
import { insertVersion, readVersionContent } from './versions.ts';
import { loadState } from './working-copy.ts';

/**
 * Publishes the published content once more, with these titles and without these steps: what the mentor has not published
 * stays unpublished. Returns the roadmap after it. Requires the roadmap's lock. Error: RULE_REFUSED if no step would be left.
 */
export async function publishDecidedTitles(
  tx: Tx,
  roadmapId: string,
  decisions: ReadonlyMap<string, TitleDecision>,
  library: MediaLibrary,
  now: Date,
): Promise<RoadmapState> {
  const { em } = tx;
  const state = await loadState(em, roadmapId);
  const { stages: published, ...details } = (await readVersionContent(em, roadmapId, state.version!))!;
  const stages = withDecidedTitles(published, decisions);
  if (stages.length === 0)
    throw new AppError(
      'RULE_REFUSED',
      'At least one step must stay. Reword or keep one, or unpublish the roadmap.',
    );
  const version = state.version! + 1;
  const shown = { ...details, stages: stages.map((stage) => ({ ...stage, touchedByMentor: false })) };
  await insertVersion(em, { ...state, ...shown, version }, library, now);
  await em.update(RoadmapRow, roadmapId, { version });
  const removed = [...decisions.values()].flatMap(({ action, stepId }) =>
    action === 'remove' ? [stepId] : [],
  );
  await em.query('UPDATE steps SET title = $2 WHERE id = ANY($1)', [removed, WITHDRAWN_TITLE]);
  const after = { ...state, version };
  emitRoadmapEvents(tx, state, after);
  return after;
}

/** Without the former titles of steps that were removed because their titles were taken back. */
export async function withoutWithdrawnTitles(
  em: EntityManager,
  changes: VersionChanges,
): Promise<VersionChanges> {
  const rows = await em.query<Columns<StepsTable, 'id'>[]>(
    'SELECT id FROM steps WHERE id = ANY($1) AND title = $2',
    [changes.removed.map(({ stepId }) => stepId), WITHDRAWN_TITLE],
  );
  const withdrawn = new Set(rows.map(({ id }) => id));
  const removed = changes.removed.map((step) =>
    withdrawn.has(step.stepId) ? { ...step, title: WITHDRAWN_TITLE } : step,
  );
  return { ...changes, removed };
}
