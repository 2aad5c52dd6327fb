import * as rpc from '@waymark/contracts/roadmaps/rpc-user-stories';
import * as routes from '@waymark/contracts/roadmaps/user-story-routes';
import { forward, forwardController } from '../http/forward.ts';

export const UserStoriesRoutes = forwardController('UserStories', {
  submit: forward(routes.submitStory, rpc.SubmitStory, {
    status: 201,
    summary: "Submits the caller's story, which an admin may publish on the landing page",
  }),
  mine: forward(routes.listMyStories, rpc.ListMyStories, {
    summary: "The caller's submitted stories, newest first",
  }),
  withdraw: forward(routes.withdrawStory, rpc.WithdrawStory, {
    summary: "Withdraws one of the caller's stories; a published one is taken down",
  }),
  list: forward(routes.listUserStories, rpc.ListUserStories, {
    summary: 'For admins: submitted stories, newest first',
  }),
  decide: forward(routes.decideStory, rpc.DecideStory, {
    quota: 'decision',
    summary: 'For admins: publishes or rejects a story, or takes a published one down; informs its author',
  }),
});
