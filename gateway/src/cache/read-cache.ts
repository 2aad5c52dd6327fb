import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FedCache } from './change-feed.ts';

/** Maximum age of a copy without confirmation. */
export const SHARED_FOR_MS = 1_000;
/** Age from which one request renews the copy, while others still get it. */
const RENEW_AFTER_MS = 700;
/** Maximum age of a confirmed copy. */
const LONGEST_MS = 60_000;
/** Longer than a response that may still be cached is under way. */
const REMEMBER_CHANGES_MS = 2 * SHARED_FOR_MS;
/** More changes at once clear the cache. */
const MAX_CHANGES = 1_000;
/** Bytes of all copies with their compressed forms. */
const MAX_BYTES = 48 * 1024 * 1024;
const COMPRESS_FROM_BYTES = 1_024;
const OF_ONE_REQUEST = new Set([
  'x-request-id',
  'set-cookie',
  'content-length',
  'content-encoding',
  'connection',
  'etag',
]);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type SentHeaders = Record<string, string | number | string[] | undefined>;
type Encoding = 'br' | 'gzip' | 'identity';
type Compress = (body: Buffer, encoding: 'br' | 'gzip') => Promise<Buffer>;

interface Shared {
  /** Start of the request: earlier writes are in the response. */
  requestedAt: number;
  renewing: boolean;
  etag: string;
  headers: SentHeaders;
  body: Buffer;
  /** Compressed once, for the first request that accepts it. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** The user whose response differs, and comes from the service. */
  ownerId: number | undefined;
  /** Set if the change feed covers it; null: not a single roadmap. */
  fed: { roadmapId: string | null } | undefined;
}

interface CacheableResponse {
  body: string | Buffer;
  etag: string;
  headers: SentHeaders;
  ownerId?: number | undefined;
  fed?: { roadmapId: string | null } | undefined;
}

/** Start of a request whose response may be cached. */
export interface PendingRead {
  generation: number;
  at: number;
}

/**
 * Responses that are the same for all callers, never more than a second behind: cached for that long, or for as long as
 * the owning service confirms that nothing changed (`ChangeFeed`). Bypassed for users who have just written (`Readers`).
 */
export class ReadCache implements FedCache {
  private readonly entries = new LRUCache<string, Shared>({
    maxSize: MAX_BYTES,
    ttl: LONGEST_MS,
    // Up to three forms.
    sizeCalculation: ({ body }) => 2 * body.length + 1_024,
  });
  private generation = 0;
  private readonly changedAt = new LRUCache<string, number>({ max: 10_000, ttl: REMEMBER_CHANGES_MS });
  private anyChangedAt = Number.NEGATIVE_INFINITY;
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private wasRead = false;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly compress: Compress = compressAsync,
  ) {}

  /** Clears the cache, and discards responses under way. */
  drop(): void {
    this.generation += 1;
    this.entries.clear();
  }

  takeWasRead(): boolean {
    const was = this.wasRead;
    this.wasRead = false;
    return was;
  }

  changed(roadmapIds: (string | null)[]): void {
    if (roadmapIds.length > MAX_CHANGES) {
      this.drop();
      return;
    }
    const at = this.now();
    this.anyChangedAt = at;
    const ids = new Set(roadmapIds);
    for (const id of ids) if (id !== null) this.changedAt.set(id, at);
    for (const [url, { fed }] of this.entries.entries()) {
      if (fed && (fed.roadmapId === null || ids.has(fed.roadmapId))) this.entries.delete(url);
    }
  }

  confirm(at: number): void {
    this.confirmedAt = at;
  }

  /** Call before the request to the service. */
  begin(): PendingRead {
    return { generation: this.generation, at: this.now() };
  }

  /** Responds if there is a valid copy; returns whether it did. `userId`: the reader's, if known. */
  respond(request: FastifyRequest, reply: FastifyReply, userId: number | undefined): boolean {
    this.wasRead = true;
    const entry = this.entries.get(request.url);
    if (!entry) return false;
    const age = this.now() - (entry.fed ? Math.max(entry.requestedAt, this.confirmedAt) : entry.requestedAt);
    if (age >= SHARED_FOR_MS || (userId !== undefined && entry.ownerId === userId)) return false;
    if (age >= RENEW_AFTER_MS && !entry.renewing) {
      entry.renewing = true;
      return false;
    }
    void this.send(entry, request, reply);
    return true;
  }

  /** Caches a response, unless it changed since `pending`. */
  store(url: string, pending: PendingRead, response: CacheableResponse): void {
    if (pending.generation !== this.generation || this.now() - pending.at >= SHARED_FOR_MS) return;
    // A change received meanwhile may be in it or not.
    if (response.fed && pending.at <= this.lastChangeOf(response.fed)) return;
    // A copy, since the bytes of a response may be a part of a larger buffer.
    const body = Buffer.from(response.body as string);
    this.entries.set(url, {
      requestedAt: pending.at,
      renewing: false,
      etag: response.etag,
      headers: shareable(response.headers),
      body,
      compressed: {},
      ownerId: response.ownerId,
      fed: response.fed,
    });
  }

  private async send(entry: Shared, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.headers(entry.headers).header('etag', entry.etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === entry.etag) {
      void reply.code(304).send();
      return;
    }
    const encoding = encodingFor(request, entry.body.length);
    if (encoding === 'identity') {
      void reply.send(entry.body);
      return;
    }
    entry.compressed[encoding] ??= this.compress(entry.body, encoding);
    const compressed = await entry.compressed[encoding].catch(() => null);
    if (compressed) reply.header('content-encoding', encoding);
    void reply.send(compressed ?? entry.body);
  }

  private lastChangeOf({ roadmapId }: { roadmapId: string | null }): number {
    if (roadmapId === null) return this.anyChangedAt;
    return this.changedAt.get(roadmapId) ?? Number.NEGATIVE_INFINITY;
  }
}

/** Weak: the same for all encodings. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Without the headers of the one request. */
const shareable = (headers: SentHeaders): SentHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_REQUEST.has(name)));

function encodingFor(request: FastifyRequest, bytes: number): Encoding {
  if (bytes < COMPRESS_FROM_BYTES) return 'identity';
  const accepted = request.headers['accept-encoding'] ?? '';
  // Weights other than 0 are ignored.
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** On the thread pool: a long list takes milliseconds, which would block the event loop. */
const compressAsync: Compress = (body, encoding) =>
  encoding === 'br' ? brotli(body, BROTLI) : gzipped(body, { level: 4 });
