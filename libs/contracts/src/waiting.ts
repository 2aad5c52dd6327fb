import { z } from 'zod';

/** Counts stop here: more is shown as "99+". */
export const MAX_WAITING = 100;

const count = z.number().int().max(MAX_WAITING).nullable();

/** How much waits for an admin, at most 100 of each. Null: cannot be read now. */
export const Waiting = z
  .object({
    applications: count, // to become a mentor
    reports: count, // open ones, of public pages and of the community
    cases: count, // contested no-shows
    payments: count, // refunds and payments that need attention
    failures: count, // dead letters, parked messages and failed jobs
  })
  .meta({ id: 'Waiting' });
export type Waiting = z.infer<typeof Waiting>;
