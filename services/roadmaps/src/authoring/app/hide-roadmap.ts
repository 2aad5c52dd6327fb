import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import type { AdminRoadmap, ListAdminRoadmapsQuery } from '@waymark/contracts/roadmaps/admin';
import * as rpc from '@waymark/contracts/roadmaps/admin.endpoints';
import { AdminActed, RoadmapHidden, RoadmapRestored } from '@waymark/contracts/roadmaps/events';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { type Roadmap, roadmapNotFound } from '../domain/roadmap.ts';
import { AdminRoadmapsReader } from '../persistence/admin-roadmaps.reader.ts';
import { isFollowed } from '../persistence/removals.ts';
import type { Page } from '../persistence/roadmaps.reader.ts';
import { RoadmapsRepository } from '../persistence/roadmaps.repository.ts';

/** What admins do with published roadmaps, each with its event for the audit in one transaction. */
@Injectable()
export class HideRoadmap {
  constructor(
    private readonly db: Database,
    private readonly roadmaps: RoadmapsRepository,
    private readonly reader: AdminRoadmapsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListAdminRoadmaps)
  list(query: ListAdminRoadmapsQuery): Promise<Page<AdminRoadmap>> {
    return this.reader.page(query);
  }

  @RpcHandler(rpc.HideRoadmap)
  hide({ id, body }: RpcInput<typeof rpc.HideRoadmap>, admin: Caller): Promise<AdminRoadmap> {
    const { reason } = body;
    return this.change(id, (tx, roadmap) => {
      if (roadmap.state.status === 'hidden') return;
      roadmap.hide({ at: this.clock.now(), by: admin.username, reason });
      const { mentorId, title } = roadmap.state;
      tx.emit(RoadmapHidden, { roadmapId: id, mentorId, title, reason }, { audience: [mentorId] });
      this.record(tx, roadmap, admin, { action: 'roadmap.hide', reason });
    });
  }

  @RpcHandler(rpc.RestoreRoadmap)
  restore({ id }: RpcInput<typeof rpc.RestoreRoadmap>, admin: Caller): Promise<AdminRoadmap> {
    return this.change(id, async (tx, roadmap) => {
      const { status: before } = roadmap.state;
      if (before !== 'hidden') return;
      roadmap.restore(await isFollowed(tx.em, id));
      const { mentorId, title, status } = roadmap.state;
      const restored = { roadmapId: id, mentorId, title, ...(status !== 'published' && { isDraft: true }) };
      tx.emit(RoadmapRestored, restored, { audience: [mentorId] });
      this.record(tx, roadmap, admin, { action: 'roadmap.restore' });
    });
  }

  private async change(
    id: string,
    fn: (tx: Tx, roadmap: Roadmap) => void | Promise<void>,
  ): Promise<AdminRoadmap> {
    await this.db.transaction((tx) =>
      this.roadmaps.editIn(tx, id, { editorId: 'admin' }, (roadmap) => fn(tx, roadmap)),
    );
    const changed = await this.reader.find(id);
    if (!changed) throw roadmapNotFound();
    return changed;
  }

  private record(
    tx: Tx,
    { state: { id, title } }: Roadmap,
    admin: Caller,
    about: { action: 'roadmap.hide' | 'roadmap.restore'; reason?: string },
  ): void {
    tx.emit(AdminActed, adminAction(admin, { ...about, target: { type: 'roadmap', id, name: title } }));
  }
}
