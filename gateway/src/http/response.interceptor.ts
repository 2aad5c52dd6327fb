import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { RpcBody } from '@waymark/messaging/rpc-wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { SERVED, type Served } from './endpoint.ts';
import { splitPage } from './page-body.ts';

interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/** Builds every response from its schema: other fields are stripped, missing ones are an error. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const served = this.reflector.get<Served | undefined>(SERVED, context.getHandler());
    if (!served) return next.handle();
    const http = context.switchToHttp();
    return next.handle().pipe(
      map((value) => {
        const reply = http.getResponse<FastifyReply>();
        if (value instanceof RpcBody) return passOn(served, value, http.getRequest(), reply);
        const response = fit(
          served,
          served.paged ? turnPage(value as Page, http.getRequest(), reply) : value,
        );
        if (response !== null) return response;
        // Fastify sends null as nothing at all.
        reply.type('application/json; charset=utf-8');
        return 'null';
      }),
    );
  }
}

/** The owner built it from its schema. */
function passOn(
  served: Served,
  { bytes, facts }: RpcBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Buffer {
  reply.type('application/json; charset=utf-8');
  // For responses that Fastify writes, a hook of SharedReads sets it.
  if (request.pendingRead && reply.statusCode < 300) request.sharedWith = served.shared?.with(facts) ?? null;
  if (!served.paged) return bytes;
  const { items, nextCursor } = splitPage(bytes);
  linkNext(nextCursor, request, reply);
  return items;
}

function fit(served: Served, value: unknown): unknown {
  const result = served.response.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`the response of ${served.endpoint.route} does not fit its schema`, {
    cause: result.error,
  });
}

/** The items are the response; the next page's address is in the `Link` header (RFC 8288). */
function turnPage({ items, nextCursor }: Page, request: FastifyRequest, reply: FastifyReply): unknown[] {
  linkNext(nextCursor, request, reply);
  return items;
}

function linkNext(nextCursor: string | null, request: FastifyRequest, reply: FastifyReply): void {
  if (nextCursor === null) return;
  const next = new URL(request.url, 'http://any');
  next.searchParams.set('cursor', nextCursor);
  reply.header('link', `<${next.pathname}${next.search}>; rel="next"`);
}
