/** Part of the table of roles, with the same columns. The mentor hosts the session. */
export const peerSessionRoles: Record<string, number[]> = {
  'GET /api/peer-sessions': [401, 403, 200, 200, 200, 200],
  'POST /api/peer-sessions': [401, 403, 201, 201, 201, 201],
  'GET /api/peer-sessions/{id}': [401, 403, 200, 200, 200, 200],
  'PUT /api/peer-sessions/{id}': [401, 403, 403, 403, 200, 403],
  'GET /api/peer-sessions/{id}/calendar.ics': [401, 403, 403, 403, 200, 403],
  'POST /api/peer-sessions/{id}/cancel': [401, 403, 403, 403, 200, 403],
  'POST /api/peer-sessions/{id}/end': [401, 403, 403, 403, 422, 403],
  'DELETE /api/peer-sessions/{id}/registration': [401, 403, 200, 200, 200, 200],
  'PUT /api/peer-sessions/{id}/recording': [401, 403, 403, 403, 422, 403],
  'DELETE /api/peer-sessions/{id}/recording': [401, 403, 403, 403, 200, 403],
  'POST /api/peer-sessions/{id}/registration': [401, 403, 200, 200, 422, 200],
  'POST /api/peer-sessions/{id}/start': [401, 403, 403, 403, 422, 403],
};
