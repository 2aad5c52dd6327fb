import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { LearnerJourney } from '../domain/learner-journey.ts';
import { readLearning } from './learning.ts';
import { readWholeRoadmap } from './whole-roadmap.ts';

/** A step as one learner sees it. */
export interface VisibleStep {
  roadmap: Roadmap;
  stage: Stage;
  step: Step;
}

export interface StepOfLearner {
  userId: number;
  roadmapId: string;
  stepId: string;
}

/** From what the roadmap's page shows them, so that nothing else of the mentor's is there to be told. Error: NOT_FOUND. */
export async function readVisibleStep(em: EntityManager, of: StepOfLearner): Promise<VisibleStep> {
  const roadmap = await readWholeRoadmap(em, of.roadmapId, of.userId);
  for (const stage of roadmap.stages) {
    const step = stage.steps.find(({ id }) => id === of.stepId);
    if (step) return { roadmap, stage, step };
  }
  throw new AppError('NOT_FOUND', 'This step is not part of the roadmap any more.');
}

/** What the mentor says about the step: all that may be quoted. A description the AI wrote is not theirs. */
export const wordsOf = ({ stage, step }: VisibleStep): string[] =>
  [step.evidence?.quote, stage.mentorNote, step.origin === 'mentor' ? step.description : null].filter(
    (text) => typeof text === 'string',
  );

/** Error: NOT_FOUND. */
export async function readCoachingMaterial(
  em: EntityManager,
  of: StepOfLearner,
  userContext: string,
): Promise<CoachingMaterial> {
  const { roadmap, stage, step } = await readVisibleStep(em, of);
  const { stages, done } = await readLearning(em, of.roadmapId, of.userId);
  const { completedSteps, totalSteps } = new LearnerJourney(stages, done);
  const steps = roadmap.stages.flatMap((one) => one.steps);
  const at = steps.indexOf(step);
  return {
    roadmapTitle: roadmap.title,
    mentorName: roadmap.mentor.name,
    stageTitle: stage.title,
    stageDescription: stage.description,
    mentorNote: stage.mentorNote,
    stepTitle: step.title,
    stepDescription: step.description,
    stepDuration: step.estimatedDuration,
    quote: step.evidence?.quote ?? null,
    before: steps[at - 1]?.title ?? null,
    after: steps[at + 1]?.title ?? null,
    completedSteps,
    totalSteps,
    userContext,
  };
}
