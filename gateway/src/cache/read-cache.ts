import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CopyKeeper } from './change-feed.ts';

/** Nobody is shown what is older than this, whatever news was lost on the way. */
export const SHARED_FOR_MS = 1_000;
/** From here on one request goes and asks again, while the others are still answered from here. */
const RENEW_AFTER_MS = 700;
/** Whatever is confirmed: nothing stays longer. */
const LONGEST_MS = 60_000;
/** Longer than any answer is on its way that may still be kept. */
const REMEMBER_CHANGES_MS = 2 * SHARED_FOR_MS;
/** More changes at once than this, and all is forgotten. */
const MAX_CHANGES = 1_000;
/** Bytes of answers kept, compressed forms included. */
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
  /** When the question was asked: what was acknowledged before it is in the answer. */
  askedAt: number;
  renewing: boolean;
  etag: string;
  /** As they were sent the first time: security, type, the way to the next page. */
  headers: SentHeaders;
  body: Buffer;
  /** Compressed once for everybody, from the first request that accepts it. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Its mentor is answered by the service: to them alone it looks different. */
  ownerId: number | undefined;
  /** Whether it is told when it changes, and of which roadmap it is then; null: of no single one. */
  told: { roadmapId: string | null } | undefined;
}

/** An answer that may be kept. */
interface Answer {
  body: string;
  headers: SentHeaders;
  ownerId?: number | undefined;
  told?: { roadmapId: string | null } | undefined;
}

/** What the cache has to know of a request that may be shared. */
export interface Asked {
  generation: number;
  at: number;
}

/**
 * Answers that are the same for everybody (published roadmaps, mentors, stories), never more than a second behind: they
 * are kept for that long, or for as long as the service that owns them confirms that nothing changed (`ChangeFeed`).
 * Who has just changed something is never answered from here (`Readers`).
 */
export class ReadCache implements CopyKeeper {
  private readonly entries = new LRUCache<string, Shared>({
    maxSize: MAX_BYTES,
    ttl: LONGEST_MS,
    // Three forms at worst, and what JavaScript needs to keep them.
    sizeCalculation: ({ body }) => 2 * body.length + 1_024,
  });
  private generation = 0;
  /** When each roadmap was last heard to have changed; null: any of them. */
  private readonly changedAt = new LRUCache<string, number>({ max: 10_000, ttl: REMEMBER_CHANGES_MS });
  private anyChangedAt = Number.NEGATIVE_INFINITY;
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private isWanted = false;

  constructor(
    private readonly now: () => number = Date.now,
    private readonly compress: Compress = compressBeside,
  ) {}

  /** Something public changed: forget all of it, also what is on its way. */
  drop(): void {
    this.generation += 1;
    this.entries.clear();
  }

  wanted(): boolean {
    const was = this.isWanted;
    this.isWanted = false;
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
    for (const [url, { told }] of this.entries.entries()) {
      if (told && (told.roadmapId === null || ids.has(told.roadmapId))) this.entries.delete(url);
    }
  }

  confirm(at: number): void {
    this.confirmedAt = at;
  }

  /** Before the question is asked. */
  asking(): Asked {
    return { generation: this.generation, at: this.now() };
  }

  /** Answers the request if a fresh enough answer is here; `userId` is the reader's, where known. */
  answer(request: FastifyRequest, reply: FastifyReply, userId: number | undefined): boolean {
    this.isWanted = true;
    const entry = this.entries.get(request.url);
    if (!entry) return false;
    const age = this.now() - (entry.told ? Math.max(entry.askedAt, this.confirmedAt) : entry.askedAt);
    if (age >= SHARED_FOR_MS || (userId !== undefined && entry.ownerId === userId)) return false;
    if (age >= RENEW_AFTER_MS && !entry.renewing) {
      entry.renewing = true;
      return false;
    }
    void this.send(entry, request, reply);
    return true;
  }

  /** Keeps an answer, unless something changed since it was asked for. */
  keep(url: string, asked: Asked, answer: Answer): void {
    if (asked.generation !== this.generation || this.now() - asked.at >= SHARED_FOR_MS) return;
    // A change that was heard while this was on its way may be in it or not.
    if (answer.told && asked.at <= this.lastChangeOf(answer.told)) return;
    const body = Buffer.from(answer.body);
    this.entries.set(url, {
      askedAt: asked.at,
      renewing: false,
      etag: etagOf(body),
      headers: shareable(answer.headers),
      body,
      compressed: {},
      ownerId: answer.ownerId,
      told: answer.told,
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

/** Weak: the same content in whatever encoding. */
export const etagOf = (body: Buffer | string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** About the answer, not about the one request it was given to. */
const shareable = (headers: SentHeaders): SentHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_REQUEST.has(name)));

function encodingFor(request: FastifyRequest, bytes: number): Encoding {
  if (bytes < COMPRESS_FROM_BYTES) return 'identity';
  const accepted = request.headers['accept-encoding'] ?? '';
  // Weights are for proxies; browsers and programs that name br or gzip want it.
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** On the thread pool: compressing a long list takes milliseconds, in which nothing else would be handled. */
const compressBeside: Compress = (body, encoding) =>
  encoding === 'br' ? brotli(body, BROTLI) : gzipped(body, { level: 4 });
