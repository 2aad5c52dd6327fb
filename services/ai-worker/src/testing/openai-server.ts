import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { coachingJson, draftFrom } from './model-responses.ts';
import { schemaFault } from './strict-schema.ts';

/** The response to one request; by default a valid one. */
export type Behaviour =
  | { kind: 'text'; text: string; finish?: 'stop' | 'length' | null }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: unknown }
  | { kind: 'refusal'; text: string }
  | { kind: 'silent' }
  | { kind: 'stall'; after: number }
  | { kind: 'reset'; after: number }
  | { kind: 'endless' }
  | { kind: 'slow'; pauseMs: number }
  | { kind: 'transcript'; body: unknown };

export interface ChatRequest {
  path: string;
  authorization: string | undefined;
  at: number;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    stream?: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    response_format?: { type: string; json_schema?: { name?: string; strict: boolean; schema: unknown } };
  };
}
export interface SpeechRequest {
  model: string;
  format: string;
  fileName: string;
  bytes: number;
}

/** A server of the OpenAI HTTP protocol (chat completions, plain and streamed; transcriptions) and fails on request. */
export class OpenAiTestServer {
  readonly chats: ChatRequest[] = [];
  readonly speeches: SpeechRequest[] = [];
  /** Requests whose client disconnected before the end of the response. */
  abandoned = 0;
  private orders: Behaviour[] = [];
  private readonly server = createServer((req, res) => {
    this.handle(req, res).catch(() => res.destroy());
  });

  static async start(): Promise<OpenAiTestServer> {
    const made = new OpenAiTestServer();
    await new Promise<void>((done) => made.server.listen(0, '127.0.0.1', done));
    return made;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** The responses to the next requests, in this order. */
  next(...orders: Behaviour[]): void {
    this.orders.push(...orders);
  }

  reset(): void {
    this.orders = [];
    this.chats.length = 0;
    this.speeches.length = 0;
    this.abandoned = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    res.on('close', () => {
      if (!res.writableFinished) this.abandoned += 1;
    });
    if (req.url === '/v1/audio/transcriptions') return this.speech(req, res);
    if (req.url !== '/v1/chat/completions')
      return json(res, 404, { error: { message: `no route ${req.url}` } });
    const body = JSON.parse(String(await read(req))) as ChatRequest['body'];
    this.chats.push({ path: req.url, authorization: req.headers.authorization, at: Date.now(), body });
    const schema = body.response_format?.json_schema;
    const fault = schema?.strict ? schemaFault(schema.schema) : 'strict json_schema is required here';
    if (fault) return json(res, 400, { error: { message: fault, type: 'invalid_request_error' } });
    await act(this.orders.shift() ?? { kind: 'text', text: validResponse(body) }, body, res);
  }

  private async speech(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const headers = { 'content-type': req.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(await read(req)), { headers }).formData();
    const file = form.get('file') as File;
    const field = (name: string) => String(form.get(name) ?? '');
    this.speeches.push({
      model: field('model'),
      format: field('response_format'),
      fileName: file.name,
      bytes: file.size,
    });
    const order = this.orders.shift() ?? { kind: 'transcript', body: { text: 'I was nine when we left.' } };
    if (order.kind === 'transcript') return json(res, 200, order.body);
    await act(order, { model: '', messages: [] }, res);
  }
}

async function read(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function json(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(JSON.stringify(body));
}

async function act(order: Behaviour, body: ChatRequest['body'], res: ServerResponse): Promise<void> {
  if (order.kind === 'silent') return;
  if (order.kind === 'status') {
    const error = { error: { message: `status ${order.status}`, type: 'test' } };
    return json(res, order.status, order.body ?? error, order.headers);
  }
  const text = 'text' in order ? order.text : validResponse(body);
  const finish = order.kind === 'text' ? (order.finish === undefined ? 'stop' : order.finish) : 'stop';
  if (!body.stream)
    return json(res, 200, { ...frame(body), choices: [whole(text, finish)], usage: usageOf(text) });
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (value: unknown) =>
    res.write(`data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`);
  const delta = (content: string) =>
    event({
      ...frame(body),
      choices: [
        {
          index: 0,
          delta: order.kind === 'refusal' ? { refusal: content } : { content },
          finish_reason: null,
        },
      ],
    });
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  if (order.kind === 'endless') return flood(res, delta);
  const stop = 'after' in order ? order.after : pieces.length;
  for (const piece of pieces.slice(0, stop)) {
    if (res.destroyed) return;
    delta(piece);
    await sleep(order.kind === 'slow' ? order.pauseMs : 0);
  }
  if (order.kind === 'stall') return;
  if (order.kind === 'reset') return void res.socket?.resetAndDestroy();
  if (finish) event({ ...frame(body), choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  event({ ...frame(body), choices: [], usage: usageOf(text) });
  event('[DONE]');
  res.end();
}

const validResponse = (body: ChatRequest['body']): string =>
  body.response_format?.json_schema?.name === 'coaching' ? coachingJson() : draftFrom(body.messages);
const frame = ({ model }: ChatRequest['body']) => ({
  id: 'chatcmpl-test',
  object: 'chat.completion.chunk',
  created: 0,
  model,
});
const usageOf = (text: string) => ({
  prompt_tokens: 1_000,
  completion_tokens: Math.ceil(text.length / 4),
  total_tokens: 0,
});
const whole = (content: string, finish: string | null) => ({
  index: 0,
  message: { role: 'assistant', content },
  finish_reason: finish,
});

async function flood(res: ServerResponse, delta: (content: string) => unknown): Promise<void> {
  delta('{"stages":[{"title":"');
  while (!res.destroyed) {
    delta('more and more '.repeat(2_000));
    await sleep(0);
  }
}
