import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Growth } from './growth.ts';
import { memberRoles } from './rpc-network.ts';

/** Of the caller. */
export const GetGrowth = defineRpc('community.growth', {
  roles: memberRoles,
  input: z.object({}),
  output: Growth,
});
