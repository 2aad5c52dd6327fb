import { z } from 'zod';
import { Outside } from '../ai/outside.ts';
import { WordingMaterial } from '../ai/wording.ts';
import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Roadmap } from './http.ts';
import { Id, OfRoadmap } from './id.ts';
import { Review, ReviewDecision } from './review.ts';
import { AiRun } from './runs.ts';

const Decided = z.object({ review: Review, roadmap: Roadmap });

/** Only its mentor; NOT_FOUND for others, as for every edit. */
export const GetReview = endpoint('GET /api/roadmaps/{id}/review', {
  subject: 'roadmaps.review',
  summary: 'What is left to review, and what was held back from the drafts; for its mentor',
  input: OfRoadmap,
  output: Review,
});
/**
 * Idempotent. Errors of every edit, and RULE_REFUSED: the first step of a stage has none to merge with; a passage
 * held back cannot be the quote of another step (`details.heldBackId`); it has been decided on; a taken passage is a
 * step already (`details.stepId`), or its stage is full.
 */
export const DecideReview = endpoint('POST /api/roadmaps/{id}/review/decisions', {
  subject: 'roadmaps.decide-review',
  roles: authorGrants,
  summary:
    'One decision of the mentor: on a step, on a passage held back, or on a sentence to be made a step',
  input: OfRoadmap.extend({ body: ReviewDecision }),
  output: Decided,
});
/** Reverts the last decision. Errors: RULE_REFUSED without one, STALE if the roadmap was changed since. */
export const UndoReview = endpoint('POST /api/roadmaps/{id}/review/undo', {
  subject: 'roadmaps.undo-review',
  roles: authorGrants,
  summary: 'Reverts the last decision, unless the roadmap was changed since',
  input: OfRoadmap,
  output: Decided,
});

/**
 * Starts a run that offers one wording of a step. Errors: NOT_FOUND, RUN_ACTIVE, TOO_MANY. Needs a model. Responds
 * with the run at once (202).
 */
export const StartWording = endpoint('POST /api/roadmaps/{id}/steps/{stepId}/wording', {
  subject: 'roadmaps.start-wording',
  roles: authorGrants,
  quota: 'ai',
  status: 202,
  summary: 'Starts a run that offers one wording of a step',
  input: OfRoadmap.extend({ stepId: Id }),
  output: AiRun,
});
/** Only for the ai-worker. */
export const BeginWording = defineRpc('roadmaps.worker.begin-wording', {
  access: 'service',
  input: z.object({ runId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({ next: z.literal('word'), material: WordingMaterial }),
  ]),
});
