import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { allAtRate, type Kind, percentile, sendLoad } from './load.ts';

let server: Server;
afterEach(() => server.closeAllConnections());

async function serve(onRequest: (path: string, response: ServerResponse) => void): Promise<string> {
  server = createServer((request, response) => onRequest(request.url!, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const kind = (name: string, weight = 1): Kind => ({ name, weight, of: (n) => ({ path: `/${name}/${n}` }) });

it('sends each request when it is due, although earlier ones have not ended, and counts the wait from then', async () => {
  const waiting: ServerResponse[] = [];
  const url = await serve((_path, response) => {
    // A client that awaits a response before the next request would wait forever.
    if (waiting.push(response) === 40) for (const one of waiting) one.end();
  });
  const [result] = await sendLoad({ url, kinds: [kind('a')], rate: 40, seconds: 1 });
  expect(result).toMatchObject({ failed: 0, latencies: { length: 40 } });
  // The first was due 39 fortieths of a second before the last, which ended the wait of all.
  expect(result!.latencies.at(-1)! - result!.latencies[0]!).toBeGreaterThan(500);
});

it('mixes the kinds by their weights, each with its own numbers', async () => {
  const paths: string[] = [];
  const url = await serve((path, response) => {
    paths.push(path);
    response.end();
  });
  const results = await sendLoad({ url, kinds: [kind('a', 3), kind('b', 1)], rate: 400, seconds: 0.25 });
  expect(results.map(({ latencies }) => latencies.length)).toEqual([76, 24]);
  expect(paths).toContain('/a/75');
  expect(new Set(paths).size).toBe(100);
});

it('counts errors, broken connections and requests above the bound as failed', async () => {
  const held: ServerResponse[] = [];
  const url = await serve((path, response) => {
    if (path.startsWith('/error')) response.writeHead(503).end();
    else if (path.startsWith('/broken')) response.destroy();
    else if (held.push(response) === 5)
      setTimeout(() => {
        for (const one of held) one.end();
      }, 1_000);
  });
  const [errors] = await sendLoad({ url, kinds: [kind('error')], rate: 100, seconds: 0.1 });
  const [broken] = await sendLoad({ url, kinds: [kind('broken')], rate: 100, seconds: 0.1 });
  const [bounded] = await sendLoad({ url, kinds: [kind('held')], rate: 100, seconds: 0.1, mostAtOnce: 5 });
  expect([errors, broken]).toMatchObject([{ failed: 10 }, { failed: 10 }]);
  expect(bounded).toMatchObject({ failed: 5, latencies: { length: 5 } });
});

it('ends before its time on a signal, and counts what it has sent', async () => {
  const over = new AbortController();
  const url = await serve((path, response) => {
    if (path === '/a/4') over.abort();
    response.end();
  });
  const [result] = await sendLoad({ url, kinds: [kind('a')], rate: 100, seconds: 600, until: over.signal });
  expect(result!.failed).toBe(0);
  expect(result!.latencies.length).toBeGreaterThanOrEqual(5);
});

it('begins work when it is due, although earlier work has not ended, and keeps its order', async () => {
  const begun = Promise.withResolvers<void>();
  const dues: number[] = [];
  const results = await allAtRate({ rate: 100, total: 5 }, async (n, due) => {
    if (dues.push(due) === 5) begun.resolve();
    await begun.promise;
    return n;
  });
  expect(results).toEqual([0, 1, 2, 3, 4]);
  expect(dues.map((due) => Math.round(due - dues[0]!))).toEqual([0, 10, 20, 30, 40]);
});

it('rejects after the last work has begun when one of them rejects', async () => {
  let begun = 0;
  const work = async () => {
    if (++begun === 1) throw new Error('refused');
  };
  await expect(allAtRate({ rate: 100, total: 3 }, work)).rejects.toThrow('refused');
  expect(begun).toBe(3);
});

it('sends as fast as its clients get responses without a rate, never more than one for each', async () => {
  const first: ServerResponse[] = [];
  let open = 0;
  let most = 0;
  const end = (response: ServerResponse) => {
    open -= 1;
    response.end();
  };
  const url = await serve((_path, response) => {
    most = Math.max(most, ++open);
    if (first.length >= 3 && open <= 3 && first.every((one) => one.writableEnded)) return end(response);
    // Until every client has sent one, and a client too many would have.
    if (first.push(response) === 3) setTimeout(() => first.forEach(end), 100);
  });
  const [result] = await sendLoad({ url, kinds: [kind('a')], clients: 3, seconds: 0.4 });
  expect(most).toBe(3);
  expect(result!.failed).toBe(0);
  expect(result!.latencies.length).toBeGreaterThan(3);
});

it('takes percentiles of sorted latencies', () => {
  const latencies = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect([0.5, 0.95, 1].map((share) => percentile(latencies, share))).toEqual([5, 10, 10]);
  expect(percentile([], 0.5)).toBeNaN();
});
