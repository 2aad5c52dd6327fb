import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed } from '@waymark/contracts/community/events';
import type { AuthoredItem, ListReportedQuery, ReportedItem } from '@waymark/contracts/community/moderation';
import * as rpc from '@waymark/contracts/community/moderation.endpoints';
import * as events from '@waymark/contracts/community/moderation-events';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import {
  checkCanHide,
  checkCanReport,
  checkCanRestore,
  checkIsOfOther,
  itemNotFound,
  type ModeratedItem,
} from '../domain/moderation.ts';
import { AuthoredItemsReader } from '../persistence/authored-items.reader.ts';
import { type ItemKey, ItemReportsRepository } from '../persistence/item-reports.repository.ts';
import { ModeratedItemsRepository } from '../persistence/moderated-items.repository.ts';
import { moderatedKinds } from '../persistence/moderated-kinds.ts';
import { ReportedItemsReader, readReported } from '../persistence/reported-items.reader.ts';

type Outcome = 'hidden' | 'dismissed';

/** Reports of what members wrote, and what admins decide about it: each with its event for the audit in one transaction. */
@Injectable()
export class Moderation {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly items: ModeratedItemsRepository,
    private readonly reports: ItemReportsRepository,
    private readonly reader: ReportedItemsReader,
    private readonly authored: AuthoredItemsReader,
  ) {}

  @RpcHandler(rpc.ReportItem)
  async report(input: RpcInput<typeof rpc.ReportItem>, caller: Caller): Promise<Success> {
    const { kind, itemId, reason, text } = input;
    if (!moderatedKinds[kind].roles.includes(caller.role)) throw itemNotFound();
    await this.db.transaction(async (tx) => {
      await this.reports.lock(tx, kind, itemId);
      const item = await this.items.find(tx, kind, itemId);
      checkCanReport(item, caller);
      await this.reports.add(tx, item, { reporter: caller, reason, text, at: this.clock.now() });
      this.signalQueue(tx, itemId);
    });
    return { success: true };
  }

  @RpcHandler(rpc.ListReportedItems)
  list(query: ListReportedQuery): Promise<RpcOutput<typeof rpc.ListReportedItems>> {
    return this.reader.list(query);
  }

  @RpcHandler(rpc.HideItem)
  hide({ id, body }: RpcInput<typeof rpc.HideItem>, admin: Caller): Promise<ReportedItem> {
    const { reason } = body;
    return this.decide(id, (tx, key, item) => this.hideItem(tx, key, item, admin, reason));
  }

  @RpcHandler(rpc.ListItemsOf)
  itemsOf({ userId }: RpcInput<typeof rpc.ListItemsOf>): Promise<AuthoredItem[]> {
    return this.authored.newestOf(userId);
  }

  /** What nobody has reported gets a report of the admin, so that it is listed among the decisions. */
  @RpcHandler(rpc.HideAnyItem)
  hideAny({ kind, id, body }: RpcInput<typeof rpc.HideAnyItem>, admin: Caller): Promise<ReportedItem> {
    const { reason } = body;
    return this.db.transaction(
      async (tx) => {
        await this.reports.lock(tx, kind, id);
        const item = await this.items.find(tx, kind, id);
        if (!item || item.isGone) throw itemNotFound();
        checkCanHide(item);
        checkIsOfOther(item, admin);
        const key = { kind, itemId: id, authorId: item.authorId };
        if (!(await this.reports.hasOpen(tx, key))) {
          await this.reports.add(tx, item, {
            reporter: admin,
            reason: 'other',
            text: '',
            at: this.clock.now(),
          });
        }
        await this.hideItem(tx, key, item, admin, reason);
        this.signalQueue(tx, id);
        return readReported(tx.em, kind, id);
      },
      { idempotent: true },
    );
  }

  private async hideItem(
    tx: Tx,
    key: ItemKey,
    item: ModeratedItem | null,
    admin: Caller,
    reason: string,
  ): Promise<void> {
    checkCanHide(item);
    await this.items.hide(tx, item, reason, this.clock.now());
    const reported = await this.resolve(tx, key, item, admin, { outcome: 'hidden', note: reason });
    tx.emit(events.ItemHidden, { ...factsOf(item), reason });
    this.record(tx, item, admin, { action: 'hide', reason, detail: { reports: reported?.length ?? 0 } });
    await this.items.announce(tx, item);
  }

  @RpcHandler(rpc.RestoreItem)
  restore({ id }: RpcInput<typeof rpc.RestoreItem>, admin: Caller): Promise<ReportedItem> {
    return this.decide(id, async (tx, _, item) => {
      checkCanRestore(item);
      await this.items.restore(tx, item);
      tx.emit(events.ItemRestored, factsOf(item));
      this.record(tx, item, admin, { action: 'restore' });
      await this.items.announce(tx, item);
    });
  }

  @RpcHandler(rpc.DismissReports)
  dismiss({ id, body }: RpcInput<typeof rpc.DismissReports>, admin: Caller): Promise<ReportedItem> {
    const { note } = body;
    return this.decide(id, async (tx, key, item) => {
      const reported = await this.resolve(tx, key, item, admin, { outcome: 'dismissed', note });
      if (!reported) throw new AppError('CONFLICT', 'Another admin has already decided about this.');
      const of = item ?? { kind: key.kind, id: key.itemId, title: '' };
      this.record(tx, of, admin, { action: 'dismiss', reason: note, detail: { reports: reported.length } });
    });
  }

  /** `fn` runs while no other decision about the item, and no report of it, does. Error: NOT_FOUND, those of `fn`. */
  private decide(
    reportId: string,
    fn: (tx: Tx, key: ItemKey, item: ModeratedItem | null) => Promise<void>,
  ): Promise<ReportedItem> {
    return this.db.transaction(
      async (tx) => {
        const key = await this.reports.itemOf(tx, reportId);
        const { kind, itemId } = key;
        await this.reports.lock(tx, kind, itemId);
        await fn(tx, key, await this.items.find(tx, kind, itemId));
        this.signalQueue(tx, itemId);
        return readReported(tx.em, kind, itemId);
      },
      { idempotent: true },
    );
  }

  /** Resolves the open reports and informs the reporters; null if none was open. */
  private async resolve(
    tx: Tx,
    key: ItemKey,
    item: ModeratedItem | null,
    admin: Caller,
    { outcome, note }: { outcome: Outcome; note: string },
  ): Promise<number[] | null> {
    const resolution = { outcome, note, by: admin.username, at: this.clock.now() };
    const reporterIds =
      (await this.reports.resolve(tx, key, resolution))?.filter((id) => id !== admin.userId) ?? null;
    if (reporterIds && reporterIds.length > 0) {
      const { kind, itemId } = key;
      tx.emit(events.ReportsResolved, { itemId, kind, title: item?.title ?? '', outcome, reporterIds });
    }
    return reporterIds;
  }

  private record(
    tx: Tx,
    { kind, id, title }: Pick<ModeratedItem, 'kind' | 'id' | 'title'>,
    admin: Caller,
    {
      action,
      ...about
    }: { action: 'hide' | 'restore' | 'dismiss'; reason?: string; detail?: Record<string, unknown> },
  ): void {
    const target = { type: kind, id, name: title || 'deleted' };
    tx.emit(AdminActed, adminAction(admin, { ...about, action: `${kind}.${action}`, target }));
  }

  private signalQueue(tx: Tx, itemId: string): void {
    tx.emit(events.ReportedItemChanged, { itemId }, { audienceRoles: ['admin'] });
  }
}

const factsOf = ({ kind, id, title, link, authorId }: ModeratedItem) => ({
  itemId: id,
  ...{ kind, title, link, authorId },
});
