import type { ReasonBody } from '../admin-actions.ts';
import { route } from '../route.ts';
import type { AdminRoadmap } from './admin.ts';

type OfRoadmap = { id: string };

export const listAdminRoadmaps = route<{
  query: { limit?: number; cursor?: string; q?: string; status?: 'published' | 'archived' | 'hidden' };
  response: AdminRoadmap[];
}>('GET', '/api/admin/roadmaps');
export const hideRoadmap = route<{ params: OfRoadmap; body: ReasonBody; response: AdminRoadmap }>(
  'POST',
  '/api/admin/roadmaps/{id}/hide',
);
export const restoreRoadmap = route<{ params: OfRoadmap; response: AdminRoadmap }>(
  'POST',
  '/api/admin/roadmaps/{id}/restore',
);
