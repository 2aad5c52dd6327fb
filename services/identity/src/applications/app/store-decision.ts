import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { type AdminAction, AuditRepository } from '../../shared/persistence/audit.repository.ts';
import type { HeldDecision } from '../domain/application.ts';
import type { OpenApplication } from '../persistence/applications.repository.ts';
import { EndApplication } from './end-application.ts';

/** Decides a locked pending application for an admin, with an entry in the audit. */
@Injectable()
export class StoreDecision {
  constructor(
    private readonly endApplication: EndApplication,
    private readonly audit: AuditRepository,
  ) {}

  async execute(
    tx: Tx,
    application: OpenApplication,
    { status, reviewNotes, aiFeedback, ...scores }: HeldDecision,
    admin: AdminAction['admin'],
  ): Promise<void> {
    const texts = { reviewNotes: orNull(reviewNotes), aiFeedback: orNull(aiFeedback) };
    const reason = texts.reviewNotes ?? '';
    await this.endApplication.execute(
      tx,
      application,
      { status, by: admin.username, reason },
      { ...scores, ...texts },
    );
    await this.audit.add(tx, {
      admin,
      action: `application.${status === 'approved' ? 'approve' : 'reject'}`,
      target: { type: 'application', id: application.id, name: application.username },
      reason: reason || null,
      detail: { userId: application.userId, ...scores },
    });
  }
}

/** An empty text clears; a missing one stays. */
const orNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null;
