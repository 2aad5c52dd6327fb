import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ApplyMentorBody, MentorApplication } from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { applicationWaits } from '../../notifications/domain/notices/desk.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';
import { ApplicationsReader } from '../persistence/applications.reader.ts';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';
import { checkAttempts, checkName } from './check-applicant.ts';

const NO_NEED = {
  mentor: 'You are already a mentor.',
  admin: 'Admins already have the Studio, so they cannot apply.',
};

/** Submits an application and its evaluation in one transaction. */
@Injectable()
export class ApplyMentor {
  constructor(
    private readonly db: Database,
    private readonly applications: ApplicationsRepository,
    private readonly reader: ApplicationsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @RpcHandler(rpc.ApplyMentor)
  async execute(body: ApplyMentorBody, { userId }: Caller): Promise<MentorApplication> {
    checkName(body.fullName);
    await this.db.transaction((tx) => this.submit(tx, userId, body), { idempotent: true });
    const application = await this.reader.latestOf(userId);
    if (!application) throw new AppError('NOT_FOUND', 'There is no application.');
    return application;
  }

  private async submit(tx: Tx, userId: number, body: ApplyMentorBody): Promise<{ id: string }> {
    const user = await tx.em.findOne(UserRow, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    if (user.role !== 'learner') throw new AppError('CONFLICT', NO_NEED[user.role]);
    checkAttempts(await this.applications.attemptsToday(tx, userId));
    const id = await this.applications.insert(tx, userId, body);
    if (!id) throw new AppError('CONFLICT', 'Your application is already under review.');
    await this.notifyUsers.informAdmins(tx, applicationWaits(body.fullName));
    return { id };
  }
}
