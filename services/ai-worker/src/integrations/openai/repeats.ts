import OpenAI from 'openai';
import { kindOf } from './failures.ts';

const PASSING = [408, 409, 425, 429, 503, 529];
const NOT_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
const MAX_REPEATS = { asked: 8, unasked: 3 };

/** Whether the request was rejected, or never sent, so that no model worked on it. */
export function isUnpaid(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError)) return false;
  // Groq sends 400 with this code after the model has worked.
  if (error.code === 'json_validate_failed') return false;
  if (error.status) return error.status < 500 || error.status === 501 || PASSING.includes(error.status);
  const cause = (error.cause as Error | undefined)?.cause ?? error.cause;
  return NOT_SENT.includes((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Milliseconds to wait before an unpaid request is sent again; null: not again. */
export function waitBeforeRepeat(error: unknown, repeats: number, backoffMs: number): number | null {
  const status = error instanceof OpenAI.APIError ? error.status : undefined;
  if (kindOf(error) === 'quota' || (status && !PASSING.includes(status))) return null;
  const asked = getRetryAfter(error);
  if (repeats >= (asked === null ? MAX_REPEATS.unasked : MAX_REPEATS.asked)) return null;
  return asked ?? backoffMs * 2 ** repeats;
}

/** Milliseconds of the Retry-After header; null without one. RFC 9110, section 10.2.3. */
export function getRetryAfter(error: unknown): number | null {
  const headers = error instanceof OpenAI.APIError ? error.headers : undefined;
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const value = headers?.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}
