import { AppError } from '@waymark/kernel/app-error';
import OpenAI from 'openai';

const SAFE = 'Your material is safe.';

/** A response that stalled, was too long or lost its connection. */
export class BrokenResponse extends Error {
  override readonly name = 'BrokenResponse';
}

export function modelFailure(cause: unknown, safe = SAFE): AppError {
  return new AppError('AI_UNAVAILABLE', messageOf(cause, safe), { cause, retryAfter: 60 });
}

function messageOf(cause: unknown, safe: string): string {
  if (cause instanceof OpenAI.AuthenticationError || cause instanceof OpenAI.PermissionDeniedError) {
    return `The AI service does not accept our key, so nothing could be generated. ${safe} Please tell the operator of this site.`;
  }
  if (cause instanceof OpenAI.NotFoundError) {
    return `The AI service does not offer the configured model. ${safe} Please tell the operator of this site.`;
  }
  if (cause instanceof OpenAI.RateLimitError) {
    return `The AI service is too busy, or its budget is used up. ${safe} Please try again later.`;
  }
  if (cause instanceof OpenAI.BadRequestError || cause instanceof OpenAI.UnprocessableEntityError) {
    return `The AI service refused the request. ${safe} Please tell the operator of this site if it happens again.`;
  }
  return `The AI service is not responding at the moment. ${safe} Please try again in a few minutes.`;
}
