import type { Evidence, Roadmap as RoadmapView, Stage, Step } from '@waymark/contracts/roadmaps/http';
import type { EntityManager } from 'typeorm';
import { roadmapNotFound } from '../domain/roadmap.ts';
import { roadmapFields, SUMMARY_COLUMNS, SUMMARY_TABLES, type SummaryRecord } from './summary.ts';

const STEPS_OF_STAGE = `
  SELECT json_agg(json_build_object(
    'id', p.id, 'title', p.title, 'description', p.description, 'estimatedDuration', p.estimated_duration,
    'resourceLinks', p.resource_links, 'order', p.position, 'origin', p.origin,
    'sourceId', p.evidence_source_id, 'quote', p.evidence_quote,
    'start', p.evidence_start, 'end', p.evidence_end
  ) ORDER BY p.position) FROM steps p WHERE p.stage_id = s.id`;

const STAGES_OF_ROADMAP = `
  SELECT json_agg(json_build_object(
    'id', s.id, 'title', s.title, 'description', s.description, 'estimatedDuration', s.estimated_duration,
    'order', s.position, 'origin', s.origin, 'steps', coalesce((${STEPS_OF_STAGE}), '[]'::json)
  ) ORDER BY s.position) FROM stages s WHERE s.roadmap_id = r.id`;

type StepRecord = Omit<Step, 'evidence'> & { [K in keyof Evidence]: Evidence[K] | null };
type StageRecord = Omit<Stage, 'steps'> & { steps: StepRecord[] };

/**
 * All of a roadmap by one statement, so that revision, stages and steps fit together.
 * Error: NOT_FOUND, also for a draft whose mentor is not the viewer.
 */
export async function readWholeRoadmap(
  em: EntityManager,
  id: string,
  viewerId: number | undefined,
): Promise<RoadmapView> {
  const [record] = await em.query<(SummaryRecord & { stages: StageRecord[] })[]>(
    `SELECT ${SUMMARY_COLUMNS}, coalesce((${STAGES_OF_ROADMAP}), '[]'::json) AS stages
     FROM ${SUMMARY_TABLES} WHERE r.id = $1`,
    [id],
  );
  if (!record) throw roadmapNotFound();
  const isOwner = record.mentorId === viewerId;
  if (record.status === 'draft' && !isOwner) throw roadmapNotFound();
  return {
    ...roadmapFields(record),
    revision: record.revision,
    isOwner,
    version: null,
    hasUnpublishedChanges: false,
    stages: record.stages.map((stage) => ({
      ...stage,
      mentorNote: null,
      voiceClip: null,
      artifacts: [],
      steps: stage.steps.map(toStep),
    })),
  };
}

const toStep = ({ sourceId, quote, start, end, ...step }: StepRecord): Step => ({
  ...step,
  evidence: sourceId === null ? null : ({ sourceId, quote, start, end } as Evidence),
});
