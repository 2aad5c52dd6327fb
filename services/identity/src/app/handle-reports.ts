import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ListReportsQuery, Report } from '@waymark/contracts/identity/reports';
import * as rpc from '@waymark/contracts/identity/rpc-reports';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { reportResolvedMessage } from '../domain/messages/moderation.ts';
import { AuditRepository } from '../persistence/audit.repository.ts';
import type { Page } from '../persistence/id-cursor.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';
import { ReportsRepository } from '../persistence/reports.repository.ts';
import { NotifyUsers } from './notify-users.ts';

/** Reports of users, and what admins decide about them. */
@Injectable()
export class HandleReports {
  constructor(
    private readonly db: Database,
    private readonly reports: ReportsRepository,
    private readonly audit: AuditRepository,
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @RpcHandler(rpc.AddReport)
  async add(report: RpcInput<typeof rpc.AddReport>, { userId }: Caller): Promise<Success> {
    await this.reports.add({ ...report, reporterId: userId });
    return { success: true };
  }

  @RpcHandler(rpc.ListReports)
  list(query: ListReportsQuery): Promise<Page<Report>> {
    return this.reports.page(query);
  }

  @RpcHandler(rpc.ResolveReport)
  resolve({ id, body }: RpcInput<typeof rpc.ResolveReport>, admin: Caller): Promise<Report> {
    return this.db.transaction(async (tx) => {
      const report = await this.reports.resolve(tx, id, body, admin.username);
      await this.audit.add(tx, {
        admin: { id: admin.userId, username: admin.username },
        action: body.outcome === 'acted' ? 'report.act' : 'report.dismiss',
        target: { type: 'report', id, name: report.target.name },
        reason: body.note,
        detail: { of: report.target.type, id: report.target.id },
      });
      await this.inform(tx, report);
      return report;
    });
  }

  private async inform(tx: Tx, report: Report): Promise<void> {
    if (!report.reporter) return;
    const message = reportResolvedMessage(report);
    const recipients = await this.recipients.find(tx, [report.reporter.id]);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId: report.id, to, message })),
    );
  }
}
