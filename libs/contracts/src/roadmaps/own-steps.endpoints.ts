import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { RoadmapSummary } from './http.ts';
import { Id, OfRoadmap } from './id.ts';
import {
  OwnSteps,
  StepDays,
  StepNote,
  StepNoteBody,
  StepReminder,
  StepReminderBody,
  StepTodayBody,
} from './own-steps.ts';
import { AiRun } from './runs.ts';

const OfStep = z.object({ id: Id, stepId: Id });

/** Error: NOT_FOUND. The caller's notes, reminders and days on a roadmap. */
export const GetOwnSteps = endpoint('GET /api/roadmaps/{id}/own-steps', {
  subject: 'roadmaps.own-steps',
  summary: "The caller's private notes, reminders and days on a roadmap",
  input: OfRoadmap,
  output: OwnSteps,
});
/**
 * Idempotent. Errors: NOT_FOUND (also the step), STALE (another window wrote another text: details.text,
 * details.revision), RULE_REFUSED (too many characters on one roadmap).
 */
export const SaveStepNote = endpoint('PUT /api/roadmaps/{id}/steps/{stepId}/note', {
  subject: 'roadmaps.save-step-note',
  summary: "Stores the caller's private note on a step; an empty one deletes it",
  input: OfStep.extend({ body: StepNoteBody }),
  output: StepNote,
});
/**
 * Sets or changes the reminder, and follows the roadmap. Errors: NOT_FOUND (also the step), VALIDATION (not within a
 * year, or skipped by the clocks), RULE_REFUSED (a completed step, an own draft, or too many open ones).
 */
export const SetStepReminder = endpoint('PUT /api/roadmaps/{id}/steps/{stepId}/reminder', {
  subject: 'roadmaps.set-step-reminder',
  quota: 'mail',
  summary: "Sets or changes the caller's reminder of a step",
  input: OfStep.extend({ body: StepReminderBody }),
  output: StepReminder,
});
/** Idempotent. */
export const DeleteStepReminder = endpoint('DELETE /api/roadmaps/{id}/steps/{stepId}/reminder', {
  subject: 'roadmaps.delete-step-reminder',
  summary: "Removes the caller's reminder of a step",
  input: OfStep,
  output: Success,
});
/**
 * Stores that the caller did the step today, once per day of the zone, and follows the roadmap; or takes today back.
 * Idempotent. Errors: NOT_FOUND (also the step), RULE_REFUSED (an own draft).
 */
export const SetStepToday = endpoint('PUT /api/roadmaps/{id}/steps/{stepId}/today', {
  subject: 'roadmaps.set-step-today',
  summary: 'Stores that the caller did a step today, or takes it back on the same day',
  input: OfStep.extend({ body: StepTodayBody }),
  output: StepDays,
});
/** `url`: the address of the step. Error: NOT_FOUND. */
export const GetReminderIcs = defineRpc('roadmaps.step-reminder-ics', {
  input: OfStep.extend({ url: z.url().max(2_000) }),
  output: z.object({ ics: z.string(), filename: z.string() }),
});

/** Newest first. The caller's coachings of a step, newest first. */
export const ListCoachingTries = endpoint('GET /api/roadmaps/{id}/steps/{stepId}/coachings', {
  subject: 'roadmaps.coaching-tries',
  summary: "The caller's coachings of a step, newest first",
  input: OfStep,
  output: z.array(AiRun),
});
/** Idempotent, also for another user's. Error: RUN_ACTIVE (details.runId). */
export const DeleteCoaching = endpoint('DELETE /api/coachings/{id}', {
  subject: 'roadmaps.delete-coaching',
  summary: "Deletes one of the caller's coachings",
  input: OfRoadmap,
  output: Success,
});

/** Those the caller may see, newest first. Newest first. */
export const ListSaved = endpoint('GET /api/saved-roadmaps', {
  subject: 'roadmaps.list-saved',
  summary: 'The roadmaps the caller saved for later',
  input: z.object({}),
  output: z.array(RoadmapSummary),
});
/** Idempotent. Errors: NOT_FOUND, RULE_REFUSED (an own draft, or too many). */
export const SaveRoadmap = endpoint('PUT /api/saved-roadmaps/{id}', {
  subject: 'roadmaps.save',
  summary: 'Saves a roadmap for later',
  input: OfRoadmap,
  output: Success,
});
/** Idempotent. */
export const UnsaveRoadmap = endpoint('DELETE /api/saved-roadmaps/{id}', {
  subject: 'roadmaps.unsave',
  summary: 'Removes a saved roadmap',
  input: OfRoadmap,
  output: Success,
});
