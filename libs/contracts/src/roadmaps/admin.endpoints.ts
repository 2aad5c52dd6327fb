import { ReasonBody } from '../admin-actions.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { AdminRoadmap, ListAdminRoadmapsQuery } from './admin.ts';
import { OfRoadmap } from './id.ts';

export const ListAdminRoadmaps = endpoint('GET /api/admin/roadmaps', {
  subject: 'roadmaps.admin-list',
  roles: ['admin'],
  summary: 'Published, archived or hidden roadmaps by words, newest first; for admins',
  input: ListAdminRoadmapsQuery,
  output: pageOf(AdminRoadmap),
});
/** Idempotent. Errors: NOT_FOUND, RULE_REFUSED unless it is published. */
export const HideRoadmap = endpoint('POST /api/admin/roadmaps/{id}/hide', {
  subject: 'roadmaps.hide',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Hides a published roadmap from everybody but its mentor and admins, with a reason',
  input: OfRoadmap.extend({ body: ReasonBody }),
  output: AdminRoadmap,
});
/** Idempotent. Error: NOT_FOUND. */
export const RestoreRoadmap = endpoint('POST /api/admin/roadmaps/{id}/restore', {
  subject: 'roadmaps.restore',
  roles: ['admin'],
  quota: 'decision',
  summary: 'Shows a hidden roadmap again',
  input: OfRoadmap,
  output: AdminRoadmap,
});
