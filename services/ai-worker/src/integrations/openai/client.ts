import OpenAI from 'openai';
import type { OpenAiOptions } from './options.ts';

export function openAiClient(
  options: Pick<OpenAiOptions, 'apiKey' | 'baseUrl'>,
  { timeoutMs, maxRetries }: { timeoutMs: number; maxRetries: number },
): OpenAI {
  return new OpenAI({
    // The client requires a key, local servers do not.
    apiKey: options.apiKey ?? 'none',
    baseURL: options.baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries,
    logLevel: 'off',
  });
}
