import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { Milestone, MilestoneBody, Timeline, TimelineOrderBody, UpdateMilestoneBody } from './timeline.ts';

const OfRoadmap = z.object({ id: Id });
const OfMilestone = OfRoadmap.extend({ milestoneId: Id });

/** Only its mentor. Errors of each: NOT_FOUND, FORBIDDEN. */
export const GetTimeline = defineRpc('roadmaps.timeline', { input: OfRoadmap, output: Timeline });
/** Adds it at the end. Idempotent. Error: RULE_REFUSED at the limit. */
export const AddMilestone = defineRpc('roadmaps.add-milestone', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: MilestoneBody }),
  output: Milestone,
});
/** Error: STALE for another revision. */
export const UpdateMilestone = defineRpc('roadmaps.update-milestone', {
  roles: mentorRoles,
  input: OfMilestone.extend({ body: UpdateMilestoneBody }),
  output: Milestone,
});
export const DeleteMilestone = defineRpc('roadmaps.delete-milestone', {
  input: OfMilestone,
  output: Success,
});
/** VALIDATION unless every milestone is named exactly once. */
export const OrderTimeline = defineRpc('roadmaps.order-timeline', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ body: TimelineOrderBody }),
  output: Timeline,
});
