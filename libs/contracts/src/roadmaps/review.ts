import { z } from 'zod';
import { HeldBackReason } from '../ai/draft.ts';
import { singleLine, text } from '../text.ts';
import { Evidence } from './http.ts';
import { Id } from './id.ts';

/**
 * A passage held back from the drafts of a roadmap, which waits for the mentor. `warning`: a stage warns of it. `step`: a
 * reviewed step quotes it. `dismissed`: it is left out.
 */
export const HeldBackPassage = z
  .object({
    id: z.string(),
    reason: HeldBackReason,
    evidence: Evidence,
    state: z.enum(['held', 'warning', 'step', 'dismissed']),
  })
  .meta({ id: 'HeldBackPassage' });
export type HeldBackPassage = z.infer<typeof HeldBackPassage>;

/** The review of the working copy; its stages and steps are those of the draft version. */
export const Review = z
  .object({
    roadmapId: z.string(),
    revision: z.number().int(),
    unreviewed: z.number().int(), // steps that the mentor has not looked at
    total: z.number().int(), // steps
    undo: z.object({ action: z.string(), title: z.string() }).nullable(), // the decision that undo reverts
    heldBack: z.array(HeldBackPassage), // in the order of the story
    doubts: z.array(z.object({ stepId: z.string(), reason: HeldBackReason })), // of steps not reviewed
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;

const AtPassage = {
  sourceId: Id,
  start: z.number().int().min(0), // UTF-16 offsets into the text of the source
  end: z.number().int().min(1),
};
const OfStep = { stepId: Id, revision: z.number().int().optional() }; // revision: 409 STALE if another is stored

/**
 * One decision of the mentor. `keep`: unchanged. `edit`: in the mentor's own wording (origin mentor), or an offered
 * one that was taken unchanged (`wordingRunId`, origin ai). `merge`: into the step before it in its stage, which is
 * unreviewed then unless the mentor wrote it; its quote covers both passages if they adjoin. `skip`: not
 * part of the roadmap. `quote`: another passage of a source; in an outline it also becomes the title. `take`: a
 * passage as a new, reviewed step at its place in the story. `voice`: whether the recording is played there. `warn`: a
 * held-back passage as a warning of a stage. `use`: one as a step, as `take`. `dismiss`: one that needs nothing.
 * `as-is` and `warn-step`: a step with an order that no roadmap may give is used unchanged, or is a warning of its stage.
 */
export const ReviewDecision = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('keep'), ...OfStep }),
    z.object({
      action: z.literal('edit'),
      ...OfStep,
      title: singleLine('Step title', 120),
      description: text('Step description', 2_000, 0).default(''),
      estimatedDuration: singleLine('Duration', 40).nullable().optional(),
      wordingRunId: Id.optional(),
    }),
    z.object({ action: z.literal('merge'), ...OfStep }),
    z.object({ action: z.literal('as-is'), ...OfStep }),
    z.object({ action: z.literal('warn-step'), ...OfStep, text: text('Warning', 500) }),
    z.object({ action: z.literal('skip'), ...OfStep }),
    z.object({
      action: z.literal('voice'),
      ...OfStep,
      used: z.boolean({ error: 'used must be true or false' }),
    }),
    z.object({
      action: z.literal('quote'),
      ...OfStep,
      ...AtPassage,
    }),
    z.object({ action: z.literal('take'), ...AtPassage, revision: z.number().int().optional() }),
    z.object({
      action: z.literal('warn'),
      heldBackId: Id,
      stageId: Id,
      text: text('Warning', 500),
      revision: z.number().int().optional(),
    }),
    z.object({ action: z.literal('use'), heldBackId: Id, revision: z.number().int().optional() }),
    z.object({ action: z.literal('dismiss'), heldBackId: Id, revision: z.number().int().optional() }),
  ])
  .meta({ id: 'ReviewDecision' });
export type ReviewDecision = z.infer<typeof ReviewDecision>;

/** `details.unreviewed` of NOT_PUBLISHABLE, at most 100; `details.count` is the number of all. */
export const UnreviewedStep = z.object({ stepId: z.string(), title: z.string(), stageTitle: z.string() });
export type UnreviewedStep = z.infer<typeof UnreviewedStep>;

/**
 * `details.questions` of NOT_PUBLISHABLE, at most 100: a step with an order that no roadmap may give, until the mentor has
 * decided whether it is a warning. `sentence`: the words with the order.
 */
export const StepQuestion = UnreviewedStep.extend({ sentence: z.string() });
export type StepQuestion = z.infer<typeof StepQuestion>;
