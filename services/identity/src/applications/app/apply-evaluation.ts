import { Inject, Injectable } from '@nestjs/common';
import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { OnEvent } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { AI, verdictOf } from '../domain/application.ts';
import { ApplicationsRepository, type OpenApplication } from '../persistence/applications.repository.ts';
import { ResemblingNames } from '../persistence/resembling-names.ts';
import { EndApplication } from './end-application.ts';

/** Stores an evaluation once, and decides the application where the scores alone do. */
@Injectable()
export class ApplyEvaluation {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly applications: ApplicationsRepository,
    private readonly endApplication: EndApplication,
    private readonly names: ResemblingNames,
  ) {}

  @OnEvent(ApplicationEvaluated)
  async execute(
    { data: evaluation }: EventEnvelope<EventData<typeof ApplicationEvaluated>>,
    tx: Tx,
  ): Promise<void> {
    if (!isId(evaluation.applicationId)) return;
    const application = await this.applications.lock(tx, evaluation.applicationId);
    // An admin may have decided first; a repeated result changes nothing.
    if (application?.status !== 'pending' || application.evaluationState === 'ended') return;
    // An admin may have started another.
    if (application.evaluationNumber !== evaluation.number) return;
    await this.applications.storeEvaluation(tx, application, evaluation);
    // An admin has decided, and it takes effect in a moment.
    if (application.heldUntil) return;
    const mayApprove = this.env.MENTOR_AUTO_APPROVE && !(await this.isResembling(tx, application));
    const { status, reason } = verdictOf(evaluation, mayApprove);
    if (status === 'pending') return;
    await this.endApplication.execute(tx, application, { status, by: AI, reason });
  }

  /** Whether the name, which becomes public, could be taken for that of another: an admin looks at it first. */
  private async isResembling(tx: Tx, application: OpenApplication): Promise<boolean> {
    const [found = []] = await this.names.of([application], tx);
    return found.length > 0;
  }
}
