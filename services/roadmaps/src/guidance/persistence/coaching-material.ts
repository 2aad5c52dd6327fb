import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { EntityManager } from 'typeorm';
import { LearnerJourney } from '../../learning/domain/learner-journey.ts';
import { readLearning } from '../../learning/persistence/learning.ts';
import { readVisibleStep } from '../../learning/persistence/visible-step.ts';
import type { MoodsTable, ReflectionsTable } from '../../persistence/tables.ts';
import { maySend } from '../../sources/persistence/may-send.ts';
import type { CoachingRequest } from '../domain/coaching.ts';

/** Without a quote that an `outside` model may not read, and without passages. Error: NOT_FOUND. */
export async function readCoachingMaterial(
  em: EntityManager,
  request: CoachingRequest,
  { outside }: { outside: boolean },
): Promise<Omit<CoachingMaterial, 'passages'>> {
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

interface InnerLife {
  mood: MoodsTable['mood'] | null;
  reflections: ReflectionsTable['text'][];
}

/** A mood of the last week, and the newest reflections; $1 learner, $2 roadmap. */
const INNER_LIFE = `
  SELECT (SELECT mood FROM moods WHERE user_id = $1 AND roadmap_id = $2 AND at > now() - interval '7 days') AS mood,
    ARRAY(SELECT left(text, 500) FROM reflections
      WHERE user_id = $1 AND roadmap_id = $2 AND deleted_at IS NULL
      ORDER BY written_at DESC, id DESC LIMIT 5) AS reflections`;

async function readInnerLife(em: EntityManager, { roadmapId, userId }: OfLearner): Promise<InnerLife> {
  const [found] = await em.query<InnerLife[]>(INNER_LIFE, [userId, roadmapId]);
  return found!;
}
