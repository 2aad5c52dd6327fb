import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/review.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { setHeldBackState } from '../../authoring/persistence/held-back.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import { readWorkingCopy } from '../../authoring/persistence/working-copy.ts';
import { undoDecision } from '../domain/review.ts';
import { deleteDecision, findLastDecision } from '../persistence/review-decisions.ts';
import { readReview } from '../persistence/reviews.ts';

type Output = RpcOutput<typeof rpc.UndoReview>;

@Injectable()
export class UndoReview {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
  ) {}

  @RpcHandler(rpc.UndoReview)
  execute({ id }: { id: string }, { userId }: Caller): Promise<Output> {
    return this.db.transaction((tx) => this.undo(tx, id, userId), { idempotent: true });
  }

  private async undo(tx: Tx, id: string, userId: number): Promise<Output> {
    const { em } = tx;
    const { roadmap, undone } = await this.roadmaps.editIn(tx, id, { editorId: userId }, async (roadmap) => ({
      roadmap,
      undone: undoDecision(roadmap, await findLastDecision(em, id)),
    }));
    if (undone.before.passage) await setHeldBackState(em, undone.before.passage);
    await deleteDecision(em, id, undone, roadmap.state.revision);
    return { review: await readReview(em, roadmap.state), roadmap: await readWorkingCopy(em, id, userId) };
  }
}
