import { z } from 'zod';
import { DraftPlan } from '../ai/draft-plan.ts';
import { Outside } from '../ai/outside.ts';
import { Reading } from '../ai/reading.ts';
import { authorGrants } from '../caller.ts';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { Id } from './id.ts';
import { PlanDraftQuery } from './run-history.ts';
import { AiRun, GenerateRoadmapBody, GenerateRoadmapResponse, ResolveDraftBody } from './runs.ts';
import { SourceKind, STORY_BODY_LIMIT } from './sources.ts';

/** `sourceIds`: the material; default: all of it. Errors: RUN_ACTIVE (details.runId), TOO_MANY, NOT_FOUND, FORBIDDEN. */
export const StartRun = defineRpc('roadmaps.start-run', {
  roles: authorGrants,
  input: z.object({ roadmapId: Id, sourceIds: z.array(Id).min(1).max(60).optional() }),
  output: AiRun,
});
/** As StartRun; its draft waits to be accepted. `roadmapId`: also of a sample, for every user; else FORBIDDEN without the role. */
export const StartGhostwrite = defineRpc('roadmaps.start-ghostwrite', {
  input: z.object({ roadmapId: Id }),
  output: AiRun,
});
/**
 * For the mentor of the roadmap. `typed`: bytes of UTF-8 that are about to be added. What a draft would read now,
 * and what that takes at most.
 */
export const PlanDraft = endpoint('GET /api/roadmaps/{id}/draft-plan', {
  subject: 'roadmaps.plan-draft',
  summary:
    'How much a draft would read now, in how many calls of a model, and what they may cost; for its mentor',
  input: PlanDraftQuery.extend({ id: Id }),
  query: PlanDraftQuery,
  output: DraftPlan,
});
/**
 * As RetryRun for the draft of a roadmap, but from the mentor's own words alone: no model reads them. RULE_REFUSED
 * for a run that is active, has succeeded or is no draft of a roadmap.
 */
export const RetryRunWithoutAi = endpoint('POST /api/ai-runs/{id}/retry-without-ai', {
  subject: 'roadmaps.retry-run-without-ai',
  roles: authorGrants,
  quota: 'ai',
  status: 202,
  summary:
    "Starts a new run over the current sources that drafts from the mentor's own words, without a model",
  input: z.object({ id: Id }),
  output: AiRun,
});
export const ResolveDraft = endpoint('POST /api/ai-runs/{id}/draft', {
  subject: 'roadmaps.resolve-draft',
  roles: authorGrants,
  summary: 'Applies or discards a pending draft',
  input: z.object({ id: Id, body: ResolveDraftBody }),
  output: AiRun,
});

/** Only the ai-worker's NATS login may call it. */
export const BeginRun = defineRpc('roadmaps.worker.begin-run', {
  access: 'service',
  input: z.object({ runId: Id, ...Outside }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }), // ended, cancelled or unknown
    z.object({ next: z.literal('wait'), waitingFor: z.string() }), // a source is still being read
    z.object({
      next: z.literal('draft'),
      kind: z.enum(['generate-roadmap', 'ghostwrite']),
      /** Of a sample instead of sources. */
      sampleId: z.string().nullable(),
      /** The mentor about themselves; for a ghostwriter. */
      about: z.string().nullable(),
      paidCalls: z.number().int().min(0), // of this run so far
      withoutAi: z.boolean().optional(), // from the mentor's own words alone
      reading: Reading.nullish(), // of earlier starts, or of the run that this one repeats
      roadmap: z.object({
        id: z.string(),
        title: z.string(),
        description: z.string(),
        category: z.string().nullable(),
      }),
      sources: z.array(
        z.object({
          id: z.string(),
          kind: SourceKind,
          name: z.string(),
          textKey: z.string(),
          words: z.number().int(),
          speaker: z.string().nullable().optional(), // the mentor's label in it
        }),
      ),
    }),
  ]),
});

/** Served by a controller of the gateway. */
export const GenerateRoadmapEndpoint = gatewayEndpoint('POST /api/generate-roadmap', {
  roles: authorGrants,
  quota: 'ai',
  bodyLimit: STORY_BODY_LIMIT,
  summary: 'Drafts a roadmap from its material; waits, or returns 202 and the run with Prefer: respond-async',
  body: GenerateRoadmapBody,
  output: GenerateRoadmapResponse.or(AiRun),
});
