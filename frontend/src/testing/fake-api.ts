import { checkedFetch, errorBody, textOf } from './contract-responses.ts';

type FakeResponse = { status?: number; body: unknown; link?: string };

/**
 * Responds from a table of `path?query` prefixes, or of ends that begin with `*` (these first, then the longest match applies),
 * and records the requests.
 */
export class FakeApi {
  readonly requests: string[] = [];
  /** The requests with a method other than GET, in order. */
  readonly sent: { url: string; body: unknown; key: string | undefined }[] = [];
  /** The server's clock; when set, responses have a Date header. */
  now: (() => number) | null = null;

  constructor(public responses: Record<string, FakeResponse | (() => FakeResponse)>) {
    globalThis.fetch = checkedFetch((url, init) => {
      const key = (init.headers as Record<string, string> | undefined)?.['idempotency-key'];
      if (init.method && init.method !== 'GET')
        this.sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : null, key });
      return this.respond(url);
    });
  }

  private async respond(url: string): Promise<Response> {
    this.requests.push(url);
    const known = Object.keys(this.responses).toSorted((a, b) => b.length - a.length);
    const end = known.find((key) => key.startsWith('*') && url.endsWith(key.slice(1)));
    const found = this.responses[end ?? known.find((start) => url.startsWith(start)) ?? ''];
    const {
      status = 200,
      body,
      link,
    }: FakeResponse = (typeof found === 'function' ? found() : found) ??
    refused(404, 'There is nothing here.');
    const headers = new Map([['link', link]]);
    if (this.now) headers.set('cache-control', 'no-store').set('date', new Date(this.now()).toUTCString());
    return {
      ok: status < 400,
      status,
      headers: { get: (name: string) => headers.get(name.toLowerCase()) ?? null },
      text: async () => textOf(status, body),
    } as unknown as Response;
  }
}

/** An error response; its code is NOT_FOUND for a 404, else UNAVAILABLE. */
export const refused = (status: number, message: string) => ({
  status,
  body: errorBody(status, { code: status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE', message }),
});
