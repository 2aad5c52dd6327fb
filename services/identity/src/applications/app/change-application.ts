import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { MentorApplication } from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkWaits } from '../domain/application.ts';
import { ApplicationsReader } from '../persistence/applications.reader.ts';
import { ApplicationsRepository, type OpenApplication } from '../persistence/applications.repository.ts';
import { EvaluationsRepository } from '../persistence/evaluations.repository.ts';
import { checkAttempts, checkName } from './check-applicant.ts';

const notFound = () => new AppError('NOT_FOUND', 'There is no such application.');

/** What applicants do with an application that waits. */
@Injectable()
export class ChangeApplication {
  constructor(
    private readonly db: Database,
    private readonly applications: ApplicationsRepository,
    private readonly evaluations: EvaluationsRepository,
    private readonly reader: ApplicationsReader,
  ) {}

  @RpcHandler(rpc.ChangeApplication)
  async execute(
    { id, body }: RpcInput<typeof rpc.ChangeApplication>,
    { userId }: Caller,
  ): Promise<MentorApplication> {
    checkName(body.fullName);
    await this.db.transaction(
      async (tx) => {
        const application = await this.lockOwn(tx, id, userId);
        checkWaits(application);
        const attempts = await this.applications.attemptsToday(tx, userId);
        if (!(await this.applications.replace(tx, application, body))) return;
        checkAttempts(attempts);
        await this.evaluations.restart(tx, application);
      },
      { idempotent: true },
    );
    const application = await this.reader.latestOf(userId);
    if (!application) throw notFound();
    return application;
  }

  @RpcHandler(rpc.WithdrawApplication)
  withdraw({ id }: { id: string }, { userId }: Caller): Promise<Success> {
    return this.db.transaction(
      async (tx): Promise<Success> => {
        const application = await this.lockOwn(tx, id, userId);
        if (application.status === 'withdrawn') return { success: true };
        checkWaits(application);
        await this.applications.withdraw(tx, application);
        return { success: true };
      },
      { idempotent: true },
    );
  }

  private async lockOwn(tx: Tx, id: string, userId: number): Promise<OpenApplication> {
    const application = isId(id) ? await this.applications.lock(tx, id) : null;
    if (application?.userId !== userId) throw notFound();
    return application;
  }
}
