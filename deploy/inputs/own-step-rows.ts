import { others, privateRoute, type Row } from './rows.ts';
import type { Scene } from './scene.ts';

const paramsOf = ({ published }: Scene) => ({
  id: published.id,
  stepId: published.stages[0]!.steps[0]!.id,
});
const aBrowser = () => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const foreign: Row['foreign'] = ({ draft, elsewhere, published }) => [
  { who: [...others], params: { id: draft.id, stepId: draft.stages[0]!.steps[0]!.id }, status: 404 },
  // A step of another roadmap.
  {
    who: ['learner'],
    params: { id: published.id, stepId: elsewhere.stages[0]!.steps[0]!.id },
    status: 404,
  },
];
const ofStep: Row = { session: 'required', params: paramsOf, foreign };
const ownOfStep: Row = { session: 'required', params: paramsOf, ownOnly: true };
const ofSaved: Row = { session: 'required', params: ({ published }) => ({ id: published.id }) };

/** Notes, reminders and days of learners, their browsers, their coachings of a step, and roadmaps saved for later. */
export const ownStepRows: Record<string, Row> = {
  'GET /api/roadmaps/{id}/own-steps': {
    ...ofSaved,
    foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
  },
  'PUT /api/roadmaps/{id}/steps/{stepId}/note': {
    ...ofStep,
    body: () => ({ text: 'The green folder', revision: 0 }),
    accepted: ['text: empty', 'text: only blanks'],
  },
  'PUT /api/roadmaps/{id}/steps/{stepId}/today': {
    ...ofStep,
    body: () => ({ done: true, timeZone: 'Europe/Madrid' }),
  },
  // Other tests complete the step of `published`, which then takes no reminder.
  'PUT /api/roadmaps/{id}/steps/{stepId}/reminder': {
    ...ofStep,
    params: ({ elsewhere }) => ({ id: elsewhere.id, stepId: elsewhere.stages[0]!.steps[0]!.id }),
    body: () => ({ date: tomorrow(), time: '18:30', timeZone: 'Europe/Madrid' }),
  },
  'DELETE /api/roadmaps/{id}/steps/{stepId}/reminder': ownOfStep,
  // A step without reminders.
  'GET /api/roadmaps/{id}/steps/{stepId}/reminder.ics': {
    ...ofStep,
    params: ({ elsewhere }) => ({ id: elsewhere.id, stepId: elsewhere.stages.at(-1)!.steps[0]!.id }),
  },
  'GET /api/roadmaps/{id}/steps/{stepId}/coachings': ownOfStep,
  'DELETE /api/coachings/{id}': { session: 'required', ownOnly: true },
  'GET /api/account/daily-reminder': privateRoute,
  'PUT /api/account/daily-reminder': {
    session: 'required',
    body: () => ({ time: '20:00', timeZone: 'Europe/Madrid', pausedUntil: null }),
    accepted: ['time: null', 'pausedUntil: null'],
  },
  'PUT /api/account/time-zone': { session: 'required', body: () => ({ timeZone: 'Europe/Madrid' }) },
  'GET /api/account/push-key': privateRoute,
  'PUT /api/account/push-device': { session: 'required', body: aBrowser },
  'POST /api/account/push-device/remove': {
    session: 'required',
    body: () => ({ endpoint: aBrowser().endpoint }),
  },
  'GET /api/saved-roadmaps': privateRoute,
  'PUT /api/saved-roadmaps/{id}': {
    ...ofSaved,
    foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
  },
  'DELETE /api/saved-roadmaps/{id}': { ...ofSaved, ownOnly: true },
};
