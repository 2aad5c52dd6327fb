import { setTimeout as sleep } from 'node:timers/promises';

/** An HTTP client that stores and sends cookies. */
export class Browser {
  cookie: string | null = null;
  /** The cookie of a login between its steps. */
  pendingLogin: string | null = null;
  /** All `Set-Cookie` headers so far. */
  readonly setCookies: string[] = [];

  constructor(
    readonly baseUrl: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ ...this.headers, ...(init.headers as Record<string, string>) });
    const cookies = [this.cookie, this.pendingLogin].filter((one) => one !== null).join('; ');
    if (cookies && !headers.has('cookie')) headers.set('cookie', cookies);
    const response = await fetch(this.baseUrl + path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      this.setCookies.push(line);
      const pair = line.split(';')[0]!;
      const kept = pair.endsWith('=') ? null : pair;
      if (line.startsWith('__Host-waymark=')) this.cookie = kept;
      if (line.startsWith('__Host-waymark-login=')) this.pendingLogin = kept;
    }
    return response;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { headers });
  }

  send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.fetch(path, {
      method,
      headers: { ...json, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send('POST', path, body, headers);
  }

  async logIn(username: string, password = 'password'): Promise<this> {
    const attempt = () => this.post('/api/login', { username, password });
    let response = await attempt();
    // A busy machine may not have connected to the store yet.
    for (let again = 0; response.status === 503 && again < 10; again += 1) {
      await sleep(500);
      response = await attempt();
    }
    if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
    return this;
  }
}
