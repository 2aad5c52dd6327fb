import { Injectable } from '@nestjs/common';
import type { ApplicationMaterial } from '@waymark/contracts/ai/application';
import { EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { JudgedWork, QuietWork } from '@waymark/messaging/queued-jobs';
import type { MentorApplicationsTable } from '../../persistence/tables.ts';
import { ApplicationsRepository, type OpenApplication } from './applications.repository.ts';
import { enqueueEvaluation, jobIdOf } from './evaluation-job.ts';

const BATCH = 50;

type Stalled = Columns<MentorApplicationsTable, 'id'> & {
  number: MentorApplicationsTable['evaluation_number'];
  count: MentorApplicationsTable['enqueue_count'];
};

/** The evaluation runs of applications. */
@Injectable()
export class EvaluationsRepository {
  constructor(
    private readonly db: Database,
    private readonly applications: ApplicationsRepository,
  ) {}

  /** The material of an evaluation that has not ended; null if it has. */
  begin(id: string): Promise<{ number: number; material: ApplicationMaterial } | null> {
    return this.db.transaction(async (tx) => {
      const [begun] = await tx.query<
        Columns<MentorApplicationsTable, keyof ApplicationMaterial> & Pick<Stalled, 'number'>
      >(
        `WITH begun AS (
           UPDATE mentor_applications SET evaluation_state = 'running', active_at = now()
           WHERE id = $1 AND evaluation_state <> 'ended' AND status = 'pending' RETURNING *)
         SELECT full_name AS "fullName", expertise, years_experience AS "yearsExperience", achievements,
           impact_statement AS "impactStatement", evaluation_number AS number FROM begun`,
        [id],
      );
      if (!begun) return null;
      const { number, ...material } = begun;
      return { number, material };
    });
  }

  /** False after two paid calls, and for an evaluation that has ended or was replaced. */
  beginCall(id: string, number?: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const counted = await tx.query(
        `WITH counted AS (
           UPDATE mentor_applications SET paid_calls = paid_calls + 1, active_at = now()
           WHERE id = $1 AND evaluation_state <> 'ended' AND paid_calls < 2
             AND evaluation_number = coalesce($2, evaluation_number) RETURNING id)
         SELECT id FROM counted`,
        [id, number ?? null],
      );
      return counted.length > 0;
    });
  }

  /** Evaluations without a report for this time, those without one for longest first. */
  async findStalled(quietSeconds: number): Promise<QuietWork[]> {
    const rows = await this.db.query<Stalled & { hasBegun: boolean }>(
      `SELECT id, evaluation_number AS number, enqueue_count AS count, evaluation_state = 'running' AS "hasBegun"
       FROM mentor_applications
       WHERE evaluation_state <> 'ended' AND active_at < now() - make_interval(secs => $1)
       ORDER BY active_at LIMIT ${BATCH}`,
      [quietSeconds],
    );
    const { queue } = EvaluateApplicationJob;
    return rows.map(({ id, hasBegun, ...of }) => ({ id, hasBegun, queue, jobId: jobIdOf({ id, ...of }) }));
  }

  /** Enqueues lost evaluations again, and ends them after `maxEnqueues`. */
  async requeue(
    tx: Tx,
    { waiting, lost }: JudgedWork,
    quietSeconds: number,
    maxEnqueues: number,
  ): Promise<void> {
    await tx.em.query(
      `UPDATE mentor_applications SET active_at = now() WHERE id = ANY($1) AND evaluation_state <> 'ended'`,
      [waiting],
    );
    // Another process may have enqueued them meanwhile.
    const stalled = await tx.query<Stalled & Columns<MentorApplicationsTable, 'userId'>>(
      `SELECT id, user_id AS "userId", evaluation_number AS number, enqueue_count AS count FROM mentor_applications
       WHERE id = ANY($1) AND evaluation_state <> 'ended' AND active_at < now() - make_interval(secs => $2)
       ORDER BY active_at FOR UPDATE SKIP LOCKED`,
      [lost, quietSeconds],
    );
    for (const { userId, ...evaluation } of stalled) {
      const { id, count } = evaluation;
      const isLast = count >= maxEnqueues;
      await tx.em.query(
        `UPDATE mentor_applications SET active_at = now(), enqueue_count = enqueue_count + 1,
           evaluation_state = $2 WHERE id = $1`,
        [id, isLast ? 'ended' : 'queued'],
      );
      if (isLast) await this.applications.publishChange(tx, { id, userId });
      else enqueueEvaluation(tx, { ...evaluation, count: count + 1 });
    }
  }

  /** Without scores; the application stays as it is. */
  async cancel(tx: Tx, application: OpenApplication): Promise<void> {
    await tx.em.query(
      `UPDATE mentor_applications SET evaluation_state = 'ended', active_at = now() WHERE id = $1`,
      [application.id],
    );
    await this.applications.publishChange(tx, application);
  }

  /** Starts the evaluation of an open application once more. */
  async restart(tx: Tx, application: OpenApplication): Promise<void> {
    const { id, evaluationNumber } = application;
    const number = evaluationNumber + 1;
    await tx.em.query(
      `UPDATE mentor_applications SET evaluation_state = 'queued', evaluation = NULL, evaluation_number = $2,
         enqueue_count = 1, paid_calls = 0, active_at = now() WHERE id = $1`,
      [id, number],
    );
    enqueueEvaluation(tx, { id, number, count: 1 });
    await this.applications.publishChange(tx, application);
  }
}
