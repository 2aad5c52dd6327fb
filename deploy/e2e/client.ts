import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { passwordOf } from './account-password.ts';

export interface Reply {
  status: number;
  body: unknown;
}

/** A slower response counts as a hang. */
const TIMEOUT_MS = 15_000;

/** An HTTP client of the gateway that retries while it is unavailable. */
export class Client {
  private cookie = '';
  private readonly url: string;
  readonly username: string;

  constructor(url: string, username = '') {
    this.url = url;
    this.username = username;
  }

  /** Logs in; retries while processes are being killed. */
  async login(): Promise<this> {
    await this.until('POST', '/api/login', { username: this.username, password: passwordOf(this.username) });
    return this;
  }

  /** One attempt; status 0 without a response. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: {
          ...headers,
          cookie: this.cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      const cookie = response.headers
        .getSetCookie()
        .find((line) => line.startsWith('__Host-waymark='))
        ?.split(';')[0];
      if (cookie) this.cookie = cookie;
      return { status: response.status, body: text ? JSON.parse(text) : null };
    } catch {
      return { status: 0, body: null };
    }
  }

  /** Retries under one Idempotency-Key until a 2xx. Throws on a 4xx. */
  async until<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<T> {
    const key = { 'idempotency-key': randomUUID(), ...headers };
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const response = await this.send(method, path, body, key);
      if (response.status >= 200 && response.status < 300) return response.body as T;
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(response.body)}`);
      }
      await sleep(250);
    }
    throw new Error(`${method} ${path} never succeeded`);
  }
}
