import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SharedWith } from '../http/sharing.ts';
import { ChangeFeed } from './change-feed.ts';
import { PublicEvents } from './public-events.ts';
import { type Asked, etagOf, ReadCache } from './read-cache.ts';
import { Readers } from './readers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the answer to a request that may be shared is on its way. */
    asked?: Asked;
    /** Nobody was asked: not worth a line in the log. */
    fromMemory?: boolean;
    /** Set once the route has said that a copy of this answer may be given to others. */
    sharedWith?: SharedWith | null;
  }
}

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Public reads, answered from memory where that is true to the promise: at most a second old, never to who changed it. */
@Injectable()
export class SharedReads {
  private readonly cache = new ReadCache();
  readonly readers = new Readers();

  constructor(news: PublicEvents, feed: ChangeFeed) {
    news.onChange(() => this.cache.drop());
    feed.feed(this.cache);
  }

  /** Answers from memory, or lets the request go on its way. */
  respond(request: FastifyRequest, reply: FastifyReply): boolean {
    if (request.method !== 'GET' || !request.routeOptions.config.needs?.shared) return false;
    reply.header('cache-control', 'private, no-cache');
    const may = this.readers.mayShare(request);
    if (may && this.cache.answer(request, reply, may.userId)) {
      request.fromMemory = true;
      return true;
    }
    request.asked = this.cache.asking();
    return false;
  }

  /** Listens to what is answered. Register it before compression, which it must see the answer before. */
  watch(instance: FastifyInstance): void {
    instance.addHook('preSerialization', (request, reply, payload, done) => {
      const { shared } = request.routeOptions.config.needs ?? {};
      if (request.asked && reply.statusCode < 300) request.sharedWith = shared?.with(payload) ?? null;
      done(null, payload);
    });
    instance.addHook('onSend', (request, reply, payload, done) => {
      if (reply.statusCode >= 300) return done(null, payload);
      if (WRITES.has(request.method) && request.session) this.readers.wrote(request, reply);
      if (request.asked && typeof payload === 'string') this.keep(request, reply, payload);
      done(null, payload);
    });
  }

  private keep(request: FastifyRequest, reply: FastifyReply, body: string): void {
    reply.header('etag', etagOf(body));
    if (!request.asked || !request.sharedWith) return;
    this.cache.keep(request.url, request.asked, {
      body,
      headers: reply.getHeaders(),
      ownerId: request.sharedWith.ownerId,
      told:
        request.routeOptions.config.needs?.shared?.for === 'until-changed'
          ? { roadmapId: request.sharedWith.roadmapId }
          : undefined,
    });
  }
}
