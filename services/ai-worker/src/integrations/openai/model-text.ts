import { jsonrepair } from 'jsonrepair';
import type { z } from 'zod';
import { ObjectScanner } from './object-scanner.ts';

/** `problem` is written for the model; `summary` for the user, if the problem is too technical. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string; summary?: string };

const NOT_THE_FORM = 'It was not in the form that was asked for.';

/** Parses a response after `clip` has cut its texts. */
export function parseResponse<T>(
  response: string,
  schema: z.ZodType<T>,
  clip: (json: unknown) => unknown,
): Parsed<T> {
  const json = parseJson(response);
  if (json === undefined)
    return { ok: false, problem: 'The answer is not one whole JSON object.', summary: NOT_THE_FORM };
  const parsed = schema.safeParse(clip(json));
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = parsed.error.issues.slice(0, 8);
  const problem = issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  return { ok: false, problem, summary: NOT_THE_FORM };
}

/**
 * The longest object within a response, its syntax repaired. Undefined without one whose braces are all closed: the
 * rest of a cut response must not be made up.
 */
export function parseJson(response: string): unknown {
  const output = response.split('</think>').at(-1) ?? '';
  const [longest] = new ObjectScanner(0).push(output).sort((a, b) => b.length - a.length);
  if (!longest) return undefined;
  try {
    return JSON.parse(longest);
  } catch {
    return repaired(longest);
  }
}

function repaired(json: string): unknown {
  try {
    return JSON.parse(jsonrepair(json));
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

const NO_RISK = /^\W*(?:none|null|nothing|no(?: risks?)?|n\/?a)?\W*$/i;

/** Models write "none" instead of null. */
export const clipRisk = (value: unknown): string | null =>
  typeof value === 'string' && !NO_RISK.test(value) ? value : null;
