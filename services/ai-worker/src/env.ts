import { natsEnv, queueRedisEnv } from '@waymark/messaging/env';
import { envBool, envInt, envSecret } from '@waymark/platform/env';
import { modelLimits, modelLimitsEnv } from '@waymark/platform/model-env';
import { checkStorageEnv, storageEnv } from '@waymark/storage/env';
import { z } from 'zod';
import type { OpenAiOptions } from './integrations/openai/options.ts';

const schema = z.object({
  ...natsEnv,
  ...queueRedisEnv,
  ...storageEnv,
  AI_ENGINE: z
    .enum(['offline', 'openai'])
    .optional()
    .describe(
      'Engine that drafts and coaches; empty: openai when there is a key or a base URL, else offline. With offline and a base URL, only recordings are sent there',
    ),
  OPENAI_API_KEY: envSecret(z.string().optional(), 'Key of the AI service'),
  OPENAI_BASE_URL: z
    .url()
    .optional()
    .describe('URL of another server with the OpenAI protocol; empty: OpenAI'),
  AI_IS_LOCAL: envBool(false).describe(
    'The operator runs the AI service, so material is sent there without the permission of its mentor',
  ),
  OPENAI_MODEL: z
    .string()
    .min(1)
    .default('gpt-4.1-mini')
    .describe('Model that drafts, coaches and words steps; it needs some 8000 tokens of context or more'),
  OPENAI_TRANSCRIBE_MODEL: z
    .string()
    .min(1)
    .default('whisper-1')
    .describe('Model that transcribes recordings'),
  OPENAI_TRANSCRIBE_MAX_MB: envInt(24, { min: 1, max: 500 }).describe(
    'Megabytes of audio in one request; a longer recording is sent in parts',
  ),
  ...modelLimitsEnv,
  OPENAI_DEADLINE_S: envInt(240, { min: 5, max: 3_600 }).describe(
    'Seconds that all calls of one draft, coaching or wording may take together; each part of a long story has as many',
  ),
  READ_MEMORY_MB: envInt(1_280, { min: 640 }).describe(
    'Megabytes that all files being read may take together; each takes up to 640',
  ),
  DRAFT_MEMORY_MB: envInt(1_024, { min: 512 }).describe(
    'Megabytes that all drafts of the offline engine may take together; each takes up to 512',
  ),
});

export const engineOf = (env: z.infer<typeof schema>): 'offline' | 'openai' =>
  env.AI_ENGINE ?? (env.OPENAI_API_KEY || env.OPENAI_BASE_URL ? 'openai' : 'offline');

/** Whether what the worker reads is sent to a server that the operator does not run. */
export const isOutside = (env: z.infer<typeof schema>): boolean =>
  engineOf(env) === 'openai' && !env.AI_IS_LOCAL;

export const Env = schema.superRefine(checkStorageEnv).superRefine((env, ctx) => {
  if (engineOf(env) === 'offline' || env.OPENAI_API_KEY || env.OPENAI_BASE_URL) return;
  const message = 'is required for AI_ENGINE=openai, unless OPENAI_BASE_URL is set';
  ctx.addIssue({ code: 'custom', path: ['OPENAI_API_KEY'], message });
});
export type AiWorkerEnv = z.infer<typeof Env>;

export function openAiOptions(env: AiWorkerEnv): OpenAiOptions {
  return {
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    transcribeModel: env.OPENAI_TRANSCRIBE_MODEL,
    transcribeMaxBytes: env.OPENAI_TRANSCRIBE_MAX_MB * 2 ** 20,
    deadlineMs: env.OPENAI_DEADLINE_S * 1_000,
    ...modelLimits(env),
  };
}
