import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { expect } from '@jest/globals';
import { DEMO_PASSWORD } from '@waymark/contracts/demo';
import { ErrorBody } from '@waymark/contracts/errors';
import { target } from './target.ts';

/** A request as it is put on the wire: the path is not tidied, the headers not guessed. */
export interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Bytes and text go as they are, anything else as JSON; all of it as application/json unless a header says otherwise. */
  body?: unknown;
  cookie?: string;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
/** Longer than any response may take; what is slower counts as a hang. */
const PATIENCE_MS = 15_000;

/** Sends one request. A stream of events is left as soon as it has begun. */
export function ask({ method, path, headers, body, cookie }: Asked): Promise<Reply> {
  const { hostname, port } = new URL(target().url);
  const bytes = bytesOf(body);
  const sent = {
    ...(cookie !== undefined && { cookie }),
    ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, agent, method, path, headers: sent, timeout: PATIENCE_MS });
    outgoing.once('response', (response) => {
      // A refusal may come before the body has gone out; the connection may then end in its middle.
      outgoing.off('error', reject).on('error', () => {});
      read(response).then(resolve, reject);
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${method} ${path.slice(0, 80)} hangs`)));
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}

async function read(response: IncomingMessage): Promise<Reply> {
  const { statusCode: status = 0, headers } = response;
  const isStream = headers['content-type']?.startsWith('text/event-stream') ?? false;
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += chunk;
    if (isStream) break;
  }
  return { status, headers, text };
}

const bytesOf = (body: unknown): Buffer | undefined => {
  if (body === undefined || Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
};

export async function logIn(username: string): Promise<string> {
  const body = { username, password: DEMO_PASSWORD };
  const response = await ask({ method: 'POST', path: '/api/login', body });
  if (response.status !== 200) throw new Error(`${username} could not log in: ${response.text}`);
  return cookieOf(response);
}

export const cookieOf = ({ headers }: Reply): string =>
  headers['set-cookie']?.find((line) => line.startsWith('__Host-waymark='))?.split(';')[0] ?? '';

/** The answer to a request that must succeed. */
export async function get<T>(asked: Asked): Promise<T> {
  const response = await ask(asked);
  if (response.status < 200 || response.status > 299)
    throw new Error(`${asked.method} ${asked.path}: ${response.status} ${response.text}`);
  return JSON.parse(response.text) as T;
}

/** What no response may contain: frames of a stack, paths of files and modules, words of the database. */
const INNER =
  /\bat \S+ \([^)]*:\d+:\d+\)|node_modules|file:\/\/|\.[jt]s:\d+|QueryFailedError|invalid input syntax/;

export const isInner = (text: string): boolean => INNER.test(text);

/** A refusal in the one shape. `what` names the case when it is not. */
export function expectRefused(response: Reply, what: string, ...statuses: number[]): ErrorBody {
  const { status, headers, text } = response;
  const where = `${what.slice(0, 200)} → ${status} ${text.slice(0, 300)}`;
  if (statuses.length > 0 ? !statuses.includes(status) : status < 400 || status > 499) {
    throw new Error(`${where}\nexpected: ${statuses.join(' or ') || '4xx'}`);
  }
  if (isInner(text)) throw new Error(`${where}\nshows what is inside`);
  const body = ErrorBody.strict().safeParse(JSON.parse(text));
  if (!body.success) throw new Error(`${where}\n${body.error.message}`);
  expect({ what, ...body.data }).toMatchObject({ what, statusCode: status, error: body.data.message });
  expect({ what, id: headers['x-request-id'] }).toEqual({ what, id: body.data.requestId });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  return body.data;
}

/** Does a thing for each of many, a few at a time. */
export async function forEach<T>(items: readonly T[], fn: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await fn(item);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

export function closeConnections(): void {
  agent.destroy();
}
