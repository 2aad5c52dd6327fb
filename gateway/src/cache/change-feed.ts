import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { PublicChanges } from '@waymark/contracts/roadmaps/rpc-versions';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';

/** With the time an answer takes, well within the second that copies may be behind. */
const ASK_EVERY_MS = 400;
/** The service remembers changes a little longer. */
const FORGOTTEN_AFTER_MS = 5 * 60_000;
const FROM_THE_START = '0';

/** Answers of the feed: which copies are no longer true, and up to when all others are. */
export interface CopyKeeper {
  /** Somebody was answered from a copy, or would have been, since the last time this was asked. */
  wanted(): boolean;
  /** Copies of these roadmaps, and all that is no single roadmap, may have changed. */
  changed(roadmapIds: (string | null)[]): void;
  /** What is still there is true as of then (epoch ms). */
  confirm(at: number): void;
  drop(): void;
}

/** Asks the roadmaps service a few times a second what changed, for as long as somebody reads. */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangeFeed.name);
  private keeper: CopyKeeper | undefined;
  private next = FROM_THE_START;
  private respondedAt = Number.NEGATIVE_INFINITY;
  private failing = false;

  constructor(
    private readonly services: RpcClient,
    private readonly lifecycle: ServiceLifecycle,
  ) {}

  /** Call it before the gateway listens. */
  feed(keeper: CopyKeeper): void {
    this.keeper = keeper;
  }

  onApplicationBootstrap(): void {
    let asking = false;
    const timer = setInterval(() => {
      if (asking || !this.keeper?.wanted()) return;
      asking = true;
      void this.ask(this.keeper).finally(() => {
        asking = false;
      });
    }, ASK_EVERY_MS);
    this.lifecycle.onDrain('change feed', async () => clearInterval(timer));
  }

  private async ask(keeper: CopyKeeper): Promise<void> {
    const askedAt = Date.now();
    try {
      if (askedAt - this.respondedAt > FORGOTTEN_AFTER_MS) {
        this.next = FROM_THE_START;
        keeper.drop();
      }
      const { next, roadmapIds } = await this.services.call(PublicChanges, { since: this.next });
      if (roadmapIds.length > 0) keeper.changed(roadmapIds);
      keeper.confirm(askedAt);
      this.next = next;
      this.respondedAt = askedAt;
      this.failing = false;
    } catch (err) {
      // Copies are then good for a second each, as without a feed.
      if (!this.failing) this.logger.warn({ msg: 'cannot hear what changed', err });
      this.failing = true;
    }
  }
}
