import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PartSender, type Sent } from './part-sender.ts';

/** A server that stores parts as services/roadmaps does. */
class Server {
  parts: string[] = [];
  sourceId: string | null = null;
  /** What the next requests to parts respond with. */
  failures: ('lost' | 'cut' | number)[] = [];
  requests: string[] = [];
  fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = String(url).split('?')[0]!;
    this.requests.push(`${init.method} ${path.replace('/api/', '')}`);
    if (path.includes('/parts/')) {
      const failure = this.failures.shift();
      if (failure === 'cut') throw new TypeError('Failed to fetch');
      if (typeof failure === 'number') return respond(failure, { code: 'INTERNAL', message: 'No.' });
      const number = Number(path.split('/').at(-1));
      const bytes = await textOf(init.body as Blob);
      if (this.parts[number] !== undefined && this.parts[number] !== bytes)
        return respond(409, { code: 'CONFLICT', message: 'In use.' });
      this.parts[number] = bytes;
      if (failure === 'lost') throw new TypeError('Failed to fetch');
    }
    if (path.endsWith('/finish')) return respond(201, { id: 's1', originalName: 'R.webm' });
    return respond(200, {
      ...{ id: 'r1', parts: this.parts.length, bytes: this.parts.join('').length },
      ...{ seconds: this.parts.length * 4, sourceId: this.sourceId },
    });
  };
}
const respond = (status: number, body: unknown) =>
  ({
    ok: status < 400,
    status,
    statusText: '',
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  }) as Response;
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

const realFetch = globalThis.fetch;
let server: Server;
let last: Sent;
beforeEach(() => {
  server = new Server();
  globalThis.fetch = server.fetch as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});
const sender = () =>
  new PartSender({ roadmapId: 'm1', id: 'r1', fileType: 'audio/webm' }, (sent) => {
    last = sent;
  });
const finish = (one: PartSender) =>
  one.finish({ name: 'R', trim: null, levels: [] }, new AbortController().signal, jest.fn());

describe('a sender of parts', () => {
  it('sends what was recorded every four seconds, and the rest when it is finished', async () => {
    const one = sender();
    one.push(new Blob(['a']), 1);
    one.push(new Blob(['b']), 3);
    expect(server.requests).toEqual([]);
    one.push(new Blob(['c']), 4);
    one.push(new Blob(['d']), 5);
    expect(await finish(one)).toMatchObject({ id: 's1' });
    expect(server.parts.join('')).toBe('abcd');
    expect(server.requests.at(-1)).toBe('POST recordings/r1/finish');
    expect(last).toEqual({ savedSeconds: 5, interrupted: false });
  });

  it.each(['cut', 'lost', 503] as const)('repeats a part after %p until it arrives', async (failure) => {
    server.failures = [failure];
    const one = sender();
    one.push(new Blob(['abc']), 4);
    await until(() => last?.interrupted);
    dispatchEvent(new Event('online'));
    await until(() => server.parts.length === 1);
    one.push(new Blob(['d']), 5);
    await finish(one);
    expect(server.parts.join('')).toBe('abcd');
  });

  it('continues after what the server has of an earlier visit', async () => {
    server.parts = ['ab', 'c'];
    const one = sender();
    one.push(new Blob(['abcde']), 9);
    await finish(one);
    expect(server.parts).toEqual(['ab', 'c', 'de']);
  });

  it('continues after a part of an earlier visit that arrives late', async () => {
    server.parts = ['ab'];
    const one = sender();
    one.push(new Blob(['abcde']), 3);
    const { fetch } = server;
    server.fetch = fetch;
    globalThis.fetch = (async (url: string, init: RequestInit) => {
      if (init.method === 'PUT' && server.parts.length === 1) server.parts.push('c');
      return fetch(url, init);
    }) as typeof globalThis.fetch;
    await finish(one);
    expect(server.parts).toEqual(['ab', 'c', 'de']);
  });

  it('rejects at the first failure while it is finished, and can be finished again', async () => {
    server.failures = ['cut'];
    const one = sender();
    one.push(new Blob(['abc']), 2);
    await expect(finish(one)).rejects.toMatchObject({ code: 'NETWORK' });
    await finish(one);
    expect(server.parts).toEqual(['abc']);
  });
});

async function until(condition: () => boolean | undefined): Promise<void> {
  for (let tries = 0; tries < 1_000 && !condition(); tries += 1) await jest.advanceTimersByTimeAsync(1);
}
