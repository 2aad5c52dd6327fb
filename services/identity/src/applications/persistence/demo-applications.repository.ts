import { Injectable } from '@nestjs/common';
import type { ApplicationQuotes } from '@waymark/contracts/ai/application';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { NO_SCORES } from '../domain/application.ts';

export interface DemoApplication {
  id: string;
  userId: number;
  fullName: string;
  expertise: string;
  yearsExperience: number;
  achievements: string;
  impactStatement: string;
  portfolioUrl: string | null;
  status: 'pending' | 'approved' | 'rejected';
  feedback: string | null;
  notes: string | null;
  quotes: ApplicationQuotes;
  facts: { words: number; sentences: number; numbers: number; dates: number; names: number };
  steering: { field: 'achievements'; text: string; reason: 'instruction' }[];
}

/** Writes the sample applications of the demo, each once. */
@Injectable()
export class DemoApplicationsRepository {
  async add(tx: Tx, demoApplications: readonly DemoApplication[], decidedBy: string): Promise<void> {
    for (const application of demoApplications) {
      const isNew = await insert(tx, application);
      if (isNew && application.status !== 'pending') await decide(tx, application, decidedBy);
    }
  }
}

async function insert(tx: Tx, application: DemoApplication): Promise<boolean> {
  const { id, quotes, facts, steering, status, feedback, notes } = application;
  const evaluation = {
    ...{
      applicationId: id,
      number: 1,
      engine: 'offline',
      outcome: 'counted',
      scores: NO_SCORES,
      feedback: null,
    },
    ...{ quotes, facts, steering, usage: null },
  };
  const rows = await tx.query(
    `INSERT INTO mentor_applications (id, user_id, full_name, expertise, years_experience, achievements,
       impact_statement, portfolio_url, status, decided_at, ai_feedback, review_notes, evaluation_state, evaluation)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9::text, CASE WHEN $9 = 'pending' THEN NULL ELSE now() END, $10, $11,
       'ended', $12
     WHERE EXISTS (SELECT FROM users WHERE id = $2)
     ON CONFLICT DO NOTHING RETURNING id`,
    [
      ...[id, application.userId, application.fullName, application.expertise, application.yearsExperience],
      ...[application.achievements, application.impactStatement, application.portfolioUrl, status],
      ...[feedback, notes, JSON.stringify(evaluation)],
    ],
  );
  return rows.length > 0;
}

async function decide(tx: Tx, { id, status, notes }: DemoApplication, decidedBy: string): Promise<void> {
  await tx.query(
    `INSERT INTO mentor_application_decisions (id, application_id, decided_by, from_status, to_status, reason)
     VALUES ($1, $2, $3, 'pending', $4, $5)`,
    [newId(), id, decidedBy, status, notes ?? ''],
  );
}
