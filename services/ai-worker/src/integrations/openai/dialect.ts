import OpenAI from 'openai';
import { kindOf } from './failures.ts';
import type { OpenAiOptions } from './options.ts';
import type { Message } from './prompts.ts';

/** What a server accepts of the OpenAI protocol. Local servers reject parts of it, each another. */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'text';
  stream: boolean;
  streamUsage: boolean;
  limit: 'max_tokens' | 'max_completion_tokens';
}

export interface DialectRequest {
  messages: Message[];
  name: string;
  schema: Record<string, unknown>;
  maxTokens: number;
}

/** OpenAI's newer models accept only the new name of the limit, most other servers only the old one. */
export const fullDialect = ({ baseUrl }: OpenAiOptions): Dialect => ({
  format: 'json_schema',
  stream: true,
  streamUsage: true,
  limit: baseUrl ? 'max_tokens' : 'max_completion_tokens',
});

export function buildParameters(model: string, request: DialectRequest, dialect: Dialect) {
  const { messages, name, schema, maxTokens } = request;
  return {
    model,
    messages: messages.map(onWire),
    [dialect.limit]: maxTokens,
    stream: dialect.stream,
    ...(dialect.stream && dialect.streamUsage ? { stream_options: { include_usage: true } } : {}),
    ...(dialect.format === 'json_schema'
      ? { response_format: { type: 'json_schema' as const, json_schema: { name, strict: true, schema } } }
      : {}),
    ...(dialect.format === 'json_object' ? { response_format: { type: 'json_object' as const } } : {}),
  } satisfies OpenAI.Chat.ChatCompletionCreateParams;
}

/** A picture travels within its message. */
const onWire = ({ role, content, picture }: Message): OpenAI.Chat.ChatCompletionMessageParam => {
  if (role !== 'user' || !picture) return { role, content };
  const url = `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
  return {
    role,
    content: [
      { type: 'text', text: content },
      { type: 'image_url', image_url: { url } },
    ],
  };
};

/** Servers whose model cannot see reject a message that is not a string, each in other words. */
const PICTURES = /image|vision|visual|multi-?modal|mmproj|content.{0,40}string/i;

/** Whether a server has rejected a request for its picture. `last`: no simpler request is left to try. */
export const rejectsPicture = (error: unknown, last: boolean): boolean => {
  if (!(error instanceof OpenAI.APIError)) return false;
  const isNamed = PICTURES.test(error.message) && ['rejected', 'down', 'model'].includes(kindOf(error));
  return isNamed || (last && REJECTED.includes(error.status ?? 0) && kindOf(error) !== 'context');
};

const REJECTED = [400, 415, 422, 501];

type Simpler = (dialect: Dialect) => Dialect | null;
const withoutUsage: Simpler = (d) => (d.stream && d.streamUsage ? { ...d, streamUsage: false } : null);
const withoutStream: Simpler = (d) => (d.stream ? { ...d, stream: false } : null);
const plainerFormat: Simpler = (d) =>
  d.format === 'text' ? null : { ...d, format: d.format === 'json_schema' ? 'json_object' : 'text' };

/** In the order in which they are tried when the server names none of them. */
const PARTS: { named: RegExp; simpler: Simpler }[] = [
  { named: /response_format|json_?schema|json_?object|schema|grammar|structured/i, simpler: plainerFormat },
  { named: /stream_options|include_usage/i, simpler: withoutUsage },
  { named: /\bstream(?:ing|ed)?\b/i, simpler: withoutStream },
];
const LIMITS = /max_(?:completion_)?tokens/i;

/** The dialect to try next after an error; null when the error is not about the dialect or nothing is left to leave out. */
export function simplerDialect(dialect: Dialect, error: unknown, full: Dialect): Dialect | null {
  if (!(error instanceof OpenAI.APIError) || !['rejected', 'down'].includes(kindOf(error))) return null;
  const { status, message } = error;
  const named = PARTS.find((part) => part.named.test(message));
  // Some servers fail with 500 on a schema that they cannot turn into a grammar.
  if (status === 500) return named ? named.simpler(dialect) : null;
  if (!status || !REJECTED.includes(status)) return null;
  if (LIMITS.test(message) && dialect.limit === full.limit)
    return { ...dialect, limit: full.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' };
  for (const part of named ? [named, ...PARTS] : PARTS) {
    const next = part.simpler(dialect);
    if (next) return next;
  }
  return null;
}
