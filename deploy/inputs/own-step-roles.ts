const OF_USERS = [401, 200, 200, 200, 200, 200];

/** As in `role-table.ts`, of what learners add to steps and save. */
export const ownStepRoles: Record<string, number[]> = {
  'GET /api/roadmaps/{id}/own-steps': OF_USERS,
  'PUT /api/roadmaps/{id}/steps/{stepId}/note': OF_USERS,
  // The learner of the demo has completed the step.
  'PUT /api/roadmaps/{id}/steps/{stepId}/reminder': [401, 422, 200, 200, 200, 200],
  'DELETE /api/roadmaps/{id}/steps/{stepId}/reminder': OF_USERS,
  'GET /api/roadmaps/{id}/steps/{stepId}/reminder.ics': [401, 404, 404, 404, 404, 404],
  'GET /api/roadmaps/{id}/steps/{stepId}/coachings': OF_USERS,
  'DELETE /api/coachings/{id}': OF_USERS,
  'GET /api/saved-roadmaps': OF_USERS,
  'PUT /api/saved-roadmaps/{id}': OF_USERS,
  'DELETE /api/saved-roadmaps/{id}': OF_USERS,
};
