import { parseEnv } from '@waymark/platform/env';
import { Env, engineOf, openAiOptions } from '../src/env.ts';
import type { OpenAiOptions } from '../src/integrations/openai/options.ts';

/** The model that the worker would use with these variables; null without one. Error: EnvError. */
export function connectedModel(
  variables: Record<string, string | undefined> = process.env,
): OpenAiOptions | null {
  const env = parseEnv(Env, variables);
  return engineOf(env) === 'openai' ? openAiOptions(env) : null;
}
