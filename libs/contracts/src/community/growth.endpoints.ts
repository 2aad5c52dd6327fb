import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Growth } from './growth.ts';
import { memberRoles } from './network.endpoints.ts';

/** Of the caller. */
export const GetGrowth = endpoint('GET /api/community-growth', {
  subject: 'community.growth',
  roles: memberRoles,
  summary: 'What the caller did in the community, for the caller only',
  input: z.object({}),
  output: Growth,
});
