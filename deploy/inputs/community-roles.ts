/** Part of the table of roles, with the same columns: the network, and requests for help. */
export const communityRoles: Record<string, number[]> = {
  'GET /api/community-growth': [401, 403, 200, 200, 200, 200],
  'GET /api/community-stats': [401, 403, 200, 200, 200, 200],
  'GET /api/mentor-network': [401, 403, 200, 200, 200, 200],
  'GET /api/mentor-network/me': [401, 403, 200, 200, 200, 200],
  'PUT /api/mentor-network/me': [401, 403, 200, 200, 200, 200],
  'GET /api/mentor-network/skills': [401, 403, 200, 200, 200, 200],
  'GET /api/support-requests': [401, 403, 200, 200, 200, 200],
  'POST /api/support-requests': [401, 403, 201, 201, 201, 201],
  'GET /api/support-requests/{id}': [401, 403, 200, 200, 200, 200],
  'PUT /api/support-requests/{id}': [401, 403, 403, 403, 200, 403],
  'POST /api/support-requests/{id}/close': [401, 403, 403, 403, 200, 403],
  'PUT /api/support-requests/{id}/helped': [401, 403, 403, 403, 200, 403],
  'POST /api/support-requests/{id}/reopen': [401, 403, 403, 403, 200, 403],
  'POST /api/support-requests/{id}/responses': [401, 403, 201, 201, 201, 201],
  'DELETE /api/support-requests/{id}/responses/{responseId}': [401, 403, 403, 403, 200, 403],
  'PATCH /api/support-requests/{id}/responses/{responseId}': [401, 403, 403, 403, 200, 403],
};
