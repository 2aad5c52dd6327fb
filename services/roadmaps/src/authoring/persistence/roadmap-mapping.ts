import { detailsOf } from '@waymark/contracts/roadmaps/details';
import type { StageRecord, StepRecord } from '../domain/difference.ts';
import { countSteps, type RoadmapState, type StepState } from '../domain/roadmap-state.ts';
import { clipSpanContent } from '../domain/version-content.ts';
import type { RoadmapRow } from './roadmap.row.ts';
import type { StageRow } from './stage.row.ts';
import type { StepRow } from './step.row.ts';

/** `stages` and `steps`: ordered by position. */
export function toState(row: RoadmapRow, stages: StageRow[], steps: StepRow[]): RoadmapState {
  const byStage = Map.groupBy(steps, ({ stageId }) => stageId);
  return {
    id: row.id,
    mentorId: row.mentorId,
    ...detailsOf(row),
    status: row.status,
    hidden: row.hiddenAt && {
      at: row.hiddenAt,
      by: row.hiddenBy!,
      reason: row.hiddenReason!,
      unpublished: row.hiddenUnpublished,
    },
    publishedAt: row.publishedAt,
    version: row.version,
    hasUnpublishedChanges: row.hasUnpublishedChanges,
    revision: row.revision,
    stages: stages.map(({ roadmapId, position, ...stage }) => ({
      ...stage,
      steps: (byStage.get(stage.id) ?? []).map(toStep),
    })),
  };
}

const toStep = (row: StepRow): StepState => ({
  id: row.id,
  title: row.title,
  description: row.description,
  estimatedDuration: row.estimatedDuration,
  resourceLinks: row.resourceLinks,
  origin: row.origin,
  reviewed: row.reviewed,
  ...(row.usedAsIs && { usedAsIs: true }),
  ...(row.doubt && { doubt: row.doubt }),
  evidence:
    row.evidenceSourceId === null
      ? null
      : {
          sourceId: row.evidenceSourceId,
          quote: row.evidenceQuote!,
          start: row.evidenceStart!,
          end: row.evidenceEnd!,
        },
  voice: row.voice && clipSpanContent(row.voice),
  materialIds: row.materialIds,
});

export const detailsRow = (state: RoadmapState) => ({
  ...detailsOf(state),
  status: state.status,
  hiddenAt: state.hidden?.at ?? null,
  hiddenBy: state.hidden?.by ?? null,
  hiddenReason: state.hidden?.reason ?? null,
  hiddenUnpublished: state.hidden?.unpublished ?? false,
  publishedAt: state.publishedAt,
  version: state.version,
  hasUnpublishedChanges: state.hasUnpublishedChanges,
  stageCount: state.stages.length,
  stepCount: countSteps(state.stages),
});

export const stageRow = (roadmapId: string, stage: StageRecord): StageRow => ({ ...stage, roadmapId });

export const stepRow = (roadmapId: string, { evidence, usedAsIs, doubt, ...step }: StepRecord): StepRow => ({
  ...step,
  roadmapId,
  usedAsIs: usedAsIs ?? false,
  doubt: step.reviewed ? null : (doubt ?? null),
  evidenceSourceId: evidence?.sourceId ?? null,
  evidenceQuote: evidence?.quote ?? null,
  evidenceStart: evidence?.start ?? null,
  evidenceEnd: evidence?.end ?? null,
  removedAt: null,
});
