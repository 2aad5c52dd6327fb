import { Inject, Injectable } from '@nestjs/common';
import { authorGrants, type Caller } from '@waymark/contracts/caller';
import type { OutsideModel } from '@waymark/contracts/roadmaps/permissions';
import * as rpc from '@waymark/contracts/roadmaps/permissions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import { CLOCK } from '@waymark/platform/platform.module';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { insertPermissions, storeOutsideModel } from '../../authoring/persistence/permissions.ts';
import { PermissionsReader } from '../persistence/permissions.reader.ts';
import { SourceRow } from '../persistence/source.row.ts';
import { MaterialWork } from './material-work.ts';

/** The choice of a mentor for all material of a roadmap; each source can differ from it. */
@Injectable()
export class SetOutsideModel {
  constructor(
    private readonly db: Database,
    private readonly reader: PermissionsReader,
    private readonly work: MaterialWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetOutsideModel)
  async get({ id }: { id: string }, { userId }: Caller): Promise<OutsideModel> {
    return { granted: await this.reader.outsideModel(id, userId) };
  }

  @RpcHandler(rpc.SetOutsideModel)
  execute({ id, body }: RpcInput<typeof rpc.SetOutsideModel>, caller: Caller): Promise<OutsideModel> {
    if (body.granted) checkRole(authorGrants, caller);
    return this.db.transaction((tx) => this.apply(tx, id, body.granted, caller.userId), { idempotent: true });
  }

  private async apply(tx: Tx, roadmapId: string, granted: boolean, userId: number): Promise<OutsideModel> {
    await findOwned(tx.em, roadmapId, userId, { lock: true });
    await storeOutsideModel(tx.em, roadmapId, granted);
    const sources = await tx.em.findBy(SourceRow, { roadmapId });
    const differing = sources.filter(({ permissions }) => permissions.includes('outside-model') !== granted);
    const change = { permission: 'outside-model', granted } as const;
    await insertPermissions(
      tx.em,
      differing.map(({ id }) => id),
      { ...change, userId, at: this.clock.now(), via: 'roadmap' },
    );
    await this.work.follow(tx, differing, change);
    if (!granted) await this.work.cancelFollowUps(tx, roadmapId);
    return { granted };
  }
}
