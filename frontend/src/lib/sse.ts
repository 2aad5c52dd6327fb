import { createParser, type EventSourceParser } from 'eventsource-parser';
import { pause } from './pause.ts';

export interface StreamOptions {
  /** The data of one event: parsed JSON, else text. */
  onEvent: (data: unknown) => void;
  /** `open` after each (re)connection, `lost` while reconnecting, `closed` when the server ended it for good. */
  onState?: (state: 'open' | 'lost' | 'closed', status?: number) => void;
  /** Of the first connection; read at each attempt. */
  lastEventId?: () => string;
}

const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

/**
 * Listens to an event stream and reconnects with `Last-Event-ID`. Uses fetch, since EventSource gives up on any 5xx and
 * hides the status. Ends on a 204 or a 4xx (other than 408 and 429). Returns the function that stops it.
 */
export function openStream(url: string, options: StreamOptions): () => void {
  const stop = new AbortController();
  void listen(url, options, stop.signal);
  return () => stop.abort();
}

async function listen(url: string, options: StreamOptions, signal: AbortSignal): Promise<void> {
  let lastEventId: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const response = await connect(url, lastEventId || options.lastEventId?.(), signal);
      if (isFinal(response.status)) return options.onState?.('closed', response.status);
      if (response.ok && response.body) {
        failures = 0;
        options.onState?.('open');
        await readInto(
          createParser({
            onId: (id) => {
              lastEventId = id;
            },
            // A chunk may contain several events, and a handler may stop the stream.
            onEvent: ({ data }) => {
              if (!signal.aborted) options.onEvent(asJson(data));
            },
          }),
          response.body,
        );
      }
    } catch {
      // A dropped connection: retry.
    }
    if (signal.aborted) return;
    options.onState?.('lost');
    // Rejects when the stream is stopped, which ends the loop.
    await pause(Math.min(FIRST_RETRY_MS * 2 ** failures++, MAX_RETRY_MS), signal).catch(() => {});
  }
}

function connect(url: string, lastEventId: string | undefined, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'text/event-stream' };
  if (lastEventId) headers['last-event-id'] = lastEventId;
  return fetch(url, { headers, credentials: 'same-origin', cache: 'no-store', signal });
}

const isFinal = (status: number): boolean =>
  status === 204 || (status >= 400 && status < 500 && status !== 408 && status !== 429);

async function readInto(parser: EventSourceParser, body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
