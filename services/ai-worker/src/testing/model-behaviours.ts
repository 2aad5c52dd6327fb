import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatBody } from './model-capabilities.ts';
import { evaluationJson } from './model-evaluations.ts';
import { replyJson, replyVerdictsJson } from './model-replies.ts';
import {
  coachingJson,
  draftFrom,
  extractionJson,
  followUpJson,
  partFrom,
  verdictsJson,
  wordingJson,
} from './model-responses.ts';

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
  /** The response takes this time in all. */
  | { kind: 'timed'; ms: number }
  /** One byte of the response at a time. */
  | { kind: 'drip'; pauseMs: number }
  | { kind: 'default' }
  | { kind: 'transcript'; body: unknown };

export function json(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(JSON.stringify(body));
}

export async function act(order: Behaviour, body: ChatBody, res: ServerResponse): Promise<void> {
  if (order.kind === 'silent') return;
  if (order.kind === 'status') {
    const error = { error: { message: `status ${order.status}`, type: 'test' } };
    return json(res, order.status, order.body ?? error, order.headers);
  }
  const text = 'text' in order ? order.text : validResponse(body);
  const finish = order.kind === 'text' && order.finish !== undefined ? order.finish : 'stop';
  if (order.kind === 'drip') return drip(res, body, text, order.pauseMs);
  if (order.kind === 'timed' && !body.stream) await sleep(order.ms);
  if (!body.stream) return json(res, 200, whole(body, text, finish, order.kind === 'refusal'));
  await stream(order, body, res, { text, finish });
}

async function stream(
  order: Behaviour,
  body: ChatBody,
  res: ServerResponse,
  { text, finish }: { text: string; finish: string | null },
): Promise<void> {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (value: unknown) =>
    res.write(`data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`);
  const field = order.kind === 'refusal' ? 'refusal' : 'content';
  const delta = (content: string) =>
    event({ ...frame(body), choices: [{ index: 0, delta: { [field]: content }, finish_reason: null }] });
  const pieces = text.match(/[\s\S]{1,40}/g) ?? [];
  if (order.kind === 'endless') return flood(res, delta);
  const begun = performance.now();
  for (const [n, piece] of pieces.slice(0, 'after' in order ? order.after : pieces.length).entries()) {
    if (res.destroyed) return;
    delta(piece);
    await sleep(pauseAfter(order, (n + 1) / pieces.length, begun));
  }
  if (order.kind === 'stall') return;
  if (order.kind === 'reset') return void res.socket?.resetAndDestroy();
  if (finish) event({ ...frame(body), choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  if (body.stream_options?.include_usage) event({ ...frame(body), choices: [], usage: usageOf(text) });
  event('[DONE]');
  res.end();
}

/** The pause after this share of the response. */
function pauseAfter(order: Behaviour, share: number, begun: number): number {
  if (order.kind === 'timed') return Math.max(0, begun + share * order.ms - performance.now());
  return order.kind === 'slow' ? order.pauseMs : 0;
}

async function drip(res: ServerResponse, body: ChatBody, text: string, pauseMs: number): Promise<void> {
  res.writeHead(200, { 'content-type': body.stream ? 'text/event-stream' : 'application/json' });
  const choices = [{ index: 0, delta: { content: text }, finish_reason: 'stop' }];
  const bytes = body.stream
    ? `data: ${JSON.stringify({ ...frame(body), choices })}\n\n`
    : JSON.stringify(whole(body, text, 'stop', false));
  for (const byte of bytes) {
    if (res.destroyed) return;
    res.write(byte);
    await sleep(pauseMs);
  }
  res.end();
}

function validResponse({ messages }: ChatBody): string {
  const system = messages[0]?.content ?? '';
  if (system.startsWith('You assess one application')) return evaluationJson(messages);
  if (system.startsWith('You check an answer')) return replyVerdictsJson(messages);
  if (system.startsWith('You check ')) return verdictsJson(messages);
  if (system.startsWith('You read one part')) return partFrom(messages);
  if (system.startsWith('You help one learner')) return coachingJson();
  if (system.startsWith('You answer one question')) return replyJson(messages);
  if (system.startsWith('You ask one question')) return followUpJson(messages);
  if (system.startsWith('You describe one file')) return extractionJson();
  return system.startsWith('You word one step') ? wordingJson() : draftFrom(messages);
}

const frame = ({ model }: ChatBody) => ({
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
const whole = (body: ChatBody, text: string, finish: string | null, isRefusal: boolean) => ({
  ...frame(body),
  choices: [
    {
      index: 0,
      message: isRefusal ? { role: 'assistant', refusal: text } : { role: 'assistant', content: text },
      finish_reason: finish,
    },
  ],
  usage: usageOf(text),
});

async function flood(res: ServerResponse, delta: (content: string) => unknown): Promise<void> {
  delta('{"stages":[{"title":"');
  while (!res.destroyed) {
    delta('more and more '.repeat(2_000));
    await sleep(0);
  }
}
