/** Progress on a roadmap; shared by server and screens, so without zod and clock. */
export type StageStatus = 'Completed' | 'In Progress' | 'Not Started';

export interface JourneyStage {
  readonly id: string;
  readonly steps: readonly { readonly id: string }[];
}

/** Step ids mapped to done; ids that are not on the roadmap are ignored. */
export type StepProgress = Readonly<Record<string, boolean>>;

export interface JourneyStageState {
  readonly id: string;
  readonly status: StageStatus;
  readonly completedSteps: number;
  readonly totalSteps: number;
  readonly locked: boolean; // its steps cannot be ticked yet
}

export interface Journey {
  readonly stages: readonly JourneyStageState[];
  readonly completedSteps: number;
  readonly totalSteps: number;
  readonly percent: number; // see percentDone
  readonly currentStage: number; // index; 0 for a roadmap without stages
}

export function stageStatus(stage: JourneyStage, done: StepProgress): StageStatus {
  const completed = countDone(stage, done);
  if (completed === 0) return 'Not Started';
  return completed === stage.steps.length ? 'Completed' : 'In Progress';
}

export function journey(stages: readonly JourneyStage[], done: StepProgress): Journey {
  const totals = stages.map((stage) => ({ done: countDone(stage, done), all: stage.steps.length }));
  const completedSteps = totals.reduce((sum, stage) => sum + stage.done, 0);
  const totalSteps = totals.reduce((sum, stage) => sum + stage.all, 0);
  return {
    stages: stages.map((stage, index) => ({
      id: stage.id,
      status: stageStatus(stage, done),
      completedSteps: totals[index]!.done,
      totalSteps: totals[index]!.all,
      locked: isStageLocked(stages, index, done),
    })),
    completedSteps,
    totalSteps,
    percent: percentDone(completedSteps, totalSteps),
    currentStage: currentStage(stages.length, completedSteps, totalSteps),
  };
}

/** 0–100, rounded to the nearest; 0 only for nothing and 100 only for all. */
export function percentDone(completed: number, total: number): number {
  if (completed === 0 || total === 0) return 0;
  if (completed >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((completed / total) * 100)));
}

/** The first open step of the first open stage; null if there is none. */
export function nextStep(
  stages: readonly JourneyStage[],
  done: StepProgress,
): { stageIndex: number; stepId: string } | null {
  const stageIndex = stages.findIndex(
    (stage, index) =>
      stageStatus(stage, done) !== 'Completed' &&
      stage.steps.length > 0 &&
      !isStageLocked(stages, index, done),
  );
  const step = stages[stageIndex]?.steps.find(({ id }) => done[id] !== true);
  return step ? { stageIndex, stepId: step.id } : null;
}

/** An unstarted stage is locked until the nearest earlier stage with steps is completed. */
export function isStageLocked(stages: readonly JourneyStage[], index: number, done: StepProgress): boolean {
  const stage = stages[index];
  if (!stage || index === 0 || stageStatus(stage, done) !== 'Not Started') return false;
  const before = stages.slice(0, index).findLast((earlier) => earlier.steps.length > 0);
  return before !== undefined && stageStatus(before, done) !== 'Completed';
}

/** Completed steps divided by the average number of steps per stage, rounded down, capped at the last stage. */
function currentStage(stageCount: number, completedSteps: number, totalSteps: number): number {
  if (stageCount === 0 || totalSteps === 0) return 0;
  // Multiplied first: dividing by a rounded average would be off by one at stage borders.
  return Math.min(Math.floor((completedSteps * stageCount) / totalSteps), stageCount - 1);
}

const countDone = (stage: JourneyStage, done: StepProgress): number =>
  stage.steps.filter((step) => done[step.id] === true).length;
