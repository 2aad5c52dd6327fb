import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Env } from '../env.ts';
import { nameCharsets } from './charset.ts';
import { errorResponse } from './error-response.ts';
import { MAX_PARAM_LENGTH } from './options.ts';
import { requestId } from './request-id.ts';
import { BODY_LIMIT } from './route-needs.ts';
import { securityHeaders, setSecurityHeaders } from './security.ts';
import { toAppError } from './to-app-error.ts';
import { endUnreadBodies } from './unread-bodies.ts';

/** A 50 MB upload over a slow line. */
const RECEIVE_WITHIN_MS = 15 * 60_000;
/** Longer than the longest silent call, which waits for the AI. */
const SILENT_SOCKET_MS = 150_000;
const HEADERS_WITHIN_MS = 20_000;

/** Fastify with every failure, also those before any route, in the format of all errors. */
export function createAdapter(env: Env): FastifyAdapter {
  const secured = securityHeaders(env);
  const options: FastifyHttpOptions<Server> = {
    logger: false,
    trustProxy: trustProxy(env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: RECEIVE_WITHIN_MS,
    connectionTimeout: SILENT_SOCKET_MS,
    // Rejected by our entry hook, in the format of all errors.
    http: { headersTimeout: HEADERS_WITHIN_MS, requireHostHeader: false },
    // Our entry hook does this, in the format of all errors.
    return503OnClosing: false,
    // Signed links of the disk driver are long.
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    genReqId: (raw) => requestId(raw.headers['x-request-id']),
    frameworkErrors: (error, request, reply) => {
      const response = errorResponse(toAppError(error), request.id);
      void (reply as FastifyReply).code(response.status).headers(response.headers).send(response.body);
    },
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, secured),
  };
  const adapter = new FastifyAdapter(options);
  const { server } = adapter.getInstance();
  endUnreadBodies(server);
  nameCharsets(server);
  setSecurityHeaders(server, secured);
  // Unknown expectations are ignored; Node would reject them in its own format.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  adapter.getInstance().removeContentTypeParser('text/plain');
  return adapter;
}

/** Responds 400 to bytes that are not HTTP and closes the connection. */
function refuseMalformed(
  error: NodeJS.ErrnoException,
  socket: Socket,
  secured: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const response = errorResponse(
    new AppError('VALIDATION', 'We could not understand this request.'),
    newId(),
  );
  const body = JSON.stringify(response.body);
  const headers = {
    ...secured,
    ...response.headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}

/** `false`, `true` (all addresses, for tests), or addresses and networks: `loopback`, `10.0.0.0/8`, … */
export function trustProxy(text: string): boolean | string[] {
  if (text === 'false' || text === 'true') return text === 'true';
  return text.split(',').map((part) => part.trim());
}
