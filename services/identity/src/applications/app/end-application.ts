import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { approvedMessage, rejectedMessage } from '../../notifications/domain/notices/applications.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import {
  ApplicationsRepository,
  type Decision,
  type OpenApplication,
  type ReviewFields,
} from '../persistence/applications.repository.ts';

/** Of a mentor in the directory. */
const MAX_NAME = 80;

/** Decides a locked pending application: decision, role, notification and mail in one transaction. */
@Injectable()
export class EndApplication {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly users: UsersRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  async execute(
    tx: Tx,
    application: OpenApplication,
    decision: Decision,
    fields: ReviewFields = {},
  ): Promise<void> {
    await this.applications.decide(tx, application, decision, fields);
    if (decision.status === 'approved') {
      await this.users.approveMentor(tx, application.userId, {
        name: application.fullName.slice(0, MAX_NAME),
        by: decision.by,
      });
    }
    const message = decision.status === 'approved' ? approvedMessage() : rejectedMessage();
    await this.notifyUsers.inform(tx, application.userId, message);
  }
}
