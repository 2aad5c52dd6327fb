import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed } from '@waymark/contracts/community/events';
import { MessageReportResolved } from '@waymark/contracts/community/message-events';
import type { MessageReport } from '@waymark/contracts/community/messages';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import { ReportedItemChanged } from '@waymark/contracts/community/moderation-events';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { messageNotFound } from '../domain/message.ts';
import {
  MessageReportsRepository,
  readReport,
  readReportedThread,
} from '../persistence/message-reports.repository.ts';
import { type FoundMessage, MessagesRepository } from '../persistence/messages.repository.ts';
import { signalThread, ThreadsRepository } from '../persistence/threads.repository.ts';
import { MessageFiles } from './message-files.ts';

/** Reports of messages: admins read a thread up to the reported message, each time recorded, and nothing else of any thread. */
@Injectable()
export class MessageReports {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly reports: MessageReportsRepository,
    private readonly files: MessageFiles,
  ) {}

  @RpcHandler(rpc.ReportMessage)
  async report({ id, body }: RpcInput<typeof rpc.ReportMessage>, { userId }: Caller): Promise<Success> {
    await this.db.transaction(async (tx) => {
      const { threadId } = await this.messages.find(tx, id, userId);
      const thread = await this.threads.lock(tx, threadId, userId);
      const message = await this.messages.find(tx, id, userId);
      if (message.authorId === userId) throw new AppError('FORBIDDEN', 'You wrote this yourself.');
      if (message.isDeleted) throw messageNotFound();
      const report = { ...body, reporterId: userId, at: this.clock.now() };
      signalQueue(tx, await this.reports.add(tx, message, report));
      if (body.block) await this.threads.setBlocked(tx, thread, true);
      if (thread.state === 'request') await this.threads.setState(tx, threadId, 'declined');
      signalThread(tx, thread);
    });
    return { success: true };
  }

  @RpcHandler(rpc.ListMessageReports)
  list(query: RpcInput<typeof rpc.ListMessageReports>): Promise<RpcOutput<typeof rpc.ListMessageReports>> {
    return this.reports.list(query);
  }

  /** Writes: the audit has a row before the admin has read anything. */
  @RpcHandler(rpc.GetReportedThread)
  thread(
    { id, ...page }: RpcInput<typeof rpc.GetReportedThread>,
    admin: Caller,
  ): Promise<RpcOutput<typeof rpc.GetReportedThread>> {
    return this.db.transaction(async (tx) => {
      const report = await readReport(tx.em, id);
      record(tx, admin, report, { action: 'message-report.read' });
      return { report, ...(await readReportedThread(tx.em, id, page)) };
    });
  }

  @RpcHandler(rpc.ResolveMessageReport)
  resolve({ id, body }: RpcInput<typeof rpc.ResolveMessageReport>, admin: Caller): Promise<MessageReport> {
    return this.db.transaction(
      async (tx) => {
        const { threadId, reporterId, authorId, number } = await this.reports.find(tx, id);
        await this.threads.lockAny(tx, threadId);
        const report = await readReport(tx.em, id);
        if (report.resolution)
          throw new AppError('CONFLICT', 'Another admin has already decided about this.');
        if (body.outcome === 'removed') {
          await this.remove(tx, await this.messages.at(tx, threadId, number), reporterId);
          signalThread(tx, { id: threadId, userId: reporterId, otherId: authorId });
        }
        const at = this.clock.now();
        await this.reports.resolve(tx, id, { ...body, by: admin.username, at });
        await this.files.removeUnneeded(tx, { threadId, number });
        const { outcome } = body;
        tx.emit(MessageReportResolved, { reportId: id, reporterId, authorName: report.author.name, outcome });
        const action = outcome === 'removed' ? 'message-report.remove' : 'message-report.dismiss';
        record(tx, admin, report, { action, reason: body.note });
        signalQueue(tx, id);
        return readReport(tx.em, id);
      },
      { idempotent: true },
    );
  }

  private async remove(tx: Tx, message: FoundMessage, readerId: number): Promise<void> {
    if (message.isDeleted) return;
    await this.messages.remove(tx, message, this.clock.now());
    await this.threads.recountUnread(tx, message.threadId, readerId);
  }
}

const signalQueue = (tx: Tx, reportId: string): void =>
  tx.emit(ReportedItemChanged, { itemId: reportId }, { audienceRoles: ['admin'] });

function record(
  tx: Tx,
  admin: Caller,
  { id, author }: MessageReport,
  about: {
    action: 'message-report.read' | 'message-report.remove' | 'message-report.dismiss';
    reason?: string;
  },
): void {
  const target = { type: 'message-report', id, name: author.name };
  tx.emit(AdminActed, adminAction(admin, { ...about, target }));
}
