import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Review } from '@waymark/contracts/roadmaps/review';
import * as rpc from '@waymark/contracts/roadmaps/rpc-review';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { readReview } from '../persistence/reviews.ts';
import { loadState } from '../persistence/working-copy.ts';

@Injectable()
export class ReviewQueries {
  constructor(private readonly db: Database) {}

  @RpcHandler(rpc.GetReview)
  get({ id }: { id: string }, { userId }: Caller): Promise<Review> {
    return this.db.read(async (em) => {
      await findOwned(em, id, userId);
      return readReview(em, await loadState(em, id));
    });
  }
}
