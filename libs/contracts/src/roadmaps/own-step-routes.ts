import { route } from '../route.ts';
import type { RoadmapSummary } from './http.ts';
import type { OwnSteps, StepNote, StepNoteBody, StepReminder, StepReminderBody } from './own-steps.ts';
import type { AiRun } from './runs.ts';

type OfStep = { id: string; stepId: string };

/** The caller's notes and reminders on a roadmap. */
export const getOwnSteps = route<{ params: { id: string }; response: OwnSteps }>(
  'GET',
  '/api/roadmaps/{id}/own-steps',
);
export const saveStepNote = route<{ params: OfStep; body: StepNoteBody; response: StepNote }>(
  'PUT',
  '/api/roadmaps/{id}/steps/{stepId}/note',
);
export const setStepReminder = route<{ params: OfStep; body: StepReminderBody; response: StepReminder }>(
  'PUT',
  '/api/roadmaps/{id}/steps/{stepId}/reminder',
);
export const deleteStepReminder = route<{ params: OfStep; response: { success: true } }>(
  'DELETE',
  '/api/roadmaps/{id}/steps/{stepId}/reminder',
);

/** The caller's coachings of a step, newest first. */
export const listCoachingTries = route<{ params: OfStep; response: AiRun[] }>(
  'GET',
  '/api/roadmaps/{id}/steps/{stepId}/coachings',
);
export const deleteCoaching = route<{ params: { id: string }; response: { success: true } }>(
  'DELETE',
  '/api/coachings/{id}',
);

/** Newest first. */
export const listSaved = route<{ response: RoadmapSummary[] }>('GET', '/api/saved-roadmaps');
export const saveRoadmap = route<{ params: { id: string }; response: { success: true } }>(
  'PUT',
  '/api/saved-roadmaps/{id}',
);
export const unsaveRoadmap = route<{ params: { id: string }; response: { success: true } }>(
  'DELETE',
  '/api/saved-roadmaps/{id}',
);
