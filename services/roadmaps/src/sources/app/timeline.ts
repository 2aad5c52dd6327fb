import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Milestone } from '@waymark/contracts/roadmaps/timeline';
import * as rpc from '@waymark/contracts/roadmaps/timeline.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import {
  checkMilestoneCount,
  checkMilestoneRevision,
  checkOrder,
  milestoneNotFound,
} from '../domain/timeline.ts';
import { MilestoneRow } from '../persistence/milestone.row.ts';
import { placeMilestones, readMilestones, toMilestone } from '../persistence/timeline.ts';

type Milestones = RpcOutput<typeof rpc.GetTimeline>;

/** The milestones of a mentor's life. The lock of the roadmap serialises the changes. */
@Injectable()
export class Timeline {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetTimeline)
  get({ id }: { id: string }, { userId }: Caller): Promise<Milestones> {
    return this.db.read(async (em) => {
      await findOwned(em, id, userId);
      return { milestones: await readMilestones(em, id) };
    });
  }

  @RpcHandler(rpc.AddMilestone)
  add({ id, body }: RpcInput<typeof rpc.AddMilestone>, { userId }: Caller): Promise<Milestone> {
    return this.db.transaction(
      async ({ em }) => {
        await findOwned(em, id, userId, { lock: true });
        const position = await em.countBy(MilestoneRow, { roadmapId: id });
        checkMilestoneCount(position);
        const row = {
          ...body,
          ...{ id: newId(), roadmapId: id, position, revision: 1, updatedAt: this.clock.now() },
        };
        await em.insert(MilestoneRow, row);
        return toMilestone(row);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.UpdateMilestone)
  update(
    { id, milestoneId, body: { revision, ...fields } }: RpcInput<typeof rpc.UpdateMilestone>,
    { userId }: Caller,
  ): Promise<Milestone> {
    return this.db.transaction(
      async ({ em }) => {
        const stored = await find(em, { id, milestoneId, userId });
        checkMilestoneRevision(stored.revision, revision);
        const changes = { ...fields, revision: revision + 1, updatedAt: this.clock.now() };
        await em.update(MilestoneRow, milestoneId, changes);
        return toMilestone({ ...stored, ...changes });
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.DeleteMilestone)
  remove(
    { id, milestoneId }: RpcInput<typeof rpc.DeleteMilestone>,
    { userId }: Caller,
  ): Promise<{ success: true }> {
    return this.db.transaction(
      async ({ em }) => {
        await find(em, { id, milestoneId, userId });
        await em.delete(MilestoneRow, { id: milestoneId });
        const left = await readMilestones(em, id);
        await placeMilestones(
          em,
          left.map((one) => one.id),
        );
        return { success: true } as const;
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.OrderTimeline)
  order({ id, body }: RpcInput<typeof rpc.OrderTimeline>, { userId }: Caller): Promise<Milestones> {
    return this.db.transaction(async ({ em }) => {
      await findOwned(em, id, userId, { lock: true });
      const stored = await readMilestones(em, id);
      checkOrder(
        stored.map((one) => one.id),
        body.milestones,
      );
      await placeMilestones(em, body.milestones);
      return { milestones: await readMilestones(em, id) };
    });
  }
}

interface Wanted {
  id: string;
  milestoneId: string;
  userId: number;
}

/** Locks the roadmap. Errors: NOT_FOUND, FORBIDDEN. */
async function find(em: Tx['em'], { id, milestoneId, userId }: Wanted): Promise<MilestoneRow> {
  await findOwned(em, id, userId, { lock: true });
  const row = await em.findOneBy(MilestoneRow, { id: milestoneId, roadmapId: id });
  if (!row) throw milestoneNotFound();
  return row;
}
