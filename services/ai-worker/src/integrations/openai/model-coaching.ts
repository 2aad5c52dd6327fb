import { Coaching, type CoachingMaterial, SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { z } from 'zod';
import { exactQuote } from '../../domain/coaching/mentor-quote.ts';
import { HarmCheck } from './harm.ts';
import { clipFields, clipLine, clipList, clipQuote, type Parsed, parseResponse } from './model-text.ts';
import { wireSchema } from './wire-schema.ts';

const MAX_ACTIONS = 4;
const MAX_QUESTIONS = 3;
const NO_ACTION = 'There is no action in it that the learner could safely do.';

const Crisis = z.enum(['strong', 'weak']);
const ModelCoaching = Coaching.omit({ safety: true }).extend({
  crisis: Crisis.nullable().describe('Whether the learner, a child or somebody else is in danger'),
  kind: SafetyKind.nullable().describe('The danger, or the topic that belongs to somebody qualified'),
});
export type ModelCoaching = z.infer<typeof ModelCoaching>;

export const COACHING_SCHEMA = wireSchema(ModelCoaching);

/** Leaves out what could hurt the learner. */
export function parseModelCoaching(response: string, material: CoachingMaterial): Parsed<ModelCoaching> {
  const parsed = parseResponse(response, ModelCoaching, clipCoaching);
  if (!parsed.ok) return parsed;
  const { opening, actions, questions, obstacle, quote, encouragement, crisis, kind } = parsed.value;
  const harm = new HarmCheck([material.stepTitle, material.stepDescription, material.quote ?? '', opening]);
  const harmIn = (text: string) => harm.reasonIn(text) !== null;
  const value: ModelCoaching = {
    opening: harmIn(opening) ? '' : opening,
    actions: actions.filter(({ title, detail }) => !harmIn(title) && !harmIn(detail)),
    questions: questions.filter((question) => !harmIn(question)),
    obstacle: obstacle && harmIn(obstacle) ? null : obstacle,
    quote: exactQuote(quote, material),
    encouragement: harmIn(encouragement) ? '' : encouragement,
    crisis,
    kind,
  };
  const needsAction = crisis !== 'strong' && kind === null;
  return needsAction && value.actions.length === 0 ? { ok: false, problem: NO_ACTION } : { ok: true, value };
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
  }));

const clipAction = (value: unknown): unknown =>
  clipFields(value, ({ title, detail }) => ({
    title: clipLine(title, 120),
    detail: clipLine(detail ?? '', 500),
  }));
