import { Injectable } from '@nestjs/common';
import type { ApplyMentorBody } from '@waymark/contracts/identity/applications';
import { ApplicationChanged, UserAppliesChanged } from '@waymark/contracts/identity/events';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { RecipientsReader } from '../../notifications/persistence/recipients.reader.ts';
import type { MentorApplicationsTable, UsersTable } from '../../persistence/tables.ts';
import type { Evaluation, HeldDecision } from '../domain/application.ts';
import { enqueueEvaluation } from './evaluation-job.ts';

/** What a decision needs of an application. `evaluationNumber`: above 1 when its evaluation was started again. */
export type OpenApplication = Columns<
  MentorApplicationsTable,
  | 'id'
  | 'userId'
  | 'fullName'
  | 'status'
  | 'evaluationState'
  | 'evaluationNumber'
  | 'authenticityScore'
  | 'perseveranceScore'
  | 'valorScore'
  | 'aiFeedback'
  | 'heldBy'
  | 'heldUntil'
  | 'changedAt'
> &
  Columns<UsersTable, 'username'> & {
    outcome: Evaluation['outcome'] | null;
    heldDecision: HeldDecision | null;
  };

export interface Decision {
  status: 'approved' | 'rejected';
  by: string;
  reason: string;
}

/** Scores and texts to store; undefined: as they are. */
export interface ReviewFields {
  reviewNotes?: string | null;
  authenticityScore?: number | null;
  perseveranceScore?: number | null;
  valorScore?: number | null;
  aiFeedback?: string | null;
}

const COLUMNS: Record<keyof ReviewFields, keyof MentorApplicationsTable> = {
  reviewNotes: 'review_notes',
  authenticityScore: 'authenticity_score',
  perseveranceScore: 'perseverance_score',
  valorScore: 'valor_score',
  aiFeedback: 'ai_feedback',
};

/** Applications. Callers lock the user first, as everywhere. */
@Injectable()
export class ApplicationsRepository {
  constructor(private readonly recipients: RecipientsReader) {}

  /** Null while another one of the user is open. */
  async insert(tx: Tx, userId: number, body: ApplyMentorBody): Promise<string | null> {
    const id = newId();
    const inserted = await tx.query(
      `INSERT INTO mentor_applications (id, user_id, full_name, expertise, years_experience, achievements,
         impact_statement, linkedin_url, portfolio_url)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (user_id) WHERE status = 'pending' DO NOTHING RETURNING id`,
      [
        ...[id, userId, body.fullName, body.expertise, body.yearsExperience, body.achievements],
        ...[body.impactStatement, body.linkedinUrl, body.portfolioUrl],
      ],
    );
    if (inserted.length === 0) return null;
    enqueueEvaluation(tx, { id, number: 1, count: 1 });
    await this.publishStatus(tx, { id, userId });
    return id;
  }

  /** Each change counts as the first attempt does: both are evaluated. */
  async attemptsToday(tx: Tx, userId: number): Promise<number> {
    const [row] = await tx.query<{ attempts: number }>(
      `SELECT coalesce(sum(1 + changes), 0)::int AS attempts FROM mentor_applications
       WHERE user_id = $1 AND coalesce(changed_at, created_at) > now() - interval '24 hours'`,
      [userId],
    );
    return row?.attempts ?? 0;
  }

  /** Replaces the text, and drops what an evaluation has made of the former one. False for the same text. */
  async replace(tx: Tx, { id }: OpenApplication, body: ApplyMentorBody): Promise<boolean> {
    const changed = await tx.query(
      `WITH changed AS (
         UPDATE mentor_applications SET full_name = $2, expertise = $3, years_experience = $4, achievements = $5,
           impact_statement = $6, linkedin_url = $7, portfolio_url = $8, changed_at = now(), changes = changes + 1,
           authenticity_score = NULL, perseverance_score = NULL, valor_score = NULL, ai_feedback = NULL
         WHERE id = $1 AND (full_name, expertise, years_experience, achievements, impact_statement, linkedin_url,
           portfolio_url) IS DISTINCT FROM ($2, $3, $4::smallint, $5, $6, $7, $8) RETURNING id)
       SELECT id FROM changed`,
      [
        ...[id, body.fullName, body.expertise, body.yearsExperience, body.achievements],
        ...[body.impactStatement, body.linkedinUrl, body.portfolioUrl],
      ],
    );
    return changed.length > 0;
  }

  /** Ends the application without a decision, and its evaluation with it. */
  async withdraw(tx: Tx, application: OpenApplication): Promise<void> {
    await tx.em.query(
      `UPDATE mentor_applications SET status = 'withdrawn', decided_at = now(), evaluation_state = 'ended',
         active_at = now() WHERE id = $1`,
      [application.id],
    );
    await this.publishStatus(tx, application);
  }

  /** Locks the applicant, then the application. Null if there is none. */
  async lock(tx: Tx, id: string): Promise<OpenApplication | null> {
    await tx.query(
      `SELECT FROM users WHERE id = (SELECT user_id FROM mentor_applications WHERE id = $1) FOR UPDATE`,
      [id],
    );
    const [application] = await tx.query<OpenApplication>(
      `SELECT a.id, a.user_id AS "userId", u.username, a.full_name AS "fullName", a.status, a.evaluation_state AS "evaluationState",
         a.evaluation_number AS "evaluationNumber", a.evaluation ->> 'outcome' AS outcome,
         a.authenticity_score AS "authenticityScore", a.perseverance_score AS "perseveranceScore",
         a.valor_score AS "valorScore", a.ai_feedback AS "aiFeedback",
         a.changed_at AS "changedAt", a.held_by AS "heldBy", a.held_until AS "heldUntil", a.held_decision AS "heldDecision"
       FROM mentor_applications a JOIN users u ON u.id = a.user_id WHERE a.id = $1 FOR UPDATE OF a`,
      [id],
    );
    return application ?? null;
  }

  /** Ends the evaluation. */
  async storeEvaluation(tx: Tx, { id, userId }: OpenApplication, evaluation: Evaluation): Promise<void> {
    const { scores, feedback } = evaluation;
    await tx.em.query(
      `UPDATE mentor_applications SET evaluation_state = 'ended', evaluation = $2, active_at = now(),
         authenticity_score = $3, perseverance_score = $4, valor_score = $5, ai_feedback = $6
       WHERE id = $1`,
      [...[id, JSON.stringify(evaluation), scores.authenticity, scores.perseverance, scores.valor], feedback],
    );
    await this.publishChange(tx, { id, userId });
  }

  /** Ends the application, and its evaluation with it. */
  async decide(
    tx: Tx,
    { id, userId }: OpenApplication,
    { status, by, reason }: Decision,
    fields: ReviewFields = {},
  ): Promise<void> {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const sets = given.map(([name], index) => `, ${COLUMNS[name as keyof ReviewFields]} = $${index + 3}`);
    await tx.em.query(
      `UPDATE mentor_applications SET status = $2, decided_at = now(), evaluation_state = 'ended',
         held_by = NULL, held_until = NULL, held_decision = NULL${sets.join('')}
       WHERE id = $1`,
      [id, status, ...given.map(([, value]) => value)],
    );
    await tx.query(
      `INSERT INTO mentor_application_decisions (id, application_id, decided_by, from_status, to_status, reason)
       VALUES ($1, $2, $3, 'pending', $4, $5)`,
      [newId(), id, by, status, reason],
    );
    await this.publishStatus(tx, { id, userId });
  }

  /** Stores a decision that takes effect after `seconds`. */
  async hold(
    tx: Tx,
    { id, userId }: OpenApplication,
    { by, decision, seconds }: { by: number; decision: HeldDecision; seconds: number },
  ): Promise<void> {
    await tx.em.query(
      `UPDATE mentor_applications SET held_by = $2, held_decision = $3, held_until = now() + make_interval(secs => $4)
       WHERE id = $1`,
      [id, by, JSON.stringify(decision), seconds],
    );
    await this.publishChange(tx, { id, userId });
  }

  /** Drops a held decision: the application is open again. */
  async release(tx: Tx, { id, userId }: OpenApplication): Promise<void> {
    await tx.em.query(
      'UPDATE mentor_applications SET held_by = NULL, held_until = NULL, held_decision = NULL WHERE id = $1',
      [id],
    );
    await this.publishChange(tx, { id, userId });
  }

  /** Open sessions of the applicant follow the status. */
  private async publishStatus(tx: Tx, application: { id: string; userId: number }): Promise<void> {
    const { userId } = application;
    const [user] = await tx.query<Columns<UsersTable, 'subject' | 'applies'>>(
      'SELECT subject, applies FROM users WHERE id = $1',
      [userId],
    );
    if (user) tx.emit(UserAppliesChanged, { userId, ...user }, { audience: [userId] });
    await this.publishChange(tx, application);
  }

  /** To the applicant and the admins. */
  async publishChange(tx: Tx, { id, userId }: { id: string; userId: number }): Promise<void> {
    const admins = await this.recipients.findAdmins(tx);
    const audience = [...new Set([userId, ...admins.map((admin) => admin.userId)])];
    tx.emit(ApplicationChanged, { applicationId: id, userId }, { audience });
  }
}
