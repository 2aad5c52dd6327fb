import { Coaching, type CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { exactQuote } from '../../domain/coaching/mentor-quote.ts';
import { clipFields, clipLine, clipList, clipQuote, type Parsed, parseResponse } from './model-text.ts';
import { wireSchema } from './wire-schema.ts';

const MAX_ACTIONS = 4;

export const COACHING_SCHEMA = wireSchema(Coaching.omit({ safety: true }));

export function parseModelCoaching(response: string, material: CoachingMaterial): Parsed<Coaching> {
  const parsed = parseResponse(response, Coaching, clipCoaching);
  if (!parsed.ok) return parsed;
  return { ok: true, value: { ...parsed.value, quote: exactQuote(parsed.value.quote, material) } };
}

const clipCoaching = (value: unknown): unknown =>
  clipFields(value, ({ opening, actions, obstacle, quote, encouragement }) => ({
    opening: clipLine(opening, 800),
    actions: clipList(actions, MAX_ACTIONS, clipAction),
    obstacle: clipLine(obstacle, 500) || null,
    quote: clipQuote(quote),
    encouragement: clipLine(encouragement, 300),
  }));

const clipAction = (value: unknown): unknown =>
  clipFields(value, ({ title, detail }) => ({ title: clipLine(title, 120), detail: clipLine(detail, 500) }));
