import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AdminApplication, DecideApplicationBody } from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { AuditRepository } from '../../shared/persistence/audit.repository.ts';
import { ApplicationsReader } from '../persistence/applications.reader.ts';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';
import { EndApplication } from './end-application.ts';

const notFound = () => new AppError('NOT_FOUND', 'There is no such application.');

@Injectable()
export class DecideApplication {
  constructor(
    private readonly db: Database,
    private readonly applications: ApplicationsRepository,
    private readonly reader: ApplicationsReader,
    private readonly endApplication: EndApplication,
    private readonly audit: AuditRepository,
  ) {}

  @RpcHandler(rpc.DecideApplication)
  async execute(
    { id, body }: RpcInput<typeof rpc.DecideApplication>,
    admin: Caller,
  ): Promise<AdminApplication> {
    if (!isId(id)) throw notFound();
    const isFirst = await this.db.transaction((tx) => this.decide(tx, id, body, admin), { idempotent: true });
    const application = await this.reader.find(id);
    if (!application) throw notFound();
    if (!isFirst) throw decidedAlready(application);
    return application;
  }

  /** False if it has been decided already. */
  private async decide(tx: Tx, id: string, body: DecideApplicationBody, admin: Caller): Promise<boolean> {
    const application = await this.applications.lock(tx, id);
    if (!application) throw notFound();
    if (application.status !== 'pending') return false;
    const { status, reviewNotes, aiFeedback, ...scores } = body;
    const texts = { reviewNotes: orNull(reviewNotes), aiFeedback: orNull(aiFeedback) };
    const reason = texts.reviewNotes ?? '';
    await this.endApplication.execute(
      tx,
      application,
      { status, by: admin.username, reason },
      { ...scores, ...texts },
    );
    await this.audit.add(tx, {
      admin: { id: admin.userId, username: admin.username },
      action: `application.${status === 'approved' ? 'approve' : 'reject'}`,
      target: { type: 'application', id, name: application.username },
      reason: reason || null,
      detail: { userId: application.userId, ...scores },
    });
    return true;
  }
}

/** An empty text clears; a missing one stays. */
const orNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text || null;

function decidedAlready({ status, decisions }: AdminApplication): AppError {
  const decision = decisions[0];
  return new AppError(
    'CONFLICT',
    `${decision?.by ?? 'Another admin'} has ${status} this application already.`,
    {
      details: { status, decidedBy: decision?.by ?? null, decidedAt: decision?.at ?? null },
    },
  );
}
