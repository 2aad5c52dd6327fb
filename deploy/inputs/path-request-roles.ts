/** Part of the table of roles, with the same columns. */
export const pathRequestRoles: Record<string, number[]> = {
  'POST /api/path-requests': [401, 201, 201, 201, 201, 201],
  'GET /api/path-requests/mine': [401, 200, 200, 200, 200, 200],
  'DELETE /api/path-requests/{id}': [401, 404, 404, 404, 404, 404],
  'GET /api/mentor/path-requests': [401, 403, 200, 200, 200, 200],
};
