import { AppError } from '@waymark/kernel/app-error';
import OpenAI from 'openai';

const SAFE = 'Your material is safe.';

/** A response that stalled, was too long or lost its connection; it may have been paid for. */
export class BrokenResponse extends Error {
  override readonly name = 'BrokenResponse';
}

type Kind = 'key' | 'model' | 'quota' | 'busy' | 'context' | 'rejected' | 'refused' | 'down';

const OPERATOR = 'Please tell the operator of this site.';
const TEXTS: Record<Kind, [before: string, after: string]> = {
  key: ['The AI service does not accept our key, so nothing could be generated.', OPERATOR],
  model: ['The AI service does not offer the configured model.', OPERATOR],
  quota: ['The budget of the AI service is used up, so trying again does not help.', OPERATOR],
  busy: ['The AI service is too busy.', 'Please try again later.'],
  context: ['This is more text than the configured model can read at once.', OPERATOR],
  rejected: [
    'The AI service refused the request.',
    'Please tell the operator of this site if it happens again.',
  ],
  refused: ['The AI service declined to work on this text.', 'Trying again does not help.'],
  down: ['The AI service is not responding at the moment.', 'Please try again in a few minutes.'],
};

const QUOTA = ['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active'];
const FILTERED = ['content_filter', 'content_policy_violation'];
const TOO_LONG = /context.{0,20}(?:length|size|window)|context_length_exceeded|too many tokens/i;

/** `error`: of the client, or a BrokenResponse caused by one. */
export function modelFailure(error: unknown, safe = SAFE): AppError {
  const kind = kindOf(error instanceof BrokenResponse ? error.cause : error);
  const [before, after] = TEXTS[kind];
  return new AppError('AI_UNAVAILABLE', `${before} ${safe} ${after}`, { cause: error, retryAfter: 60 });
}

export function kindOf(error: unknown): Kind {
  if (!(error instanceof OpenAI.APIError)) return 'down';
  const { status, code, type, message } = error;
  const marks = [code, type].map(String);
  if (status === 402 || QUOTA.some((mark) => marks.includes(mark))) return 'quota';
  if (status === 401 || status === 403) return 'key';
  if (status === 404) return 'model';
  if (status === 429) return 'busy';
  if (FILTERED.some((mark) => marks.includes(mark))) return 'refused';
  if (status !== 400 && status !== 413 && status !== 422) return 'down';
  return status === 413 || TOO_LONG.test(`${message} ${marks.join(' ')}`) ? 'context' : 'rejected';
}

/** For a wait beyond the deadline. */
export function busyFor(waitMs: number, cause: unknown, safe = SAFE): AppError {
  const seconds = Math.ceil(waitMs / 1_000);
  const when = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const message = `The AI service is too busy and asks us to wait ${when}. ${safe} Please try again after that.`;
  return new AppError('AI_UNAVAILABLE', message, { cause, retryAfter: seconds });
}

export function tooSlow(deadlineMs: number, cause: unknown, safe = SAFE): AppError {
  const message = `The AI service took longer than the ${Math.round(deadlineMs / 1_000)} seconds it is given. ${safe} Please try again later.`;
  return new AppError('AI_UNAVAILABLE', message, { cause });
}
