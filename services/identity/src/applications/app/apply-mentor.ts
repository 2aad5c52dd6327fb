import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { ApplyMentorBody, MentorApplication } from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { isOfficialName } from '../../accounts/domain/official-names.ts';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { applicationWaits } from '../../notifications/domain/notices/desk.ts';
import { nameSkeleton } from '../../shared/integrations/name-skeleton.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';
import { ATTEMPTS_PER_DAY } from '../domain/application.ts';
import { ApplicationsReader } from '../persistence/applications.reader.ts';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';

const NO_NEED = {
  mentor: 'You are already a mentor.',
  admin: 'Admins already have the Studio, so they cannot apply.',
};

/** The name becomes public, and mails and notifications contain it. */
const TEAM_NAME = 'This could be taken for a name of the Waymark team. Please enter your own name.';

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
    if (isOfficialName(body.fullName, nameSkeleton)) {
      throw new AppError('VALIDATION', TEAM_NAME, { issues: [{ path: ['fullName'], message: TEAM_NAME }] });
    }
    await this.db.transaction((tx) => this.submit(tx, userId, body), { idempotent: true });
    const application = await this.reader.latestOf(userId);
    if (!application) throw new AppError('NOT_FOUND', 'There is no application.');
    return application;
  }

  private async submit(tx: Tx, userId: number, body: ApplyMentorBody): Promise<{ id: string }> {
    const user = await tx.em.findOne(UserRow, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    if (user.role !== 'learner') throw new AppError('CONFLICT', NO_NEED[user.role]);
    if ((await this.applications.attemptsToday(tx, userId)) >= ATTEMPTS_PER_DAY) {
      throw new AppError('TOO_MANY', 'You have applied several times today. Please try again tomorrow.', {
        retryAfter: 24 * 3_600,
      });
    }
    const id = await this.applications.insert(tx, userId, body);
    if (!id) throw new AppError('CONFLICT', 'Your application is already under review.');
    await this.notifyUsers.informAdmins(tx, applicationWaits(body.fullName));
    return { id };
  }
}
