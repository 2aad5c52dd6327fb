import { Injectable } from '@nestjs/common';
import type { AdminActionKind } from '@waymark/contracts/admin-action-kinds';
import type { AdminActionFacts } from '@waymark/contracts/admin-actions';
import { AdminActed as CommunityAdminActed } from '@waymark/contracts/community/events';
import type { EventEnvelope } from '@waymark/contracts/events';
import { AdminActed as IdentityAdminActed } from '@waymark/contracts/identity/events';
import { AdminActed as PaymentsAdminActed } from '@waymark/contracts/payments/events';
import { AdminActed as RoadmapsAdminActed } from '@waymark/contracts/roadmaps/events';
import { AdminActed as SchedulingAdminActed } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { AuditRepository } from '../../shared/persistence/audit.repository.ts';

/**
 * Appends what admins did in other services to the audit, and what this one cannot record in the transaction of the
 * action. The entry has the id of the event, so it is added once.
 */
@Injectable()
export class RecordAdminActions {
  constructor(private readonly audit: AuditRepository) {}

  @OnEvent(RoadmapsAdminActed)
  @OnEvent(PaymentsAdminActed)
  @OnEvent(SchedulingAdminActed)
  @OnEvent(CommunityAdminActed)
  @OnEvent(IdentityAdminActed)
  execute({ id, occurredAt, data }: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    const { adminId, adminName, action, ...about } = data;
    return this.audit.add(tx, {
      ...about,
      // A newer version of the service may have others.
      action: action as AdminActionKind,
      ...{ id, at: occurredAt, admin: { id: adminId, username: adminName } },
    });
  }
}
