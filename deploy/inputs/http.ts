import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { expect } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import { DEMO_PASSWORD } from '@waymark/demo/people';
import { target } from './target.ts';

/** A request as it is sent: the path is not normalized. */
export interface RequestSpec {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Bytes and text are sent unchanged, other values as JSON. The default type is application/json. */
  body?: unknown;
  cookie?: string;
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const TIMEOUT_MS = 15_000;

/** Sends one request. Closes an event stream after its first chunk. */
export function sendRequest({ method, path, headers, body, cookie }: RequestSpec): Promise<Reply> {
  const { hostname, port } = new URL(target().url);
  const bytes = bytesOf(body);
  const sent = {
    ...(cookie !== undefined && { cookie }),
    ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, agent, method, path, headers: sent, timeout: TIMEOUT_MS });
    outgoing.once('response', (response) => {
      // The response may arrive before the body is sent, and the connection may then close.
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
  const response = await sendRequest({ method: 'POST', path: '/api/login', body });
  if (response.status !== 200) throw new Error(`${username} could not log in: ${response.text}`);
  return cookieOf(response);
}

export const cookieOf = ({ headers }: Reply): string =>
  headers['set-cookie']?.find((line) => line.startsWith('__Host-waymark='))?.split(';')[0] ?? '';

/** Returns the body of the response; throws unless it is a success. */
export async function get<T>(spec: RequestSpec): Promise<T> {
  const response = await sendRequest(spec);
  if (response.status < 200 || response.status > 299)
    throw new Error(`${spec.method} ${spec.path}: ${response.status} ${response.text}`);
  return JSON.parse(response.text) as T;
}

/** No response may contain stack frames, paths of files and modules, or messages of the database. */
const INTERNALS =
  /\bat \S+ \([^)]*:\d+:\d+\)|node_modules|file:\/\/|\.[jt]s:\d+|QueryFailedError|invalid input syntax/;

export const hasInternals = (text: string): boolean => INTERNALS.test(text);

/** Expects an error response in the shape of the contract. `what` names the case in messages. */
export function expectRefused(response: Reply, what: string, ...statuses: number[]): ErrorBody {
  const { status, headers, text } = response;
  const where = `${what.slice(0, 200)} → ${status} ${text.slice(0, 300)}`;
  if (statuses.length > 0 ? !statuses.includes(status) : status < 400 || status > 499) {
    throw new Error(`${where}\nexpected: ${statuses.join(' or ') || '4xx'}`);
  }
  if (hasInternals(text)) throw new Error(`${where}\nshows internals`);
  const body = ErrorBody.strict().safeParse(JSON.parse(text));
  if (!body.success) throw new Error(`${where}\n${body.error.message}`);
  expect({ what, ...body.data }).toMatchObject({ what, statusCode: status, error: body.data.message });
  expect({ what, id: headers['x-request-id'] }).toEqual({ what, id: body.data.requestId });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  return body.data;
}

/** Runs `fn` for each item, six at a time. */
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
