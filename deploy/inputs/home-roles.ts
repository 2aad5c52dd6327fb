/** Part of the table of roles, with the same columns. No caller has finished the roadmap. */
export const homeRoles: Record<string, number[]> = {
  'GET /api/home': [401, 200, 200, 200, 200, 200],
  'GET /api/mentor/waiting': [401, 200, 200, 200, 200, 200],
  'GET /api/mentor/thanks': [401, 200, 200, 200, 200, 200],
  'DELETE /api/mentor/thanks/{id}': [401, 404, 404, 404, 404, 404],
  'GET /api/roadmaps/{id}/ending': [401, 422, 422, 422, 422, 422],
  'POST /api/roadmaps/{id}/thanks': [401, 422, 422, 422, 422, 422],
  'DELETE /api/roadmaps/{id}/thanks': [401, 200, 200, 200, 200, 200],
  'POST /api/roadmaps/{id}/certificate': [401, 422, 422, 422, 422, 422],
  'GET /api/certificates/{code}': [404, 404, 404, 404, 404, 404],
  'DELETE /api/certificates/{code}': [401, 404, 404, 404, 404, 404],
  'POST /api/user-stories': [401, 201, 201, 201, 201, 201],
  'GET /api/user-stories/featured': [200, 200, 200, 200, 200, 200],
  'GET /api/user-stories/mine': [401, 200, 200, 200, 200, 200],
  'DELETE /api/user-stories/{id}': [401, 404, 404, 404, 404, 404],
};
