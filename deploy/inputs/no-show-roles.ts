/** Part of the table of roles, with the same columns. */
export const noShowRoles: Record<string, number[]> = {
  'GET /api/admin/no-show-cases': [401, 403, 403, 200, 403, 403],
  'POST /api/admin/no-show-cases/{id}/decision': [401, 403, 403, 404, 403, 403],
  'GET /api/no-show-record': [401, 200, 200, 200, 200, 200],
  'POST /api/sessions/{id}/join': [401, 404, 404, 404, 404, 200],
  'POST /api/sessions/{id}/no-show': [401, 404, 404, 404, 404, 409],
  'POST /api/sessions/{id}/no-show/response': [401, 404, 404, 404, 404, 409],
};
