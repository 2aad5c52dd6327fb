import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AdminActed } from '@waymark/contracts/scheduling/events';
import type { AdminNoShowCase, NoShowRecord } from '@waymark/contracts/scheduling/no-shows';
import * as rpc from '@waymark/contracts/scheduling/no-shows.endpoints';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { decideCase } from '../domain/no-show.ts';
import { adminCaseOf, detailsOf } from '../domain/session-view.ts';
import { NoShowsReader } from '../persistence/no-shows.reader.ts';
import { lockSession } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

/** What admins see of reported no-shows, and their decisions; what people see of their own. */
@Injectable()
export class NoShowCases {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly reader: NoShowsReader,
    private readonly writer: SessionWriter,
  ) {}

  @RpcHandler(rpc.GetNoShowRecord)
  record(_: object, { userId }: Caller): Promise<NoShowRecord> {
    return this.reader.record(userId);
  }

  @RpcHandler(rpc.ListNoShowCases)
  async list(query: RpcInput<typeof rpc.ListNoShowCases>): Promise<RpcOutput<typeof rpc.ListNoShowCases>> {
    const { items, nextCursor } = await this.reader.list(query);
    return { items: items.map(adminCaseOf), nextCursor };
  }

  @RpcHandler(rpc.DecideNoShow)
  decide({ id, body }: RpcInput<typeof rpc.DecideNoShow>, admin: Caller): Promise<AdminNoShowCase> {
    const { upheld, reason } = body;
    return this.db.transaction(
      async (tx) => {
        const locked = await lockSession(tx, id);
        const { session, mentor } = locked;
        decideCase(session, { upheld, reason, adminId: admin.userId }, this.clock.now());
        await this.writer.update(tx, locked);
        const { state, noShowCase } = session;
        const name = `${state.learnerName} with ${mentor.name}`;
        const target = { type: 'session', id, name };
        const action = upheld ? 'no-show.uphold' : 'no-show.dismiss';
        const detail = { reportedBy: noShowCase!.reportedBy };
        tx.emit(AdminActed, adminAction(admin, { action, target, reason, detail }));
        return adminCaseOf(await this.reader.counted(tx, detailsOf(session, mentor)));
      },
      { idempotent: true },
    );
  }
}
