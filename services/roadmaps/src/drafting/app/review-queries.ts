import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Review } from '@waymark/contracts/roadmaps/review';
import * as rpc from '@waymark/contracts/roadmaps/review.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { LatestRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import type { DraftDiff } from '@waymark/contracts/roadmaps/versions';
import { GetDraftDiff } from '@waymark/contracts/roadmaps/versions.endpoints';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { loadState } from '../../authoring/persistence/working-copy.ts';
import { DraftsReader } from '../persistence/drafts.reader.ts';
import { readReview } from '../persistence/reviews.ts';

@Injectable()
export class ReviewQueries {
  constructor(
    private readonly db: Database,
    private readonly drafts: DraftsReader,
  ) {}

  @RpcHandler(LatestRun)
  async latestRun({ id }: { id: string }, { userId }: Caller): Promise<{ run: AiRun | null }> {
    return { run: await this.drafts.latestRun(id, userId) };
  }

  @RpcHandler(GetDraftDiff)
  draftDiff({ id }: { id: string }, { userId }: Caller): Promise<DraftDiff> {
    return this.drafts.diff(id, userId);
  }

  @RpcHandler(rpc.GetReview)
  get({ id }: { id: string }, { userId }: Caller): Promise<Review> {
    return this.db.read(async (em) => {
      await findOwned(em, id, userId);
      return readReview(em, await loadState(em, id));
    });
  }
}
