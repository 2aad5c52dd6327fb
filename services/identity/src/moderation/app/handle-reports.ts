import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ListReportsQuery, Report } from '@waymark/contracts/identity/reports';
import * as rpc from '@waymark/contracts/identity/reports.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { reportWaits } from '../../notifications/domain/notices/desk.ts';
import { reportResolved } from '../../notifications/domain/notices/moderation.ts';
import { AuditRepository } from '../../shared/persistence/audit.repository.ts';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { ReportsRepository } from '../persistence/reports.repository.ts';

/** Reports of users, and what admins decide about them. */
@Injectable()
export class HandleReports {
  constructor(
    private readonly db: Database,
    private readonly reports: ReportsRepository,
    private readonly audit: AuditRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @RpcHandler(rpc.AddReport)
  async add(report: RpcInput<typeof rpc.AddReport>, { userId }: Caller): Promise<Success> {
    await this.reports.add({ ...report, reporterId: userId }, (tx) =>
      this.notifyUsers.informAdmins(tx, reportWaits(report.target.name)),
    );
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
      const { reporter } = report;
      if (reporter) await this.notifyUsers.inform(tx, reporter.id, reportResolved(report), id);
      return report;
    });
  }
}
