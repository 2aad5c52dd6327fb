import type { Roadmap as RoadmapView } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Columns, Nullable } from '@waymark/database/columns';
import { type EntityManager, In } from 'typeorm';
import type { PublishedRoadmapsTable, RoadmapsTable } from '../../persistence/tables.ts';
import { withRedactedQuotes } from '../domain/names/replace-name.ts';
import { roadmapNotFound } from '../domain/roadmap.ts';
import type { RoadmapState } from '../domain/roadmap-state.ts';
import { storyOf, toStages } from '../domain/shown-stages.ts';
import { contentOf } from '../domain/version-content.ts';
import { type ShownDetail, selectDetails } from './detail-columns.ts';
import { readLibrary } from './media-library.ts';
import { readReplacements } from './name-decisions.ts';
import { CATEGORY_JSON, MENTOR_CARD_JSON, MENTOR_JSON } from './published.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { toState } from './roadmap-mapping.ts';
import { StageRow } from './stage.row.ts';
import { StepRow } from './step.row.ts';
import { type SummaryRecord, withIsoDates } from './summary.ts';

const COLUMNS = `
  r.id, ${selectDetails('r')}, coalesce(p.followers, 0) AS followers,
  r.audio_source_id AS "audioSourceId", r.mentor_id AS "mentorId",
  ${CATEGORY_JSON} AS category, r.status, r.published_at AS "publishedAt", r.updated_at AS "updatedAt",
  r.stage_count AS "stageCount", r.step_count AS "stepCount", p.quote`;

export const DRAFT_CARD_COLUMNS = `${COLUMNS}, ${MENTOR_CARD_JSON} AS mentor`;

export const DRAFT_TABLES = `
  roadmaps r JOIN mentors m ON m.id = r.mentor_id JOIN categories c ON c.id = r.category_id
  LEFT JOIN published_roadmaps p ON p.id = r.id`;

export type DraftRecord = Columns<
  RoadmapsTable,
  | ShownDetail
  | 'id'
  | 'audioSourceId'
  | 'mentorId'
  | 'status'
  | 'publishedAt'
  | 'updatedAt'
  | 'stageCount'
  | 'stepCount'
> &
  Nullable<Columns<PublishedRoadmapsTable, 'quote'>> &
  Columns<PublishedRoadmapsTable, 'followers'> &
  Pick<SummaryRecord, 'mentor' | 'category'>;

export const withAudioUrl = ({ audioSourceId, ...record }: DraftRecord): SummaryRecord => ({
  ...record,
  audioUrl: audioSourceId && mediaUrl(audioSourceId),
});

/** Error: NOT_FOUND, also for all but its mentor. */
export async function readWorkingCopy(
  em: EntityManager,
  id: string,
  viewerId: number | undefined,
): Promise<RoadmapView> {
  const [record] = await em.query<DraftRecord[]>(
    `SELECT ${COLUMNS}, ${MENTOR_JSON} AS mentor FROM ${DRAFT_TABLES} WHERE r.id = $1`,
    [id],
  );
  if (!record || record.mentorId !== viewerId) throw roadmapNotFound();
  const state = await loadState(em, id);
  const library = await readLibrary(em, id, { lock: false });
  const content = withRedactedQuotes(contentOf(state), await readReplacements(em, id));
  return {
    ...withIsoDates(withAudioUrl(record)),
    revision: state.revision,
    isOwner: true,
    version: state.version,
    hasUnpublishedChanges: state.hasUnpublishedChanges,
    hidden: state.hidden && {
      at: state.hidden.at.toISOString(),
      reason: state.hidden.reason,
      unpublished: state.hidden.unpublished,
    },
    story: storyOf(content.audioSourceId, library),
    stages: toStages(content.stages, library, { publicOnly: false }),
  };
}

/** `lock`: FOR NO KEY UPDATE, so that ticks, whose foreign keys lock the row, do not wait. Error: NOT_FOUND. */
export async function loadState(
  em: EntityManager,
  id: string,
  options: { lock?: boolean } = {},
): Promise<RoadmapState> {
  const row = await em.findOne(RoadmapRow, {
    where: { id },
    ...(options.lock ? { lock: { mode: 'for_no_key_update' } } : {}),
  });
  if (!row) throw roadmapNotFound();
  const stages = await em.find(StageRow, { where: { roadmapId: id }, order: { position: 'ASC' } });
  const stageIds = stages.map((stage) => stage.id);
  const steps =
    stageIds.length === 0
      ? []
      : await em.find(StepRow, { where: { stageId: In(stageIds) }, order: { position: 'ASC' } });
  return toState(row, stages, steps);
}
