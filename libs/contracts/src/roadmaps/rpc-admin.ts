import { z } from 'zod';
import { ReasonBody } from '../admin-actions.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { AdminRoadmap, ListAdminRoadmapsQuery } from './admin.ts';
import { Id } from './id.ts';

const OfRoadmap = z.object({ id: Id });

export const ListAdminRoadmaps = defineRpc('roadmaps.admin-list', {
  roles: ['admin'],
  input: ListAdminRoadmapsQuery,
  output: pageOf(AdminRoadmap),
});
/** Idempotent. Errors: NOT_FOUND, RULE_REFUSED unless it is published. */
export const HideRoadmap = defineRpc('roadmaps.hide', {
  roles: ['admin'],
  input: OfRoadmap.extend({ body: ReasonBody }),
  output: AdminRoadmap,
});
/** Idempotent. Error: NOT_FOUND. */
export const RestoreRoadmap = defineRpc('roadmaps.restore', {
  roles: ['admin'],
  input: OfRoadmap,
  output: AdminRoadmap,
});
