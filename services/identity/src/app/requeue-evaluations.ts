import { Inject, Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { MAX_ENQUEUES } from '../domain/application.ts';
import type { IdentityEnv } from '../env.ts';
import { ApplicationsRepository } from '../persistence/applications.repository.ts';

/** Enqueues evaluations again whose job or worker was lost, from the table alone. */
@Injectable()
export class RequeueEvaluations {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly db: Database,
    private readonly applications: ApplicationsRepository,
  ) {}

  execute(): Promise<void> {
    const { EVALUATION_QUIET_SECONDS } = this.env;
    return this.db.transaction((tx) =>
      this.applications.requeueStalled(tx, EVALUATION_QUIET_SECONDS, MAX_ENQUEUES),
    );
  }
}
