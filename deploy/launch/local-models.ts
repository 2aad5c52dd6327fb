import { z } from 'zod';
import type { Settings } from './settings.ts';

interface ModelServer {
  name: string;
  port: number;
}

/** The usual ports of servers of models. */
const USUAL: ModelServer[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'llama.cpp', port: 8080 },
  { name: 'LM Studio', port: 1234 },
];
const WITHIN_MS = 300;
/** Names that a terminal and a shell take as they are. */
const Models = z.object({ data: z.array(z.object({ id: z.string().regex(/^[\w.:/@+-]{1,120}$/) })).min(1) });

/** The settings for the server of models on this machine; null where there is none, or one is set already. */
export async function localModelHint(env: Settings['env'], servers = USUAL): Promise<string | null> {
  if (env.AI_ENGINE || env.OPENAI_API_KEY || env.OPENAI_BASE_URL) return null;
  const signal = AbortSignal.timeout(WITHIN_MS);
  const found = await Promise.all(servers.map((server) => hintOf(server, signal).catch(() => null)));
  return found.find((hint) => hint !== null) ?? null;
}

async function hintOf({ name, port }: ModelServer, signal: AbortSignal): Promise<string | null> {
  const url = `http://127.0.0.1:${port}/v1`;
  const response = await fetch(`${url}/models`, { signal, redirect: 'error' });
  const models = Models.parse(await response.json()).data.map(({ id }) => id);
  const model = models.find((id) => !id.includes('embed'));
  if (!response.ok || !model) return null;
  return [
    ` A server of models (${name}?) answers on port ${port}. To draft with it, start Waymark with`,
    `   OPENAI_BASE_URL=${url} OPENAI_MODEL=${model} AI_IS_LOCAL=true npm start`,
  ].join('\n');
}
