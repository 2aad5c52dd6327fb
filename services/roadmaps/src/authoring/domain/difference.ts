import type { RoadmapState, StageState, StepState } from './roadmap-state.ts';

export type StageRecord = Omit<StageState, 'steps'> & { position: number };
export type StepRecord = StepState & { stageId: string; position: number };

export interface Difference {
  details: boolean;
  savedStages: StageRecord[];
  removedStages: string[];
  savedSteps: StepRecord[];
  /** Removed from the roadmap; their rows and progress remain. */
  removedSteps: string[];
}

export function difference(before: RoadmapState, after: RoadmapState): Difference {
  const stages = compare(stageRecords(before), stageRecords(after));
  const steps = compare(stepRecords(before), stepRecords(after));
  return {
    details: JSON.stringify(details(before)) !== JSON.stringify(details(after)),
    savedStages: stages.saved,
    removedStages: stages.removed,
    savedSteps: steps.saved,
    removedSteps: steps.removed,
  };
}

export const isEmpty = ({ details, ...lists }: Difference): boolean =>
  !details && Object.values(lists).every((list) => list.length === 0);

const details = ({ stages, revision, ...rest }: RoadmapState) => rest;

export const stageRecords = ({ stages }: RoadmapState): StageRecord[] =>
  stages.map(({ steps, ...stage }, position) => ({ ...stage, position }));

export const stepRecords = ({ stages }: Pick<RoadmapState, 'stages'>): StepRecord[] =>
  stages.flatMap((stage) => stage.steps.map((step, position) => ({ ...step, stageId: stage.id, position })));

function compare<T extends { id: string }>(before: T[], after: T[]): { saved: T[]; removed: string[] } {
  const old = new Map(before.map((record) => [record.id, JSON.stringify(record)]));
  const kept = new Set(after.map(({ id }) => id));
  return {
    saved: after.filter((record) => old.get(record.id) !== JSON.stringify(record)),
    removed: before.map(({ id }) => id).filter((id) => !kept.has(id)),
  };
}
