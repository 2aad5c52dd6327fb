import { z } from 'zod';
import { Usage } from '../ai/events.ts';
import { PageQuery } from '../paging.ts';
import { AiRun, RunKind, RunStatus } from './runs.ts';

/** `active`: queued or running. */
export const RunFilter = z.enum(['active', ...RunStatus.exclude(['queued', 'running']).options], {
  error: 'status can be active, succeeded, refused, failed or cancelled',
});
export type RunFilter = z.infer<typeof RunFilter>;

/** Newest first. */
export const ListRunsQuery = PageQuery.extend({
  kind: z.enum(RunKind.options, { error: `kind can be ${RunKind.options.join(', ')}` }).optional(),
  status: RunFilter.optional(),
});
export type ListRunsQuery = z.infer<typeof ListRunsQuery>;

/** `typed`: bytes of a text that is not stored yet. */
export const PlanDraftQuery = z.object({
  typed: z.coerce
    .number<number>({ error: 'typed must be a number of bytes' })
    .int()
    .min(0)
    .max(10_000_000)
    .default(0),
});

/** A run in the history of its owner, without its texts. */
export const RunSummary = AiRun.pick({
  id: true,
  kind: true,
  roadmapId: true,
  stepId: true,
  status: true,
  phase: true,
  progress: true,
  engine: true,
  message: true,
  outcome: true,
  stagesGenerated: true,
  createdAt: true,
  finishedAt: true,
})
  .extend({
    roadmapTitle: z.string().nullable(), // null: not visible to the owner of the run any more
    isMentor: z.boolean(), // the roadmap is the caller's own
    stepTitle: z.string().nullable(), // of an own roadmap
    usage: Usage.nullable(), // null without a model, or while it is not known
    paidCalls: z.number().int(), // calls of a model so far
  })
  .meta({ id: 'RunSummary' });
export type RunSummary = z.infer<typeof RunSummary>;

/** `freeAt`: when the next of those used leaves the window; null if none is used. */
export const Allowance = z
  .object({
    used: z.number().int(),
    limit: z.number().int(),
    freeAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Allowance' });
export type Allowance = z.infer<typeof Allowance>;

/** What the caller has used of the AI. Windows move: the last 60 minutes, the last 24 hours. */
export const AiLimits = z
  .object({
    atOnce: z.object({ used: z.number().int(), limit: z.number().int() }),
    hour: Allowance, // runs
    day: Allowance, // runs
    tokens: Allowance, // of the last 24 hours
  })
  .meta({ id: 'AiLimits' });
export type AiLimits = z.infer<typeof AiLimits>;
