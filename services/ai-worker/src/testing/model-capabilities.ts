import { schemaFault } from './strict-schema.ts';

export interface ChatBody {
  model: string;
  /** `pictures`: the addresses of those beside the text. */
  messages: { role: string; content: string; pictures?: string[] }[];
  stream?: boolean;
  stream_options?: { include_usage: boolean };
  max_tokens?: number;
  max_completion_tokens?: number;
  response_format?: { type: string; json_schema?: { name?: string; strict: boolean; schema: unknown } };
}

/** What a server takes of the OpenAI protocol; the rest is rejected with `status` before the model works on it. */
export interface Capabilities {
  formats: string[];
  stream: boolean;
  /** Responds in one piece whatever `stream` is. */
  ignoresStream: boolean;
  streamOptions: boolean;
  limits: string[];
  /** A model that sees. */
  pictures: boolean;
  status: number;
  /** Whether the error names what was rejected. */
  explains: boolean;
}

export const EVERYTHING: Capabilities = {
  formats: ['json_schema', 'json_object'],
  stream: true,
  ignoresStream: false,
  streamOptions: true,
  limits: ['max_tokens', 'max_completion_tokens'],
  pictures: true,
  status: 400,
  explains: true,
};

/** Why a server of these capabilities rejects a request; null when it takes it. */
export function rejectionOf(body: ChatBody, capabilities: Capabilities): string | null {
  const { response_format: format } = body;
  if (!capabilities.pictures && body.messages.some(({ pictures }) => pictures))
    return 'this model has no image input';
  const limit = ['max_tokens', 'max_completion_tokens'].find((name) => name in body);
  if (body.stream && !capabilities.stream) return 'stream is not supported';
  if (body.stream_options && !capabilities.streamOptions) return 'unknown field stream_options';
  if (limit && !capabilities.limits.includes(limit)) return `unsupported parameter: ${limit}`;
  if (format && !capabilities.formats.includes(format.type))
    return `response_format ${format.type} is unknown`;
  if (format?.type !== 'json_schema') return null;
  return format.json_schema?.strict ? schemaFault(format.json_schema.schema) : 'strict is required here';
}

interface Part {
  type: string;
  text?: string;
  image_url?: { url: string };
}

/** A request with the parts of its messages put together. */
export function toChatBody(json: string): ChatBody {
  const body = JSON.parse(json) as Omit<ChatBody, 'messages'> & {
    messages: { role: string; content: string | Part[] }[];
  };
  const messages = body.messages.map(({ role, content }) =>
    typeof content === 'string'
      ? { role, content }
      : {
          role,
          content: content.map(({ text = '' }) => text).join(''),
          pictures: content.flatMap(({ image_url }) => image_url?.url ?? []),
        },
  );
  return { ...body, messages };
}
