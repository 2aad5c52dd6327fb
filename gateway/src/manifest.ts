import {
  EmailChanged,
  PasswordChanged,
  SecondFactorRemoved,
  SecondFactorTurnedOn,
  UserAppliesChanged,
  UserDeleted,
  UserDeletionChanged,
  UserRoleChanged,
  UserSuspended,
} from '@waymark/contracts/identity/events';
import { defineProcess } from '@waymark/messaging/manifest';
import { Env, envFaults } from './env.ts';

export const manifest = defineProcess({
  name: 'gateway',
  purpose:
    'the only public HTTP server: sessions, roles, rate limits, CSRF, uploads, status codes, OpenAPI, SSE, pages rendered in a thread with a head each, preview pictures, sitemap, an in-memory cache of public reads',
  env: Env,
  envFaults,
  // RPCs of two tokens; those of three (`roadmaps.worker.report`) are for one other service.
  calls: ['identity.*', 'roadmaps.*', 'scheduling.*', 'payments.*', 'community.*'],
  consumes: [
    { event: UserRoleChanged, effect: 'open sessions get the new role; their event streams end' },
    { event: UserAppliesChanged, effect: 'open sessions know whether an application waits' },
    { event: PasswordChanged, effect: 'ends the other sessions' },
    { event: UserDeletionChanged, effect: 'ends the sessions, or gives their rights back' },
    { event: UserDeleted, effect: 'ends the sessions' },
    { event: SecondFactorTurnedOn, effect: 'ends the other sessions' },
    { event: SecondFactorRemoved, effect: 'ends the other sessions' },
    { event: UserSuspended, effect: 'ends all sessions' },
    { event: EmailChanged, effect: 'a restored address ends all sessions' },
  ],
  redisKeys: [
    ...['session:*', 'sessions-of:*', 'sessions-ended:*', 'role-of:*', 'export-grant:*'],
    ...['login-pending:*', 'login-known:*', 'rate:*', 'upload-lock:*', 'upload-wanted:*'],
    ...['storing:*', 'registered-from:*'],
  ],
  live: ['events', 'publish', 'subscribe'],
});
