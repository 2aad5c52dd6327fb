import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { RoadmapSummary } from './http.ts';
import { Id } from './id.ts';
import { OwnSteps, StepNote, StepNoteBody, StepReminder, StepReminderBody } from './own-steps.ts';
import { AiRun } from './runs.ts';

const OfRoadmap = z.object({ id: Id });
const OfStep = z.object({ id: Id, stepId: Id });

/** Error: NOT_FOUND. */
export const GetOwnSteps = defineRpc('roadmaps.own-steps', { input: OfRoadmap, output: OwnSteps });
/**
 * Idempotent. Errors: NOT_FOUND (also the step), STALE (another window wrote another text: details.text,
 * details.revision), RULE_REFUSED (too many characters on one roadmap).
 */
export const SaveStepNote = defineRpc('roadmaps.save-step-note', {
  input: OfStep.extend({ body: StepNoteBody }),
  output: StepNote,
});
/**
 * Sets or changes the reminder, and follows the roadmap. Errors: NOT_FOUND (also the step), VALIDATION (not within a
 * year, or skipped by the clocks), RULE_REFUSED (a completed step, an own draft, or too many open ones).
 */
export const SetStepReminder = defineRpc('roadmaps.set-step-reminder', {
  input: OfStep.extend({ body: StepReminderBody }),
  output: StepReminder,
});
/** Idempotent. */
export const DeleteStepReminder = defineRpc('roadmaps.delete-step-reminder', {
  input: OfStep,
  output: Success,
});
/** `url`: the address of the step. Error: NOT_FOUND. */
export const GetReminderIcs = defineRpc('roadmaps.step-reminder-ics', {
  input: OfStep.extend({ url: z.url().max(2_000) }),
  output: z.object({ ics: z.string(), filename: z.string() }),
});

/** Newest first. */
export const ListCoachingTries = defineRpc('roadmaps.coaching-tries', {
  input: OfStep,
  output: z.array(AiRun),
});
/** Idempotent, also for another user's. Error: RUN_ACTIVE (details.runId). */
export const DeleteCoaching = defineRpc('roadmaps.delete-coaching', { input: OfRoadmap, output: Success });

/** Those the caller may see, newest first. */
export const ListSaved = defineRpc('roadmaps.list-saved', {
  input: z.object({}),
  output: z.array(RoadmapSummary),
});
/** Idempotent. Errors: NOT_FOUND, RULE_REFUSED (an own draft, or too many). */
export const SaveRoadmap = defineRpc('roadmaps.save', { input: OfRoadmap, output: Success });
/** Idempotent. */
export const UnsaveRoadmap = defineRpc('roadmaps.unsave', { input: OfRoadmap, output: Success });
