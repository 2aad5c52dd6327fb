import { z } from 'zod';
import { WordingMaterial } from '../ai/wording.ts';
import { mentorRoles } from '../caller.ts';
import { defineRpc } from '../rpc.ts';
import { Roadmap } from './http.ts';
import { Id } from './id.ts';
import { Review, ReviewDecision } from './review.ts';
import { AiRun } from './runs.ts';

const OfRoadmap = z.object({ id: Id });
const Decided = z.object({ review: Review, roadmap: Roadmap });

/** Only its mentor; NOT_FOUND for others, as for every edit. */
export const GetReview = defineRpc('roadmaps.review', { input: OfRoadmap, output: Review });
/**
 * Idempotent. Errors of every edit, and RULE_REFUSED: the first step of a stage has none to merge with; a passage held
 * back cannot be the quote of another step (`details.heldBackId`); it has been decided on; a taken passage is a step
 * already (`details.stepId`), or its stage is full.
 */
export const DecideReview = defineRpc('roadmaps.decide-review', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: ReviewDecision }),
  output: Decided,
});
/** Reverts the last decision. Errors: RULE_REFUSED without one, STALE if the roadmap was changed since. */
export const UndoReview = defineRpc('roadmaps.undo-review', {
  roles: mentorRoles,
  input: OfRoadmap,
  output: Decided,
});

/** Starts a run that offers one wording of a step. Errors: NOT_FOUND, RUN_ACTIVE, TOO_MANY. Needs a model. */
export const StartWording = defineRpc('roadmaps.start-wording', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ stepId: Id }),
  output: AiRun,
});
/** Only for the ai-worker. */
export const BeginWording = defineRpc('roadmaps.worker.begin-wording', {
  access: 'service',
  input: z.object({ runId: Id, outside: z.boolean().default(false) }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({ next: z.literal('word'), material: WordingMaterial }),
  ]),
});
