import OpenAI from 'openai';
import type { OpenAiOptions } from './options.ts';

export const MODEL_TIMEOUT_MS = 60_000;

/** The official client. It retries 429 and 5xx by itself and waits as long as Retry-After asks (up to a minute). */
export function openAiClient(options: OpenAiOptions): OpenAI {
  return new OpenAI({
    // Local servers ask for no key, but the client wants one.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: options.timeoutMs ?? MODEL_TIMEOUT_MS,
    maxRetries: options.maxRetries ?? 3,
    logLevel: 'off',
  });
}
