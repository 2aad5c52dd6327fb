import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { Success } from '../success.ts';
import { Edited, EditedStage, OrderBody, Roadmap, StageBody } from './http.ts';
import { Id, OfRoadmap } from './id.ts';

const OfStage = OfRoadmap.extend({ stageId: Id });

/** 30 steps of ten links each, beside their texts. */
const stageLimits = { bodyLimit: 768 * 1024, bodyValues: 1_000 };

export const AddStage = endpoint('POST /api/roadmaps/{id}/stages', {
  subject: 'roadmaps.add-stage',
  roles: authorGrants,
  ...stageLimits,
  status: 201,
  summary: 'Adds a stage with its steps at the end',
  input: OfRoadmap.extend({ body: StageBody }),
  output: EditedStage,
});
/** Steps without an id are new, missing ones are removed. VALIDATION for a step of another roadmap. */
export const UpdateStage = endpoint('PATCH /api/roadmaps/{id}/stages/{stageId}', {
  subject: 'roadmaps.update-stage',
  roles: authorGrants,
  ...stageLimits,
  summary: 'Replaces a stage; steps that keep their id keep their progress',
  input: OfStage.extend({ body: StageBody }),
  output: EditedStage,
});
export const DeleteStage = endpoint('DELETE /api/roadmaps/{id}/stages/{stageId}', {
  subject: 'roadmaps.delete-stage',
  roles: authorGrants,
  summary: 'Removes a stage and its steps',
  input: OfStage,
  output: Success.extend(Edited.shape),
});

/** The ids of 40 stages of 30 steps. */
const orderLimits = { bodyLimit: 96 * 1024, bodyValues: 1_500 };

/** VALIDATION unless every stage and every step is named exactly once. */
export const Reorder = endpoint('PUT /api/roadmaps/{id}/order', {
  subject: 'roadmaps.reorder',
  roles: authorGrants,
  ...orderLimits,
  summary: 'Sets the order of all stages and steps',
  input: OfRoadmap.extend({ body: OrderBody }),
  output: Roadmap,
});
