import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/identity/evaluations.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { AuditRepository } from '../../shared/persistence/audit.repository.ts';
import { checkMayRetry } from '../domain/application.ts';
import { ApplicationsRepository, type OpenApplication } from '../persistence/applications.repository.ts';
import { EvaluationsReader } from '../persistence/evaluations.reader.ts';
import { EvaluationsRepository } from '../persistence/evaluations.repository.ts';

const notFound = () => new AppError('NOT_FOUND', 'There is no such application.');

/** Evaluations among the AI runs of all users. */
@Injectable()
export class AdminEvaluations {
  constructor(
    private readonly db: Database,
    private readonly reader: EvaluationsReader,
    private readonly applications: ApplicationsRepository,
    private readonly evaluations: EvaluationsRepository,
    private readonly audit: AuditRepository,
  ) {}

  @RpcHandler(rpc.ListEvaluations)
  list(query: RpcInput<typeof rpc.ListEvaluations>): Promise<RpcOutput<typeof rpc.ListEvaluations>> {
    return this.reader.page(query);
  }

  @RpcHandler(rpc.CancelEvaluation)
  cancel({ id }: { id: string }, admin: Caller): Promise<Success> {
    return this.change(id, admin, 'cancel', async (tx, application) => {
      if (application.evaluationState === 'ended') return false;
      await this.evaluations.cancel(tx, application);
      return true;
    });
  }

  @RpcHandler(rpc.RetryEvaluation)
  retry({ id }: { id: string }, admin: Caller): Promise<Success> {
    return this.change(id, admin, 'retry', async (tx, application) => {
      checkMayRetry(application);
      await this.evaluations.restart(tx, application);
      return true;
    });
  }

  /** Records in the audit what `fn` has changed. Error: NOT_FOUND. */
  private change(
    id: string,
    admin: Caller,
    verb: 'cancel' | 'retry',
    fn: (tx: Tx, application: OpenApplication) => Promise<boolean>,
  ): Promise<Success> {
    if (!isId(id)) throw notFound();
    return this.db.transaction(
      async (tx): Promise<Success> => {
        const application = await this.applications.lock(tx, id);
        if (!application) throw notFound();
        if (!(await fn(tx, application))) return { success: true };
        await this.audit.add(tx, {
          admin: { id: admin.userId, username: admin.username },
          action: `evaluation.${verb}`,
          target: { type: 'application', id, name: application.username },
          detail: { userId: application.userId },
        });
        return { success: true };
      },
      { idempotent: true },
    );
  }
}
