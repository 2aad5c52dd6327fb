import type { Extraction } from '@waymark/contracts/ai/extraction';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { AppError } from '@waymark/kernel/app-error';

const FAILED = 'Failed to extract content from artifact';

/** The response of a call that waited. Errors: RULE_REFUSED (the file cannot be read, or cancelled), AI_UNAVAILABLE. */
export function extractionResponse({ id, status, extraction, message }: AiRun): Extraction {
  if (extraction) return extraction;
  const code = status === 'failed' ? 'AI_UNAVAILABLE' : 'RULE_REFUSED';
  throw new AppError(code, message ?? FAILED, { details: { runId: id } });
}
