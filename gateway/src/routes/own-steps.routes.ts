import * as routes from '@waymark/contracts/roadmaps/own-step-routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc-own-steps';
import { forward, forwardController } from '../http/forward.ts';

export const OwnStepsRoutes = forwardController('OwnSteps', {
  ownSteps: forward(routes.getOwnSteps, rpc.GetOwnSteps, {
    summary: "The caller's private notes and reminders on a roadmap",
  }),
  saveNote: forward(routes.saveStepNote, rpc.SaveStepNote, {
    summary: "Stores the caller's private note on a step; an empty one deletes it",
  }),
  setReminder: forward(routes.setStepReminder, rpc.SetStepReminder, {
    quota: 'mail',
    summary: "Sets or changes the caller's reminder of a step",
  }),
  deleteReminder: forward(routes.deleteStepReminder, rpc.DeleteStepReminder, {
    summary: "Removes the caller's reminder of a step",
  }),
  coachingTries: forward(routes.listCoachingTries, rpc.ListCoachingTries, {
    summary: "The caller's coachings of a step, newest first",
  }),
  deleteCoaching: forward(routes.deleteCoaching, rpc.DeleteCoaching, {
    summary: "Deletes one of the caller's coachings",
  }),
  saved: forward(routes.listSaved, rpc.ListSaved, { summary: 'The roadmaps the caller saved for later' }),
  save: forward(routes.saveRoadmap, rpc.SaveRoadmap, { summary: 'Saves a roadmap for later' }),
  unsave: forward(routes.unsaveRoadmap, rpc.UnsaveRoadmap, { summary: 'Removes a saved roadmap' }),
});
