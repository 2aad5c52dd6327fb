import OpenAI from 'openai';
import type { OpenAiOptions } from './options.ts';

export const MODEL_TIMEOUT_MS = 60_000;

/** Retries 429 and 5xx, and waits as long as Retry-After demands (up to a minute). */
export function openAiClient(options: OpenAiOptions): OpenAI {
  return new OpenAI({
    // The client requires a key, local servers do not.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: options.timeoutMs ?? MODEL_TIMEOUT_MS,
    maxRetries: options.maxRetries ?? 3,
    logLevel: 'off',
  });
}
