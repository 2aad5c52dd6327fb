import type { z } from 'zod';

export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

/** Parses a response after `clip` has cut its texts and lists; `problem` is written for the model. */
export function parseResponse<T>(
  response: string,
  schema: z.ZodType<T>,
  clip: (json: unknown) => unknown,
): Parsed<T> {
  const json = parseJson(response);
  if (json === undefined) return { ok: false, problem: 'The answer is not one whole JSON object.' };
  const parsed = schema.safeParse(clip(json));
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues.slice(0, 8);
  return {
    ok: false,
    problem: issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
  };
}

/** The object within a response: models add code fences and reasoning. Undefined without a whole one. */
export function parseJson(response: string): unknown {
  const from = response.indexOf('{');
  const to = response.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(response.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

export const clipFields = (
  value: unknown,
  map: (fields: Record<string, unknown>) => Record<string, unknown>,
): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? map(value as Record<string, unknown>)
    : value;

export const clipList = (value: unknown, max: number, each: (item: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.slice(0, max).map(each) : value;

export function clipLine(value: unknown, max: number): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(/[\p{Cc}\p{Surrogate}\s]+/gu, ' ').trim();
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

export const clipQuote = (value: unknown): string | null =>
  typeof value === 'string' ? value.slice(0, 600) : null;
