import { AppError } from '@waymark/kernel/app-error';
import OpenAI from 'openai';

const SAFE = 'Your material is safe.';

/** The answer stopped before its end: no answer for too long, too much of it, or a lost connection. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

/** What a failed call means to people; `safe` says what it did not touch. The cause keeps the details for the log. */
export function modelFailure(cause: unknown, safe = SAFE): AppError {
  return new AppError('AI_UNAVAILABLE', inWords(cause, safe), { cause, retryAfter: 60 });
}

function inWords(cause: unknown, safe: string): string {
  if (cause instanceof OpenAI.AuthenticationError || cause instanceof OpenAI.PermissionDeniedError) {
    return `The AI service does not accept our key, so nothing could be made. ${safe} Please tell the operator of this site.`;
  }
  if (cause instanceof OpenAI.NotFoundError) {
    return `The AI service does not know the model it was asked for. ${safe} Please tell the operator of this site.`;
  }
  if (cause instanceof OpenAI.RateLimitError) {
    return `The AI service is too busy, or its budget is used up. ${safe} Please try again later.`;
  }
  if (cause instanceof OpenAI.BadRequestError || cause instanceof OpenAI.UnprocessableEntityError) {
    return `The AI service refused the request. ${safe} Please tell the operator of this site if it happens again.`;
  }
  return `The AI service does not answer at the moment. ${safe} Please try again in a few minutes.`;
}
