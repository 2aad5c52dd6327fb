import type { Wording } from '@waymark/contracts/ai/wording';
import type { HeldBackPassage, Review, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import { AppError } from '@waymark/kernel/app-error';
import { type EntityManager, In } from 'typeorm';
import { currentState } from '../../authoring/domain/held-back.ts';
import type { RoadmapState } from '../../authoring/domain/roadmap-state.ts';
import { readHeldBack } from '../../authoring/persistence/held-back.ts';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { StepRow } from '../../authoring/persistence/step.row.ts';
import { AiRunRow } from '../../runs/persistence/ai-run.row.ts';
import { SourceRow } from '../../sources/persistence/source.row.ts';
import type { ReviewMaterial } from '../domain/review-steps.ts';
import { findLastDecision } from './review-decisions.ts';

/** Fits into one message together with the largest roadmap. */
const MAX_LISTED = 100;

interface Decision {
  roadmapId: string;
  userId: number;
  body: ReviewDecision;
}

export async function readReview(em: EntityManager, state: RoadmapState): Promise<Review> {
  const { id, revision, stages } = state;
  const steps = stages.flatMap((stage) => stage.steps);
  const last = await findLastDecision(em, id);
  const heldBack = (await readHeldBack(em, id)).map((passage) => ({
    ...passage,
    state: currentState(passage, stages),
  }));
  return {
    roadmapId: id,
    revision,
    unreviewed: steps.filter(({ reviewed }) => !reviewed).length,
    total: steps.length,
    undo: last?.revisionAfter === revision ? { action: last.action, title: last.title } : null,
    heldBack: listed(heldBack),
    doubts: steps.flatMap(({ id: stepId, doubt, reviewed }) =>
      doubt && !reviewed ? [{ stepId, reason: doubt }] : [],
    ),
  };
}

/** Of too many, those that are still held. */
function listed(passages: HeldBackPassage[]): HeldBackPassage[] {
  if (passages.length <= MAX_LISTED) return passages;
  return passages.filter(({ state }) => state === 'held').slice(0, MAX_LISTED);
}

/** The sources whose texts a decision needs. Errors: NOT_FOUND, FORBIDDEN. */
export async function findQuotedSources(
  em: EntityManager,
  { roadmapId, userId, body }: Decision,
): Promise<{ id: string; textKey: string }[]> {
  await findOwned(em, roadmapId, userId);
  const id = await quotedSource(em, roadmapId, body);
  const source = id && (await em.findOneBy(SourceRow, { id, roadmapId, status: 'ready' }));
  return source ? [{ id: source.id, textKey: source.textKey! }] : [];
}

async function quotedSource(
  em: EntityManager,
  roadmapId: string,
  body: ReviewDecision,
): Promise<string | null> {
  if (body.action === 'quote' || body.action === 'take') return body.sourceId;
  if (body.action !== 'merge') return null;
  const step = await em.findOneBy(StepRow, { id: body.stepId, roadmapId });
  return step?.evidenceSourceId ?? null;
}

/** `texts`: read before, so a source may have been deleted since. Error: VALIDATION for a wording of another step. */
export async function readReviewMaterial(
  em: EntityManager,
  decision: Decision,
  texts: ReadonlyMap<string, string>,
): Promise<ReviewMaterial> {
  const { roadmapId } = decision;
  const existing = texts.size > 0 ? await em.findBy(SourceRow, { id: In([...texts.keys()]), roadmapId }) : [];
  return {
    heldBack: await readHeldBack(em, roadmapId),
    texts: new Map(existing.map(({ id }) => [id, texts.get(id)!])),
    wording: await readWording(em, decision),
  };
}

async function readWording(
  em: EntityManager,
  { roadmapId, userId, body }: Decision,
): Promise<Wording | null> {
  if (body.action !== 'edit' || body.wordingRunId === undefined) return null;
  const { wordingRunId: id, stepId } = body;
  const run = await em.findOneBy(AiRunRow, { id, userId, roadmapId, stepId, kind: 'wording' });
  if (run?.wording) return run.wording;
  const message = 'This wording does not belong to this step.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['wordingRunId'], message }] });
}
