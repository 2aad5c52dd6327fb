import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedWith } from '../http/sharing.ts';
import { ChangeFeed } from './change-feed.ts';
import { PublicEvents } from './public-events.ts';
import { etagOf, type PendingRead, ReadCache } from './read-cache.ts';
import { Readers } from './readers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the response of a shared route is under way. */
    pendingRead?: PendingRead;
    /** Served from the cache: not logged. */
    fromMemory?: boolean;
    /** Set when the route shares this response. */
    sharedWith?: SharedWith | null;
  }
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);
const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Serves public reads from the cache: at most a second old, never to the user who changed them. */
@Injectable()
export class SharedReads {
  private readonly cache = new ReadCache();
  readonly readers = new Readers();

  constructor(events: PublicEvents, feed: ChangeFeed) {
    events.onChange(() => this.cache.drop());
    feed.feed(this.cache);
  }

  /** Responds from the cache; returns false if the request must be handled. */
  respond(request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.method !== 'GET' || !request.routeOptions.config.needs?.shared) return false;
    reply.header('cache-control', 'private, no-cache');
    const may = this.readers.mayShare(request);
    if (may && this.cache.respond(request, reply, may.userId)) {
      request.fromMemory = true;
      return true;
    }
    request.pendingRead = this.cache.begin();
    return false;
  }

  /** Caches responses. Register it before compression. */
  watch(instance: FastifyInstance): void {
    instance.addHook('preSerialization', (request, reply, payload, done) => {
      const { shared } = request.routeOptions.config.needs ?? {};
      if (request.pendingRead && reply.statusCode < 300)
        request.sharedWith = shared?.with(payload as object) ?? null;
      done(null, payload);
    });
    instance.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode >= 300) return done(null, payload);
      if (WRITES.has(request.method) && request.session) this.readers.wrote(request, reply);
      if (request.pendingRead && isWhole(payload)) this.store(request, reply, payload);
      done(null, payload);
    });
  }

  private store(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): void {
    const etag = etagOf(body);
    reply.header('etag', etag);
    if (!request.pendingRead || !request.sharedWith) return;
    this.cache.store(request.url, request.pendingRead, {
      body,
      etag,
      headers: reply.getHeaders(),
      ownerId: request.sharedWith.ownerId,
      fed:
        request.routeOptions.config.needs?.shared?.for === 'until-changed'
          ? { roadmapId: request.sharedWith.roadmapId }
          : undefined,
    });
  }
}
