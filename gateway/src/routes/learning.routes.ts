import { CompanionQuery } from '@waymark/contracts/roadmaps/learning';
import * as learningRoutes from '@waymark/contracts/roadmaps/learning-routes';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import * as learning from '@waymark/contracts/roadmaps/rpc-learning';
import { forward, forwardController } from '../http/forward.ts';

/** 1200 ticks of a long step id each. */
const mergeLimits = { bodyLimit: 192 * 1024, bodyValues: 5_000 };

export const LearningRoutes = forwardController('Learning', {
  progress: forward(routes.getProgress, rpc.GetProgress, {
    summary: "The caller's own progress on a roadmap",
  }),
  setProgress: forward(routes.setProgress, rpc.SetProgress, { summary: 'Ticks or unticks a step' }),
  mergeProgress: forward(learningRoutes.mergeProgress, learning.MergeProgress, {
    ...mergeLimits,
    summary: 'Merges ticks made elsewhere, each with its time: the latest wins',
  }),
  resetProgress: forward(learningRoutes.resetProgress, learning.ResetProgressRpc, {
    summary: 'Unticks all steps',
  }),
  undoReset: forward(learningRoutes.undoReset, learning.UndoReset, {
    summary: 'Undoes a reset, within 24 hours',
  }),
  following: forward(routes.listFollowing, rpc.ListFollowing, {
    summary: "The roadmaps the caller follows, with the caller's progress",
  }),
  follow: forward(routes.follow, rpc.Follow, { summary: 'Follows a roadmap' }),
  unfollow: forward(routes.unfollow, rpc.Unfollow, { summary: 'Unfollows a roadmap; progress stays' }),

  companion: forward(learningRoutes.getCompanion, learning.GetCompanion, {
    fields: CompanionQuery,
    summary: "The caller's streak, last mood and reflections on a roadmap",
  }),
  checkIn: forward(learningRoutes.checkIn, learning.CheckIn, {
    summary: "Stores the caller's mood of today on a roadmap",
  }),
  addReflection: forward(learningRoutes.addReflection, learning.AddReflection, {
    status: 201,
    summary: 'Adds a private reflection; idempotent by the id that the caller chose',
  }),
  removeReflection: forward(learningRoutes.deleteReflection, learning.DeleteReflection, {
    summary: "Removes one of the caller's reflections",
  }),
  coachings: forward(learningRoutes.listCoachings, learning.ListCoachings, {
    summary: "The caller's newest coaching of each step of a roadmap",
  }),
  askStory: forward(learningRoutes.askStory, learning.AskStory, {
    quota: 'ai',
    summary: "Answers a question with passages of the mentor's own words",
  }),
});
