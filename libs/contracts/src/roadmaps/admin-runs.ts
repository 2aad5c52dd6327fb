import { z } from 'zod';
import { searchWords } from '../text.ts';
import { ListRunsQuery, RunSummary } from './run-history.ts';
import { RunKind } from './runs.ts';

/** `evaluation`: of a mentor application, from services/identity. */
export const AdminRunKind = z.enum([...RunKind.options, 'evaluation']);
export type AdminRunKind = z.infer<typeof AdminRunKind>;

/** Why a run ended without a result. */
export const RunCause = z.enum(['no-material', 'engine', 'given-up', 'cancelled']);
export type RunCause = z.infer<typeof RunCause>;

/** A run as admins see it: figures only, no title, message or text of its owner. */
export const AdminRun = RunSummary.pick({
  id: true,
  status: true,
  phase: true,
  progress: true,
  engine: true,
  usage: true,
  paidCalls: true,
  createdAt: true,
  finishedAt: true,
})
  .extend({
    kind: AdminRunKind,
    userId: z.number().int(),
    username: z.string().nullable(), // null: deleted, or not readable now
    cause: RunCause.nullable(),
    enqueueCount: z.number().int(), // more than 1: its job or worker was lost
  })
  .meta({ id: 'AdminRun' });
export type AdminRun = z.infer<typeof AdminRun>;

/** `q`: words of user name or e-mail address; of many matches the newest 100 users. Newest runs first. */
export const ListAdminRunsQuery = ListRunsQuery.extend({
  kind: z.enum(AdminRunKind.options, { error: `kind can be ${AdminRunKind.options.join(', ')}` }).optional(),
  q: searchWords,
});
export type ListAdminRunsQuery = z.infer<typeof ListAdminRunsQuery>;

/** A queue of jobs of the AI. */
export const AiQueue = z
  .object({
    name: z.string(),
    waiting: z.number().int(),
    active: z.number().int(),
    delayed: z.number().int(),
    failed: z.number().int(),
  })
  .meta({ id: 'AiQueue' });
export type AiQueue = z.infer<typeof AiQueue>;
