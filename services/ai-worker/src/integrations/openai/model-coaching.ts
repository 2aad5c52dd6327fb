import { Coaching, type CoachingMaterial, SafetyKind } from '@waymark/contracts/roadmaps/coaching';
import { z } from 'zod';
import { exactQuote } from '../../domain/coaching/mentor-quote.ts';
import type { Doubts } from '../../domain/doubts.ts';
import { floorReason } from '../../domain/floor.ts';
import { clipFields, clipLine, clipList, clipQuote, type Parsed, parseResponse } from './model-text.ts';
import { wireSchema } from './wire-schema.ts';

const MAX_ACTIONS = 4;
const MAX_QUESTIONS = 3;
const MAX_PASSAGES = 2;
const NO_ACTION = 'There is no action in it that the learner could safely do.';

const Crisis = z.enum(['strong', 'ask-first']);
/** The danger comes first: what follows is written with it in mind. */
const ModelCoaching = z.object({
  crisis: Crisis.nullable().describe('Whether somebody may be in danger, or should ask a professional first'),
  kind: SafetyKind.nullable().describe('The danger, or the topic that belongs to somebody qualified'),
  urgent: z.boolean().describe('Whether it cannot wait'),
  passages: z.array(z.number().int()).describe('Numbers of the passages that the learner should read'),
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

/** What a learner would read, each as an item to be judged; numbered from 1. */
export const toItems = ({ opening, actions, questions, obstacle, encouragement }: ModelCoaching) =>
  [
    { what: 'opening', text: opening },
    ...actions.map(({ title, detail }) => ({ what: 'action', text: `${title}. ${detail}` })),
    ...questions.map((text) => ({ what: 'question to the mentor', text })),
    { what: 'obstacle', text: obstacle ?? '' },
    { what: 'encouragement', text: encouragement },
  ].map((one, i) => ({ item: i + 1, ...one }));

/** Without the items that a model doubts. */
export function withoutDoubted(coaching: ModelCoaching, doubts: Doubts): ModelCoaching {
  let item = 0;
  const isKept = (): boolean => !doubts.has(++item);
  return {
    ...coaching,
    opening: isKept() ? coaching.opening : '',
    actions: coaching.actions.filter(isKept),
    questions: coaching.questions.filter(isKept),
    obstacle: isKept() ? coaching.obstacle : null,
    encouragement: isKept() ? coaching.encouragement : '',
  };
}

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
    passages: clipNumbers(fields.passages, MAX_PASSAGES),
  }));

const clipNumbers = (value: unknown, most: number): number[] =>
  Array.isArray(value) ? value.filter(Number.isInteger).slice(0, most) : [];

const clipAction = (value: unknown): unknown =>
  clipFields(value, ({ title, detail }) => ({
    title: clipLine(title, 120),
    detail: clipLine(detail ?? '', 500),
  }));
