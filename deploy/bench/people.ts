import { DEMO_PASSWORD, demoPeople } from '@waymark/demo/people';

/** A logged-in account. */
export interface Person {
  userId: number;
  cookie: string;
}

interface Sent {
  cookie?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The response was not a success. */
export class NotSent extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Sends JSON; throws NotSent unless the response is a success. */
export async function send<T>(url: string, method: string, path: string, sent?: Sent): Promise<T> {
  return (await (await exchange(url, method, path, sent)).json()) as T;
}

async function exchange(
  url: string,
  method: string,
  path: string,
  { cookie = '', body, headers = {} }: Sent = {},
): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new NotSent(`${method} ${path}: ${response.status} ${await response.text()}`, response.status);
  return response;
}

/** A new account. */
export async function register(url: string, username: string): Promise<Person> {
  const body = { username, email: `${username}@example.org`, password: 'steady numbers 12' };
  return enter(url, '/api/register', body);
}

export const logIn = (url: string, username: string, password: string): Promise<Person> =>
  enter(url, '/api/login', { username, password });

/** Logs the mentors of the demo in. */
export function logInMentors(url: string): Promise<Person[]> {
  const mentors = Object.values(demoPeople).filter(({ role }) => role === 'mentor');
  return Promise.all(mentors.map(({ username }) => logIn(url, username, DEMO_PASSWORD)));
}

async function enter(url: string, path: string, body: object): Promise<Person> {
  const response = await exchange(url, 'POST', path, { body });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-waymark='));
  const { id } = (await response.json()) as { id: number };
  return { userId: id, cookie: cookie?.split(';')[0] ?? '' };
}
