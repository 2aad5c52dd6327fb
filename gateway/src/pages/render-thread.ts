import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { escapeJson } from './escape.ts';
import type { ApiResponse, FromThread, PageRequest, RenderedPage, ToThread } from './page-renderer.ts';

interface KnownQueries {
  get(key: string): object[] | undefined;
  set(key: string, queries: object[]): unknown;
}

/** What `frontend/src/app/render.tsx` exports. */
interface Program {
  loadPage(request: PageRequest, known?: KnownQueries): Promise<object>;
  drawPage(request: PageRequest, data: object): Promise<string>;
}

const MAX_BYTES = 24 * 1024 * 1024;

const { loadPage, drawPage } = (await import(workerData as string)) as Program;
const known = new LRUCache<string, object[]>({ max: 1_000 });
/** By everything that the page depends on, so that no change of the data can leave an old one. */
const drawn = new LRUCache<string, string>({
  maxSize: MAX_BYTES,
  sizeCalculation: (html) => 2 * html.length + 100,
});

const job = new AsyncLocalStorage<number>();
const calls = new Map<number, (response: ApiResponse) => void>();
let count = 0;

const send = (message: FromThread): void => parentPort?.postMessage(message);

/** All requests of the program go to the public API, through the gateway. */
globalThis.fetch = async (input) => {
  count += 1;
  const call = count;
  const { status, link, body } = await new Promise<ApiResponse>((resolve) => {
    calls.set(call, resolve);
    send({ kind: 'call', number: job.getStore() ?? 0, call, path: String(input) });
  });
  return new Response(body, {
    status,
    headers: { 'content-type': 'application/json', ...(link && { link }) },
  });
};

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'response') {
    calls.get(message.call)?.(message.response);
    calls.delete(message.call);
    return;
  }
  const { number, request } = message;
  void job.run(number, () =>
    render(request).then(
      (page) => send({ kind: 'page', number, page }),
      (error: unknown) => send({ kind: 'fault', number, error: String(error) }),
    ),
  );
});

async function render(request: PageRequest): Promise<RenderedPage> {
  if (request.isOwn) {
    const own = await loadPage(request);
    return { html: await drawPage(request, own), data: escapeJson(own) };
  }
  const loaded = await loadPage(request, known);
  const data = escapeJson(loaded);
  const key = createHash('sha1').update(`${request.url}\n${request.hasSession}\n${data}`).digest('base64url');
  const html = drawn.get(key) ?? (await drawPage(request, loaded));
  drawn.set(key, html);
  return { html, data };
}
