import { Coaching, type CoachingMaterial, SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { Allow, parse as parsePartialJson } from 'partial-json';
import { z } from 'zod';
import { exactQuote } from '../../domain/coaching/mentor-quote.ts';
import { floorReason } from '../../domain/floor.ts';
import { clipFields, clipLine, clipList, clipQuote, type Parsed, parseResponse } from './model-text.ts';
import { wireSchema } from './wire-schema.ts';

const MAX_ACTIONS = 4;
const MAX_QUESTIONS = 3;
const NO_ACTION = 'There is no action in it that the learner could safely do.';

const Crisis = z.enum(['strong', 'ask-first']);
/** The danger comes first: nothing that follows is shown while it is unknown. */
const ModelCoaching = z.object({
  crisis: Crisis.nullable().describe('Whether somebody may be in danger, or should ask a professional first'),
  kind: SafetyKind.nullable().describe('The danger, or the topic that belongs to somebody qualified'),
  urgent: z.boolean().describe('Whether it cannot wait'),
  ...Coaching.omit({ safety: true }).shape,
});
export type ModelCoaching = z.infer<typeof ModelCoaching>;

export const COACHING_SCHEMA = wireSchema(ModelCoaching);

/** Leaves out what could hurt the learner. */
export function parseModelCoaching(response: string, material: CoachingMaterial): Parsed<ModelCoaching> {
  const parsed = parseResponse(response, ModelCoaching, clipCoaching);
  if (!parsed.ok) return parsed;
  const value = { ...withoutHarm(parsed.value), quote: exactQuote(parsed.value.quote, material) };
  const needsAction = value.crisis === null && value.kind === null;
  return needsAction && value.actions.length === 0 ? { ok: false, problem: NO_ACTION } : { ok: true, value };
}

/**
 * The whole texts of a response that is still arriving. Null until the model has written that it found no danger.
 */
export function parsePartialCoaching(response: string): Coaching | null {
  const start = response.indexOf('{', response.lastIndexOf('</think>') + 1);
  if (start < 0 || response.trimStart().startsWith('<think>') !== response.includes('</think>')) return null;
  const json: unknown = parsePartialJson(response.slice(start), Allow.OBJ | Allow.ARR);
  const written = PartialCoaching.safeParse(json);
  if (!written.success) return null;
  const parsed = ModelCoaching.safeParse(clipCoaching({ ...EMPTY, ...written.data }));
  if (!parsed.success) return null;
  const { crisis, kind, urgent, ...coaching } = withoutHarm(parsed.data);
  return { ...coaching, quote: null };
}

const EMPTY = {
  ...{ urgent: false, opening: '', actions: [], questions: [] },
  ...{ obstacle: null, quote: null, encouragement: '' },
};
/** An action counts once its detail has arrived. */
const PartialCoaching = z.object({
  crisis: z.null(),
  kind: z.null(),
  opening: z.string().optional(),
  actions: z
    .array(z.unknown())
    .transform((actions) => actions.filter((one) => WholeAction.safeParse(one).success))
    .optional(),
  questions: z.array(z.string()).optional(),
  obstacle: z.string().nullable().optional(),
  encouragement: z.string().optional(),
});
const WholeAction = z.object({ title: z.string().min(1), detail: z.string() });

function withoutHarm(coaching: ModelCoaching): ModelCoaching {
  const { opening, actions, questions, obstacle, encouragement } = coaching;
  const harmIn = (text: string) => floorReason(text) !== null;
  return {
    ...coaching,
    opening: harmIn(opening) ? '' : opening,
    actions: actions.filter(({ title, detail }) => !harmIn(title) && !harmIn(detail)),
    questions: questions.filter((question) => !harmIn(question)),
    obstacle: obstacle && harmIn(obstacle) ? null : obstacle,
    encouragement: harmIn(encouragement) ? '' : encouragement,
  };
}

const clipCoaching = (value: unknown): unknown =>
  clipFields(value, (fields) => ({
    opening: clipLine(fields.opening ?? '', 800),
    actions: clipList(fields.actions ?? [], MAX_ACTIONS, clipAction),
    questions: clipList(fields.questions ?? [], MAX_QUESTIONS, (question) => clipLine(question, 300)),
    obstacle: clipLine(fields.obstacle, 500) || null,
    quote: clipQuote(fields.quote),
    encouragement: clipLine(fields.encouragement ?? '', 300),
    crisis: Crisis.safeParse(fields.crisis).data ?? null,
    kind: SafetyKind.safeParse(fields.kind).data ?? null,
    urgent: fields.urgent === true,
  }));

const clipAction = (value: unknown): unknown =>
  clipFields(value, ({ title, detail }) => ({
    title: clipLine(title, 120),
    detail: clipLine(detail ?? '', 500),
  }));
