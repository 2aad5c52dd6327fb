import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import {
  type AdminApplication,
  type DecideApplicationBody,
  UNDO_SECONDS,
} from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkExplained } from '../domain/application.ts';
import { ApplicationsReader } from '../persistence/applications.reader.ts';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';
import { StoreDecision } from './store-decision.ts';

const gone = (message: string) => new AppError('CONFLICT', message);
const notFound = () => new AppError('NOT_FOUND', 'There is no such application.');

@Injectable()
export class DecideApplication {
  constructor(
    private readonly db: Database,
    private readonly applications: ApplicationsRepository,
    private readonly reader: ApplicationsReader,
    private readonly storeDecision: StoreDecision,
  ) {}

  @RpcHandler(rpc.DecideApplication)
  async execute(
    { id, body }: RpcInput<typeof rpc.DecideApplication>,
    admin: Caller,
  ): Promise<AdminApplication> {
    if (!isId(id)) throw notFound();
    const isFirst = await this.db.transaction((tx) => this.decide(tx, id, body, admin), { idempotent: true });
    const application = await this.find(id, admin);
    if (!isFirst) throw decidedAlready(application);
    return application;
  }

  @RpcHandler(rpc.UndoDecision)
  async undo({ id }: RpcInput<typeof rpc.UndoDecision>, admin: Caller): Promise<AdminApplication> {
    if (!isId(id)) throw notFound();
    const isOpen = await this.db.transaction(async (tx) => {
      const application = await this.applications.lock(tx, id);
      if (!application) throw notFound();
      if (application.heldUntil) await this.applications.release(tx, application);
      return application.status === 'pending';
    });
    const application = await this.find(id, admin);
    if (!isOpen) throw decidedAlready(application);
    return application;
  }

  /** False if it has been decided already. */
  private async decide(tx: Tx, id: string, body: DecideApplicationBody, admin: Caller): Promise<boolean> {
    const application = await this.applications.lock(tx, id);
    if (!application) throw notFound();
    if (application.status === 'withdrawn') throw gone('The applicant has withdrawn this application.');
    if (application.status !== 'pending' || application.heldUntil) return false;
    const { hold = false, changedAt, ...decision } = body;
    if (changedAt !== undefined && changedAt !== (application.changedAt?.toISOString() ?? null))
      throw gone('The applicant has changed this application. Please read it again.');
    checkExplained(decision.status, {
      authenticityScore: decision.authenticityScore ?? application.authenticityScore,
      perseveranceScore: decision.perseveranceScore ?? application.perseveranceScore,
      valorScore: decision.valorScore ?? application.valorScore,
      aiFeedback: decision.aiFeedback === undefined ? application.aiFeedback : decision.aiFeedback,
    });
    if (hold) {
      await this.applications.hold(tx, application, { by: admin.userId, decision, seconds: UNDO_SECONDS });
    } else {
      await this.storeDecision.execute(tx, application, decision, {
        id: admin.userId,
        username: admin.username,
      });
    }
    return true;
  }

  private async find(id: string, { userId }: Caller): Promise<AdminApplication> {
    const application = await this.reader.find(id, userId);
    if (!application) throw notFound();
    return application;
  }
}

function decidedAlready({ status, decisions, held }: AdminApplication): AppError {
  const decision = decisions[0];
  const by = held?.by ?? decision?.by;
  return new AppError(
    'CONFLICT',
    `${by ?? 'Another admin'} has ${held?.status ?? status} this application already.`,
    { details: { status, decidedBy: by ?? null, decidedAt: decision?.at ?? null } },
  );
}
