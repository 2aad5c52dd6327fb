import { z } from 'zod';
import { Draft } from '../ai/draft.ts';
import { Extraction } from '../ai/extraction.ts';
import { Wording } from '../ai/wording.ts';
import { isVisible } from '../visible-text.ts';
import { ShownCoaching } from './coaching.ts';
import { Id } from './id.ts';
import { ShownReply } from './replies.ts';
import { TRANSCRIPT_MAX_CHARS } from './sources.ts';

/** The list of all kinds: each is defined by the slice of services/roadmaps that owns it. */
export const RunKind = z.enum([
  'generate-roadmap',
  'ghostwrite',
  'coaching',
  'wording',
  'extraction',
  'follow-up',
  'reply',
]);
export type RunKind = z.infer<typeof RunKind>;

export const RunStatus = z.enum(['queued', 'running', 'succeeded', 'refused', 'failed', 'cancelled']);
export type RunStatus = z.infer<typeof RunStatus>;
export const isRunOver = (status: RunStatus): boolean => status !== 'queued' && status !== 'running';

export const RunPhase = z.enum(['queued', 'reading', 'understanding', 'drafting', 'checking', 'done']);
export type RunPhase = z.infer<typeof RunPhase>;

/** `waiting`: the roadmap has stages already, so the mentor has to choose. */
export const RunOutcome = z.enum(['applied', 'waiting', 'discarded']);

/** What a ghostwriter has read. */
export const InputsUsed = z
  .object({
    timelineEntries: z.number().int(),
    artifacts: z.number().int(),
    hasArtifactLessons: z.boolean(),
  })
  .meta({ id: 'InputsUsed' });
export type InputsUsed = z.infer<typeof InputsUsed>;

export const AiRun = z
  .object({
    id: z.string(),
    kind: RunKind,
    roadmapId: z.string().nullable(), // null: a file that belongs to none
    stepId: z.string().nullable(), // of a coaching or a wording
    question: z.number().int().nullish(), // of the interview, for a follow-up question
    status: RunStatus,
    phase: RunPhase,
    progress: z.number().min(0).max(1), // 0–1 of the whole run
    engine: z.enum(['offline', 'openai']).nullable(),
    message: z.string().nullable(), // result, or the reason of a failure
    outcome: RunOutcome.nullable(),
    stagesGenerated: z.number().int(),
    draft: Draft.shape.stages.or(z.array(z.never())), // stages so far (running) or the whole draft
    heldBackCount: z.number().int(), // passages of a draft that were held back
    crisis: z.boolean(), // of a draft or a follow-up question: show help to the mentor
    inputsUsed: InputsUsed.nullish(), // of a ghostwritten draft
    reply: ShownReply.nullish(),
    parts: z.object({ read: z.number().int(), of: z.number().int() }).nullish(), // of a story that is read in parts
    coaching: ShownCoaching.nullable(), // once it has been judged
    wording: Wording.nullable(),
    extraction: Extraction.nullable(),
    createdAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AiRun' });
export type AiRun = z.infer<typeof AiRun>;

/** An upload, by its given or its stored name, and its type: all of it, or its kind (`image`). */
export const NamedUpload = z.object({ filename: z.string().max(255), type: z.string().max(120) });
export type NamedUpload = z.infer<typeof NamedUpload>;

const fitTogether = ({
  content = '',
  audioTranscript = '',
}: {
  content?: string;
  audioTranscript?: string;
}) => content.length + audioTranscript.length <= TRANSCRIPT_MAX_CHARS;

/** Not trimmed; empty if a reader would see nothing. */
const story = z
  .string()
  .max(TRANSCRIPT_MAX_CHARS, 'This is too long.')
  .overwrite((value) => (isVisible(value) ? value : ''));

/** Spec §7. `content` and `audioTranscript` become sources. With `artifacts`, only those uploads are read beside them. */
export const GenerateRoadmapBody = z
  .object({
    roadmapId: Id,
    content: story.optional(),
    audioTranscript: story.optional(),
    artifacts: z.array(NamedUpload).max(50).optional(),
  })
  .refine(fitTogether, { path: ['audioTranscript'], error: 'This is too long.' })
  .meta({ id: 'GenerateRoadmapBody' });
export type GenerateRoadmapBody = z.infer<typeof GenerateRoadmapBody>;

export const GenerateRoadmapResponse = z
  .object({
    success: z.boolean(),
    stagesGenerated: z.number().int(),
    message: z.string(),
    runId: z.string(),
    outcome: RunOutcome.nullable(),
  })
  .meta({ id: 'GenerateRoadmapResponse' });
export type GenerateRoadmapResponse = z.infer<typeof GenerateRoadmapResponse>;

/** `take`: the draft's stages to add (by index), and existing stages to remove. A counterpart's id is reused. */
export const ResolveDraftBody = z
  .object({
    action: z.enum(['append', 'replace', 'take', 'discard'], {
      error: 'Choose append, replace, take or discard.',
    }),
    take: z.array(z.number().int().min(0)).max(40).optional(),
    drop: z.array(Id).max(40).optional(),
    revision: z.number().int().optional(), // of the working copy; 409 STALE if another is stored
  })
  .meta({ id: 'ResolveDraftBody' });
export type ResolveDraftBody = z.infer<typeof ResolveDraftBody>;

export const RunEvent = z
  .object({ id: z.number().int(), type: z.enum(['progress', 'partial', 'end']), run: AiRun })
  .meta({ id: 'RunEvent' });
export type RunEvent = z.infer<typeof RunEvent>;
