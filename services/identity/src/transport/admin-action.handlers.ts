import { Injectable } from '@nestjs/common';
import type { AdminActionFacts } from '@waymark/contracts/admin-actions';
import { AdminActed as CommunityAdminActed } from '@waymark/contracts/community/events';
import type { EventEnvelope } from '@waymark/contracts/events';
import { AdminActed as IdentityAdminActed } from '@waymark/contracts/identity/events';
import { AdminActed as PaymentsAdminActed } from '@waymark/contracts/payments/events';
import { AdminActed as RoadmapsAdminActed } from '@waymark/contracts/roadmaps/events';
import { AdminActed as SchedulingAdminActed } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { AuditRepository } from '../persistence/audit.repository.ts';

/** Appends what admins did in other services to the audit. The entry has the id of the event, so it is added once. */
@Injectable()
export class AdminActionHandlers {
  constructor(private readonly audit: AuditRepository) {}

  @OnEvent(RoadmapsAdminActed)
  inRoadmaps(event: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    return this.append(event, tx);
  }

  @OnEvent(PaymentsAdminActed)
  inPayments(event: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    return this.append(event, tx);
  }

  @OnEvent(SchedulingAdminActed)
  inScheduling(event: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    return this.append(event, tx);
  }

  @OnEvent(CommunityAdminActed)
  inCommunity(event: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    return this.append(event, tx);
  }

  /** What this service cannot record in the transaction of the action. */
  @OnEvent(IdentityAdminActed)
  inIdentity(event: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    return this.append(event, tx);
  }

  private append({ id, occurredAt, data }: EventEnvelope<AdminActionFacts>, tx: Tx): Promise<void> {
    const { adminId, adminName, ...action } = data;
    return this.audit.add(tx, {
      ...action,
      ...{ id, at: occurredAt, admin: { id: adminId, username: adminName } },
    });
  }
}
