/** Part of the table of roles, with the same columns. */
export const clipRoles: Record<string, number[]> = {
  'GET /api/featured-clip': [200, 200, 200, 200, 200, 200],
};
