import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import {
  type Journey,
  type JourneyStageState,
  journey,
  nextStep,
  type StepProgress,
} from '@waymark/contracts/roadmaps/journey';
import type { TrailState } from '../../shared/trail/geometry.ts';

export interface StepView {
  step: Step;
  done: boolean;
  mark: TrailState;
}

export interface StageView {
  stage: Stage;
  number: number;
  state: JourneyStageState;
  mark: TrailState;
  steps: StepView[];
  /** The title of the stage that has to be completed first; null if this one is open. */
  lockedBy: string | null;
}

export interface JourneyView {
  journey: Journey;
  stages: StageView[];
  /** The first open step of the first open stage; null if there is none. */
  next: { stageIndex: number; step: Step } | null;
  /** The stage of the next step, else the average one; undefined without stages. */
  current: StageView | undefined;
}

/** A roadmap with the state of each stage and step for one learner. */
export function journeyView(roadmap: Roadmap, progress: StepProgress): JourneyView {
  const overall = journey(roadmap.stages, progress);
  const next = nextOf(roadmap, progress);
  const stages = roadmap.stages.map((stage, index): StageView => {
    const state = overall.stages[index]!;
    return {
      stage,
      number: index + 1,
      state,
      mark: state.status === 'Completed' ? 'done' : next?.stageIndex === index ? 'current' : 'ahead',
      lockedBy: state.locked
        ? (roadmap.stages.slice(0, index).findLast((one) => one.steps.length > 0)?.title ?? null)
        : null,
      steps: stage.steps.map((step) => {
        const done = progress[step.id] === true;
        return { step, done, mark: done ? 'done' : next?.step.id === step.id ? 'current' : 'ahead' };
      }),
    };
  });
  return { journey: overall, stages, next, current: stages[next?.stageIndex ?? overall.currentStage] };
}

function nextOf({ stages }: Roadmap, progress: StepProgress): JourneyView['next'] {
  const next = nextStep(stages, progress);
  const step = stages[next?.stageIndex ?? -1]?.steps.find(({ id }) => id === next?.stepId);
  return next && step ? { stageIndex: next.stageIndex, step } : null;
}
