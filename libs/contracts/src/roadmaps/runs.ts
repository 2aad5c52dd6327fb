import { z } from 'zod';
import { Draft } from '../ai/draft.ts';
import { Coaching } from './coaching.ts';
import { Id } from './id.ts';
import { TRANSCRIPT_MAX_CHARS } from './sources.ts';

export const RunStatus = z.enum(['queued', 'running', 'succeeded', 'refused', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof RunStatus>;
export const isRunOver = (status: RunStatus): boolean => status !== 'queued' && status !== 'running';

export const RunPhase = z.enum(['queued', 'reading', 'understanding', 'drafting', 'checking', 'done']);
export type RunPhase = z.infer<typeof RunPhase>;

/**
 * What became of the draft: `applied` to the roadmap; `waiting` for the mentor's word because stages stand there already;
 * `discarded` by the mentor; null while there is no draft.
 */
export const RunOutcome = z.enum(['applied', 'waiting', 'discarded']);

export const AiRun = z
  .object({
    id: z.string(),
    kind: z.enum(['generate-roadmap', 'coaching']),
    roadmapId: z.string(),
    /** Of a coaching. */
    stepId: z.string().nullable(),
    status: RunStatus,
    phase: RunPhase,
    /** 0–1 within the whole run. */
    progress: z.number().min(0).max(1),
    engine: z.enum(['offline', 'openai']).nullable(),
    /** For people: why it was refused or failed, or what was made. */
    message: z.string().nullable(),
    outcome: RunOutcome.nullable(),
    stagesGenerated: z.number().int(),
    /** Stages drafted so far (while running) or the whole draft (when over). */
    draft: Draft.shape.stages.or(z.array(z.never())),
    /** What a coaching came to. */
    coaching: Coaching.nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AiRun' });
export type AiRun = z.infer<typeof AiRun>;

/** Spec §7. `content` and `audioTranscript` become sources of the roadmap; `artifacts` name uploads that are there already. */
export const GenerateRoadmapBody = z
  .object({
    roadmapId: Id,
    content: z.string().max(TRANSCRIPT_MAX_CHARS, 'This is longer than we can take at once.').optional(),
    audioTranscript: z
      .string()
      .max(TRANSCRIPT_MAX_CHARS, 'This is longer than we can take at once.')
      .optional(),
    artifacts: z
      .array(z.object({ filename: z.string().max(255), type: z.string().max(120) }))
      .max(50)
      .optional(),
  })
  .meta({ id: 'GenerateRoadmapBody' });
export type GenerateRoadmapBody = z.infer<typeof GenerateRoadmapBody>;

export const GenerateRoadmapAnswer = z
  .object({
    success: z.boolean(),
    stagesGenerated: z.number().int(),
    message: z.string(),
    runId: z.string(),
    outcome: RunOutcome.nullable(),
  })
  .meta({ id: 'GenerateRoadmapAnswer' });
export type GenerateRoadmapAnswer = z.infer<typeof GenerateRoadmapAnswer>;

/**
 * The mentor's word on a draft that waits: add it after what stands, put it in its place, take it stage by stage, or
 * drop it. `take` names the draft's stages that are wanted (by place) and the standing stages that go; what is in
 * neither list stays as it is. A taken stage that has a counterpart keeps its id and those of the steps that live on.
 */
export const ResolveDraftBody = z
  .object({
    action: z.enum(['append', 'replace', 'take', 'discard'], {
      error: 'Choose append, replace, take or discard.',
    }),
    take: z.array(z.number().int().min(0)).max(40).optional(),
    drop: z.array(Id).max(40).optional(),
    /** Of the working copy the choice was made on; another one stored answers 409 STALE. */
    revision: z.number().int().optional(),
  })
  .meta({ id: 'ResolveDraftBody' });
export type ResolveDraftBody = z.infer<typeof ResolveDraftBody>;

/** One entry of a run's event log, as sent by SSE: `id` is the entry's number, so a reader can go on after it. */
export const RunEvent = z
  .object({ id: z.number().int(), type: z.enum(['progress', 'partial', 'end']), run: AiRun })
  .meta({ id: 'RunEvent' });
export type RunEvent = z.infer<typeof RunEvent>;
