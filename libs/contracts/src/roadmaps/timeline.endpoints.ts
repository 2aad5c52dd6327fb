import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { Success } from '../success.ts';
import { Id, OfRoadmap } from './id.ts';
import { Milestone, MilestoneBody, Timeline, TimelineOrderBody, UpdateMilestoneBody } from './timeline.ts';

const OfMilestone = OfRoadmap.extend({ milestoneId: Id });

/** Only its mentor. Errors of each: NOT_FOUND, FORBIDDEN. */
export const GetTimeline = endpoint('GET /api/roadmaps/{id}/timeline', {
  subject: 'roadmaps.timeline',
  summary: 'The milestones in their order; for its mentor',
  input: OfRoadmap,
  output: Timeline,
});

/** Bytes: ten steps with four links each. */
const MILESTONE_LIMIT = 128 * 1024;

/** Adds it at the end. Idempotent. Error: RULE_REFUSED at the limit. */
export const AddMilestone = endpoint('POST /api/roadmaps/{id}/timeline', {
  subject: 'roadmaps.add-milestone',
  roles: authorGrants,
  bodyLimit: MILESTONE_LIMIT,
  status: 201,
  summary: 'Adds a milestone at the end',
  input: OfRoadmap.extend({ body: MilestoneBody }),
  output: Milestone,
});
/** Error: STALE for another revision. */
export const UpdateMilestone = endpoint('PATCH /api/roadmaps/{id}/timeline/{milestoneId}', {
  subject: 'roadmaps.update-milestone',
  roles: authorGrants,
  bodyLimit: MILESTONE_LIMIT,
  summary: 'Replaces a milestone; 409 when another window has changed it',
  input: OfMilestone.extend({ body: UpdateMilestoneBody }),
  output: Milestone,
});
export const DeleteMilestone = endpoint('DELETE /api/roadmaps/{id}/timeline/{milestoneId}', {
  subject: 'roadmaps.delete-milestone',
  summary: 'Removes a milestone',
  input: OfMilestone,
  output: Success,
});
/** VALIDATION unless every milestone is named exactly once. */
export const OrderTimeline = endpoint('PUT /api/roadmaps/{id}/timeline/order', {
  subject: 'roadmaps.order-timeline',
  roles: authorGrants,
  summary: 'Sets the order of all milestones',
  input: OfRoadmap.extend({ body: TimelineOrderBody }),
  output: Timeline,
});
