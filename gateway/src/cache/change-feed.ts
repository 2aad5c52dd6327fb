import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PublicChanges } from '@waymark/contracts/roadmaps/versions.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';

/** With the time of the request, well within the second that copies may be behind. */
const POLL_MS = 400;
/** The service stores changes a little longer. */
const FEED_EXPIRES_MS = 5 * 60_000;
const FROM_THE_START = '0';

/** The cache that the feed invalidates and confirms. */
export interface FedCache {
  /** Whether there was a read since the last call. */
  takeWasRead(): boolean;
  /** Copies of these roadmaps, and of all lists, may have changed. */
  changed(roadmapIds: (string | null)[]): void;
  /** The remaining copies are valid as of then (epoch ms). */
  confirm(at: number): void;
  drop(): void;
}

/** Polls the roadmaps service for changes while there are reads. */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangeFeed.name);
  private cache: FedCache | undefined;
  private next = FROM_THE_START;
  private respondedAt = Number.NEGATIVE_INFINITY;
  private failing = false;

  constructor(
    private readonly services: RpcClient,
    private readonly lifecycle: ServiceLifecycle,
  ) {}

  feed(cache: FedCache): void {
    this.cache = cache;
  }

  onApplicationBootstrap(): void {
    let polling = false;
    const timer = setInterval(() => {
      if (polling || !this.cache?.takeWasRead()) return;
      polling = true;
      void this.poll(this.cache).finally(() => {
        polling = false;
      });
    }, POLL_MS);
    this.lifecycle.onDrain('change feed', async () => clearInterval(timer));
  }

  private async poll(cache: FedCache): Promise<void> {
    const requestedAt = Date.now();
    try {
      if (requestedAt - this.respondedAt > FEED_EXPIRES_MS) {
        this.next = FROM_THE_START;
        cache.drop();
      }
      const { next, roadmapIds } = await this.services.call(PublicChanges, { since: this.next });
      if (roadmapIds.length > 0) cache.changed(roadmapIds);
      cache.confirm(requestedAt);
      this.next = next;
      this.respondedAt = requestedAt;
      this.failing = false;
    } catch (err) {
      // Copies then expire after a second, as without a feed.
      if (!this.failing) this.logger.warn({ msg: 'cannot load public changes', err });
      this.failing = true;
    }
  }
}
