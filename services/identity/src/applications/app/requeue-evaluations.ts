import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import { QueuedJobs } from '@waymark/messaging/queued-jobs';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { IdentityEnv } from '../../env.ts';
import { MAX_ENQUEUES } from '../domain/application.ts';
import { EvaluationsRepository } from '../persistence/evaluations.repository.ts';

/** Enqueues evaluations again whose job or worker was lost. */
@Injectable()
export class RequeueEvaluations implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly recurring: RecurringWork,
    private readonly db: Database,
    private readonly jobs: QueuedJobs,
    private readonly evaluations: EvaluationsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start('lost evaluations', 5_000, () => this.execute());
  }

  async execute(): Promise<void> {
    const { EVALUATION_QUIET_SECONDS: quiet } = this.env;
    const judged = await this.jobs.judge(await this.evaluations.findStalled(quiet));
    if (!judged) return;
    await this.db.transaction((tx) => this.evaluations.requeue(tx, judged, quiet, MAX_ENQUEUES));
  }
}
