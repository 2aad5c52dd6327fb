import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/review.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { setHeldBackState } from '../../authoring/persistence/held-back.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import { readWorkingCopy } from '../../authoring/persistence/working-copy.ts';
import { readTexts } from '../../shared/app/read-texts.ts';
import { STORAGE } from '../../shared/storage.ts';
import { decide } from '../domain/review.ts';
import { insertDecision } from '../persistence/review-decisions.ts';
import { findQuotedSources, readReview, readReviewMaterial } from '../persistence/reviews.ts';

type Input = RpcInput<typeof rpc.DecideReview>;
type Output = RpcOutput<typeof rpc.DecideReview>;

@Injectable()
export class DecideReview {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Reads the texts before the transaction. */
  @RpcHandler(rpc.DecideReview)
  async execute(input: Input, { userId }: Caller): Promise<Output> {
    const decision = { roadmapId: input.id, userId, body: input.body };
    const sources = await this.db.read((em) => findQuotedSources(em, decision));
    const texts = await readTexts(this.storage, sources);
    return this.db.transaction((tx) => this.decide(tx, input, userId, texts), { idempotent: true });
  }

  private async decide(
    tx: Tx,
    { id, body }: Input,
    userId: number,
    texts: ReadonlyMap<string, string>,
  ): Promise<Output> {
    const { em } = tx;
    const editor = { editorId: userId, revision: body.revision };
    const { roadmap, title, before, passage } = await this.roadmaps.editIn(
      tx,
      id,
      editor,
      async (roadmap) => {
        const material = await readReviewMaterial(em, { roadmapId: id, userId, body }, texts);
        return { roadmap, ...decide(roadmap, body, material) };
      },
    );
    const { revision: revisionAfter } = roadmap.state;
    if (passage) await setHeldBackState(em, passage);
    if (before) {
      const record = { action: body.action, title, before, revisionAfter };
      await insertDecision(em, id, record, this.clock.now());
    }
    return { review: await readReview(em, roadmap.state), roadmap: await readWorkingCopy(em, id, userId) };
  }
}
