import { Coaching, type CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { exactQuote } from '../../domain/coaching/mentor-quote.ts';
import { isRecord, line, list, parseJson } from './model-text.ts';
import { wireSchema } from './wire-schema.ts';

const MOST_ACTIONS = 4;

/** JSON Schema the model is asked for. */
export const COACHING_SCHEMA = wireSchema(Coaching.omit({ safety: true }));

export type ReadCoaching = { ok: true; coaching: Coaching } | { ok: false; problem: string };

/** Reads a model's answer: lengths are cut to the contract's, a quote the mentor never said is dropped, all else must fit. */
export function readModelCoaching(answer: string, material: CoachingMaterial): ReadCoaching {
  const json = parseJson(answer);
  if (json === undefined) return { ok: false, problem: 'The answer is not one whole JSON object.' };
  const parsed = Coaching.safeParse(clipped(json));
  if (parsed.success)
    return { ok: true, coaching: { ...parsed.data, quote: exactQuote(parsed.data.quote, material) } };
  const issues = parsed.error.issues.slice(0, 8);
  return {
    ok: false,
    problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  };
}

const clipped = (value: unknown): unknown =>
  isRecord(value)
    ? {
        opening: line(value.opening, 800),
        actions: list(value.actions, MOST_ACTIONS, clippedAction),
        obstacle: blankAsNull(line(value.obstacle, 500)),
        quote: typeof value.quote === 'string' ? value.quote.slice(0, 600) : null,
        encouragement: line(value.encouragement, 300),
      }
    : value;

const clippedAction = (value: unknown): unknown =>
  isRecord(value) ? { title: line(value.title, 120), detail: line(value.detail, 500) } : value;

const blankAsNull = (value: unknown): unknown => value || null;
