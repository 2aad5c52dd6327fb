import * as interviewRoutes from '@waymark/contracts/roadmaps/interview-routes';
import * as interview from '@waymark/contracts/roadmaps/rpc-interview';
import * as timeline from '@waymark/contracts/roadmaps/rpc-timeline';
import * as timelineRoutes from '@waymark/contracts/roadmaps/timeline-routes';
import { forward, forwardController } from '../http/forward.ts';

/** Bytes: ten steps with four links each. */
const MILESTONE_LIMIT = 128 * 1024;

/** What a mentor writes in a form: the interview and the timeline of a roadmap. */
export const WrittenRoutes = forwardController('Written', {
  interview: forward(interviewRoutes.getInterview, interview.GetInterview, {
    summary: 'The answers to the five questions; for its mentor',
  }),
  saveInterviewAnswer: forward(interviewRoutes.saveInterviewAnswer, interview.SaveInterviewAnswer, {
    bodyLimit: 64 * 1024,
    summary: 'Saves an answer; 409 when another window has changed it',
  }),
  deleteInterview: forward(interviewRoutes.deleteInterview, interview.DeleteInterview, {
    summary: 'Deletes all answers',
  }),
  startFollowUp: forward(interviewRoutes.startFollowUp, interview.StartFollowUp, {
    status: 202,
    quota: 'ai',
    summary: 'Starts a run that asks one question about an answer; needs a model',
  }),
  dismissFollowUp: forward(interviewRoutes.dismissFollowUp, interview.DismissFollowUp, {
    summary: 'Deletes a follow-up question with its answer',
  }),
  timeline: forward(timelineRoutes.getTimeline, timeline.GetTimeline, {
    summary: 'The milestones in their order; for its mentor',
  }),
  addMilestone: forward(timelineRoutes.addMilestone, timeline.AddMilestone, {
    status: 201,
    bodyLimit: MILESTONE_LIMIT,
    summary: 'Adds a milestone at the end',
  }),
  updateMilestone: forward(timelineRoutes.updateMilestone, timeline.UpdateMilestone, {
    bodyLimit: MILESTONE_LIMIT,
    summary: 'Replaces a milestone; 409 when another window has changed it',
  }),
  deleteMilestone: forward(timelineRoutes.deleteMilestone, timeline.DeleteMilestone, {
    summary: 'Removes a milestone',
  }),
  orderTimeline: forward(timelineRoutes.orderTimeline, timeline.OrderTimeline, {
    summary: 'Sets the order of all milestones',
  }),
});
