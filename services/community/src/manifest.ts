import { defineProcess } from '@waymark/messaging/manifest';
import { Env } from './env.ts';

export const manifest = defineProcess({
  name: 'community',
  purpose: 'network, support, materials (planned); schema, health and messaging are set up',
  env: Env,
  tables: {},
});
