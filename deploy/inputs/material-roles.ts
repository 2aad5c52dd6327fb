/** As in `role-table.ts`, of the Learning Hub. */
export const allowedOfMaterials: Record<string, number[]> = {
  'GET /api/learning-materials': [200, 200, 200, 200, 200, 200],
  'POST /api/learning-materials': [401, 403, 201, 201, 201, 201],
  'GET /api/learning-materials/summary': [200, 200, 200, 200, 200, 200],
  'DELETE /api/learning-materials/{id}': [401, 403, 403, 200, 404, 404],
  'GET /api/learning-materials/{id}': [200, 200, 200, 200, 200, 200],
  'PATCH /api/learning-materials/{id}': [401, 403, 403, 200, 200, 403],
  'GET /api/learning-materials/{id}/position': [401, 200, 200, 200, 200, 200],
  'PUT /api/learning-materials/{id}/position': [401, 200, 200, 200, 200, 200],
  'POST /api/learning-materials/{id}/publish': [401, 403, 403, 403, 200, 403],
  // Afterwards it is a draft, which others cannot find.
  'POST /api/learning-materials/{id}/unpublish': [401, 403, 403, 200, 200, 404],
  'POST /api/learning-materials/{id}/view': [401, 200, 200, 200, 200, 200],
  'GET /api/mentor/learning-materials': [401, 200, 200, 200, 200, 200],
};
