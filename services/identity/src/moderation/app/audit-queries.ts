import { Injectable } from '@nestjs/common';
import type { AuditEntry, ListAuditQuery } from '@waymark/contracts/identity/audit';
import { ListAudit } from '@waymark/contracts/identity/audit.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { AuditReader } from '../persistence/audit.reader.ts';

@Injectable()
export class AuditQueries {
  constructor(private readonly audit: AuditReader) {}

  @RpcHandler(ListAudit)
  list(query: ListAuditQuery): Promise<Page<AuditEntry>> {
    return this.audit.page(query);
  }
}
