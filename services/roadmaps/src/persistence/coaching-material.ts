import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { Roadmap, Stage, Step } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { LearnerJourney } from '../domain/learner-journey.ts';
import type { CoachingRequest } from '../domain/run-requests.ts';
import { readLearning } from './learning.ts';
import { maySend } from './may-send.ts';
import { readRoadmap } from './published-roadmap.ts';

interface VisibleStep {
  roadmap: Roadmap;
  stage: Stage;
  step: Step;
}

/** Reads the version that the learner sees, so that unpublished texts never reach the AI. Error: NOT_FOUND. */
export async function readVisibleStep(
  em: EntityManager,
  { roadmapId, userId, stepId }: Pick<CoachingRequest, 'roadmapId' | 'userId' | 'stepId'>,
): Promise<VisibleStep> {
  const roadmap = await readRoadmap(em, roadmapId, { userId });
  for (const stage of roadmap.stages) {
    const step = stage.steps.find(({ id }) => id === stepId);
    if (step) return { roadmap, stage, step };
  }
  throw new AppError('NOT_FOUND', 'This step is no longer part of the roadmap.');
}

/** Without a quote that an `outside` model may not read. Error: NOT_FOUND. */
export async function readCoachingMaterial(
  em: EntityManager,
  request: CoachingRequest,
  { outside }: { outside: boolean },
): Promise<CoachingMaterial> {
  const { roadmap, stage, step } = await readVisibleStep(em, request);
  const isQuoted = !outside || (await maySend(em, step.evidence));
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
    quote: isQuoted ? (step.evidence?.quote ?? null) : null,
    before: steps[at - 1]?.title ?? null,
    after: steps[at + 1]?.title ?? null,
    userContext: request.userContext,
    progress: request.useProgress ? await readProgress(em, request) : null,
    ...(request.useReflections ? await readInnerLife(em, request) : { mood: null, reflections: [] }),
  };
}

type OfLearner = Pick<CoachingRequest, 'roadmapId' | 'userId'>;

async function readProgress(
  em: EntityManager,
  { roadmapId, userId }: OfLearner,
): Promise<CoachingMaterial['progress']> {
  const { stages, done } = await readLearning(em, roadmapId, userId);
  const { completedSteps, totalSteps } = new LearnerJourney(stages, done);
  return { completedSteps, totalSteps };
}

/** A mood of the last week, and the newest reflections; $1 learner, $2 roadmap. */
const INNER_LIFE = `
  SELECT (SELECT mood FROM moods WHERE user_id = $1 AND roadmap_id = $2 AND at > now() - interval '7 days') AS mood,
    ARRAY(SELECT left(text, 500) FROM reflections
      WHERE user_id = $1 AND roadmap_id = $2 AND deleted_at IS NULL
      ORDER BY written_at DESC, id DESC LIMIT 5) AS reflections`;

async function readInnerLife(
  em: EntityManager,
  { roadmapId, userId }: OfLearner,
): Promise<Pick<CoachingMaterial, 'mood' | 'reflections'>> {
  const [found] = await em.query<Pick<CoachingMaterial, 'mood' | 'reflections'>[]>(INNER_LIFE, [
    userId,
    roadmapId,
  ]);
  return found!;
}
