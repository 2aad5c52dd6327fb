import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, type Behaviour, json } from './model-behaviours.ts';
import {
  type Capabilities,
  type ChatBody,
  EVERYTHING,
  rejectionOf,
  toChatBody,
} from './model-capabilities.ts';

export interface ChatRequest {
  path: string;
  authorization: string | undefined;
  at: number;
  body: ChatBody;
}
export interface SpeechRequest {
  model: string;
  format: string;
  fileName: string;
  bytes: number;
}

/** A server of the OpenAI HTTP protocol (chat completions, plain and streamed; transcriptions) that fails on request. */
export class OpenAiTestServer {
  readonly chats: ChatRequest[] = [];
  readonly speeches: SpeechRequest[] = [];
  /** Chats that the model worked on. */
  paid = 0;
  /** Requests whose client disconnected before the end of the response. */
  abandoned = 0;
  private orders: Behaviour[] = [];
  private usual: Behaviour = { kind: 'default' };
  private capabilities = EVERYTHING;
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

  /** The responses to the next requests that are not rejected, in this order. */
  next(...orders: Behaviour[]): void {
    this.orders.push(...orders);
  }

  /** Until `reset`, the response to every other request that is not rejected. */
  usually(order: Behaviour): void {
    this.usual = order;
  }

  /** Until `reset`, a server that takes less. */
  takesOnly(capabilities: Partial<Capabilities>): void {
    this.capabilities = { ...EVERYTHING, ...capabilities };
  }

  reset(): void {
    this.orders = [];
    this.usual = { kind: 'default' };
    this.capabilities = EVERYTHING;
    this.chats.length = 0;
    this.speeches.length = 0;
    this.paid = 0;
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
    const body = toChatBody(String(await read(req)));
    this.chats.push({ path: req.url, authorization: req.headers.authorization, at: Date.now(), body });
    const { status, explains, ignoresStream } = this.capabilities;
    const fault = rejectionOf(body, this.capabilities);
    if (fault) return json(res, status, explains ? { error: { message: fault } } : { detail: 'bad request' });
    const order = this.orders.shift() ?? this.usual;
    if (order.kind !== 'status') this.paid += 1;
    await act(order, ignoresStream ? { ...body, stream: false } : body, res);
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
