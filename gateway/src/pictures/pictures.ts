import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { runInContext } from '@waymark/platform/context';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import type { ObjectStorage } from '@waymark/storage/port';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { STORAGE } from '../uploads/storage.ts';
import { fingerprint, type PictureFacts, roadmapFacts } from './facts.ts';
import { Painter } from './painter.ts';

export const PICTURES_PREFIX = 'pictures/';
/** Some 800 pictures. */
const MAX_BYTES = 24 * 1024 * 1024;
const TYPE = 'image/png';

export interface Picture {
  etag: string;
  /** Version in the address; empty if there is none. */
  version: string;
  png(request: FastifyRequest): Promise<Buffer>;
}

interface Wanted {
  folder: string;
  key: string;
  facts: PictureFacts;
}

/** Link preview pictures: drawn once, cached in memory and in storage. */
@Injectable()
export class Pictures {
  private readonly logger = new Logger(Pictures.name);
  private readonly painter = new Painter();
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (png) => png.length + 200,
  });
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly services: RpcClient,
    private readonly limits: RateLimits,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    lifecycle: ServiceLifecycle,
  ) {
    lifecycle.onDrain('pictures', () => this.painter.stop());
  }

  /** Of a published roadmap. Errors: NOT_FOUND and those of GetRoadmap. */
  async ofRoadmap(id: string, request: FastifyRequest): Promise<Picture> {
    const { requestId, deadline } = request.ctx;
    const roadmap = await runInContext({ requestId, deadline, caller: null }, () =>
      this.services.call(GetRoadmap, { id }),
    );
    if (roadmap.status !== 'published') throw new AppError('NOT_FOUND', 'There is no such picture.');
    const version = String(roadmap.version ?? 0);
    return this.picture(`${PICTURES_PREFIX}roadmaps/${id}/`, version, roadmapFacts(roadmap));
  }

  ofProduct(): Picture {
    return this.picture(`${PICTURES_PREFIX}product/`, '', { kind: 'default' });
  }

  private picture(folder: string, version: string, facts: PictureFacts): Picture {
    const name = fingerprint(facts);
    const wanted = { folder, key: `${folder}${name}.png`, facts };
    return {
      etag: `"${name}"`,
      version,
      png: async (request) => this.kept.get(wanted.key) ?? this.make(wanted, request),
    };
  }

  /** Concurrent requests share one drawing. */
  private async make(wanted: Wanted, request: FastifyRequest): Promise<Buffer> {
    const { key } = wanted;
    const under = this.making.get(key);
    if (under) return under.catch((error) => this.retryForOther(wanted, request, error));
    const made = this.fetchOrPaint(wanted, request);
    this.making.set(key, made);
    try {
      const png = await made;
      this.kept.set(key, png);
      return png;
    } finally {
      this.making.delete(key);
    }
  }

  /** The rate limit of the first caller must not fail the others that wait. */
  private retryForOther(wanted: Wanted, request: FastifyRequest, error: unknown): Promise<Buffer> {
    if (!(error instanceof AppError && error.code === 'TOO_MANY')) throw error;
    return this.make(wanted, request);
  }

  private async fetchOrPaint({ folder, key, facts }: Wanted, request: FastifyRequest): Promise<Buffer> {
    const stored = await this.fetch(key);
    if (stored) return stored;
    await this.limits.take('picture', addressKey(request.ip));
    const png = await this.painter.paint(facts);
    // The response does not wait for storage.
    void this.store(folder, key, png);
    return png;
  }

  /** null on a failure of storage: the picture is drawn again. */
  private async fetch(key: string): Promise<Buffer | null> {
    try {
      const { body } = await this.storage.get(key);
      return await buffer(body);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) this.unkept(key, error);
      return null;
    }
  }

  /** Replaces earlier pictures of the same folder. */
  private async store(folder: string, key: string, png: Buffer): Promise<void> {
    try {
      await this.storage.put(key, png, { contentType: TYPE });
      for await (const other of this.storage.list(folder)) {
        if (other.key !== key) await this.storage.delete(other.key);
      }
    } catch (error) {
      this.unkept(key, error);
    }
  }

  private unkept(key: string, error: unknown): void {
    this.logger.warn({ msg: 'a picture is not kept', key, err: error });
  }
}
