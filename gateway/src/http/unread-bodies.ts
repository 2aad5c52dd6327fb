import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { endedEarly } from './body-stream.ts';

/** The longest body that is discarded so that its connection can be used for another request. */
const KEEP_UP_TO_BYTES = 1024 * 1024;
/** What is read after a response that announced the close, so that its sender gets to read it. */
const LINGER_BYTES = 64 * 1024 * 1024;
/** After the response, for the rest of the body in either case. */
const REST_WITHIN_MS = 5_000;

/**
 * The only place that decides how a request ends whose response comes before its body was read. Up to 1 MB is discarded, and
 * the connection stays open. Of a longer one, or one of unknown length, the response announces `Connection: close`, and the
 * connection is closed once its sender can have read the response (RFC 9112, section 9.6). A sender slower than 5 s is cut off.
 */
export function endUnreadBodies(server: Server): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const length = bodyLength(request);
    if (length === 0) return;
    if (length > KEEP_UP_TO_BYTES) {
      const { shouldKeepAlive } = response;
      response.shouldKeepAlive = false;
      request.once('end', () => {
        response.shouldKeepAlive = shouldKeepAlive;
      });
    }
    // Before Node's own listener, which closes the connection.
    response.prependOnceListener('finish', () => {
      if (!request.readableEnded) discardRest(request);
    });
  });
}

function bodyLength({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

function discardRest(request: IncomingMessage): void {
  const { socket } = request;
  // A handler that still reads, of a form or after its time, ends: its response has been sent.
  if (request.listenerCount('error') > 0) request.emit('error', endedEarly());
  request.unpipe();
  request.resume();
  let closes = false;
  const timer = setTimeout(() => socket.destroy(), REST_WITHIN_MS);
  // Called by Node when the response announced the close: at once, the unread bytes would take the response with them.
  socket.destroySoon = () => {
    closes = true;
    socket.end();
    let discarded = 0;
    request.on('data', ({ length }: Buffer) => {
      discarded += length;
      if (discarded > LINGER_BYTES) socket.destroy();
    });
  };
  request.once('close', () => {
    clearTimeout(timer);
    // The one of the class.
    delete (socket as Partial<typeof socket>).destroySoon;
    if (closes) socket.destroySoon();
  });
}
