const KB = 1024;
const DEFAULT = 16 * KB;

/** Largest body of the routes that take more than the others, in bytes. */
const limits: Record<string, number> = {
  'POST /api/roadmaps/{id}/transcript': 6 * KB * KB,
  'PUT /api/sources/{id}/transcript': 6 * KB * KB,
  'POST /api/generate-roadmap': 6 * KB * KB,
  'POST /api/roadmaps/{id}/stages': 768 * KB,
  'PATCH /api/roadmaps/{id}/stages/{stageId}': 768 * KB,
  'POST /api/sources/{id}/permissions': 768 * KB,
  'POST /api/payments/webhook': 1_100_000,
  'POST /api/progress/merge': 192 * KB,
  'POST /api/roadmaps/{id}/timeline': 128 * KB,
  'PATCH /api/roadmaps/{id}/timeline/{milestoneId}': 128 * KB,
  'PUT /api/roadmaps/{id}/order': 96 * KB,
  'POST /api/account/passkeys': 72 * KB,
  'PUT /api/roadmaps/{id}/interview/{question}': 64 * KB,
  'POST /api/peer-sessions': 64 * KB,
  'PUT /api/peer-sessions/{id}': 64 * KB,
  'POST /api/login/passkey': 48 * KB,
  'POST /api/account/second-factor/proof/passkey': 48 * KB,
  'PATCH /api/sources/{id}/content': 40 * KB,
  'POST /api/apply-mentor': 32 * KB,
  'PATCH /api/admin/mentor-applications/{id}': 32 * KB,
  'POST /api/learning-materials': 32 * KB,
  'PATCH /api/learning-materials/{id}': 32 * KB,
};

export const bodyLimitOf = (route: string): number => limits[route] ?? DEFAULT;
