import { Injectable } from '@nestjs/common';
import type { AuditEntry, ListAuditQuery } from '@waymark/contracts/identity/audit';
import { ListAudit } from '@waymark/contracts/identity/rpc-audit';
import { RpcHandler } from '@waymark/messaging/decorators';
import { AuditReader } from '../persistence/audit.reader.ts';
import type { Page } from '../persistence/id-cursor.ts';

@Injectable()
export class AuditQueries {
  constructor(private readonly audit: AuditReader) {}

  @RpcHandler(ListAudit)
  list(query: ListAuditQuery): Promise<Page<AuditEntry>> {
    return this.audit.page(query);
  }
}
