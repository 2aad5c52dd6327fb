import type { Caller } from '@waymark/contracts/caller';
import type { Review, ReviewDecision } from '@waymark/contracts/roadmaps/review';
import * as rpc from '@waymark/contracts/roadmaps/review.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import type { z } from 'zod';
import { stepIdsOf } from './builders.ts';
import type { Harness } from './harness.ts';
import { RunCase } from './run-case.ts';

type Decision = z.input<typeof ReviewDecision>;
type Decided = RpcOutput<typeof rpc.DecideReview>;

/**
 * An outline of two stages, [“I stopped.”, “I rested for a month.”] and [“Jana”], to be reviewed; “she came with soup” is
 * held back.
 */
export class ReviewCase {
  private constructor(
    private readonly roadmaps: Harness,
    readonly on: RunCase,
    readonly stepIds: string[],
    readonly stageIds: string[],
  ) {}

  static async start(roadmaps: Harness): Promise<ReviewCase> {
    const on = await RunCase.start(roadmaps);
    await on.finishHolding(['she came with soup']);
    await on.ended();
    const roadmap = await on.draftVersion();
    return new ReviewCase(
      roadmaps,
      on,
      stepIdsOf(roadmap),
      roadmap.stages.map(({ id }) => id),
    );
  }

  decide(body: Decision, options: { by?: Caller; key?: string } = {}): Promise<Decided> {
    const { by = this.on.mentor, key } = options;
    return this.roadmaps.call(rpc.DecideReview, { id: this.on.roadmapId, body }, by, key);
  }

  keep(step: number): Promise<Decided> {
    return this.decide({ action: 'keep', stepId: this.stepIds[step]! });
  }

  undo(by = this.on.mentor): Promise<Decided> {
    return this.roadmaps.call(rpc.UndoReview, { id: this.on.roadmapId }, by);
  }

  review(by = this.on.mentor): Promise<Review> {
    return this.roadmaps.call(rpc.GetReview, { id: this.on.roadmapId }, by);
  }

  async heldBackId(): Promise<string> {
    return (await this.review()).heldBack[0]!.id;
  }
}
