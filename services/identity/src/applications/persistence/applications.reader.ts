import { Injectable } from '@nestjs/common';
import { ApplicationFacts, ApplicationQuotes } from '@waymark/contracts/ai/application';
import {
  AdminApplication,
  type ApplicationCounts,
  type ApplicationDecision,
  type ListApplicationsQuery,
  MentorApplication,
} from '@waymark/contracts/identity/applications';
import type { Columns, Narrowed } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import type { MentorApplicationsTable, UsersTable } from '../../persistence/tables.ts';
import { decodeIdCursor, type Page, pageById } from '../../shared/persistence/id-cursor.ts';
import type { Evaluation } from '../domain/application.ts';
import { ResemblingNames } from './resembling-names.ts';

type OwnRow = Narrowed<
  Columns<MentorApplicationsTable, Exclude<keyof MentorApplication, 'evaluating' | 'quotes'> | 'evaluation'>,
  { evaluation: Evaluation | null }
> &
  Pick<MentorApplication, 'evaluating'>;
type Row = OwnRow &
  Columns<MentorApplicationsTable, 'userId' | 'reviewNotes'> &
  Columns<UsersTable, 'username'> &
  Pick<AdminApplication, 'earlierAttempts'> & {
    decisions: (Omit<ApplicationDecision, 'at'> & { at: string })[];
  };

const OWN = `a.id, a.full_name AS "fullName", a.expertise, a.years_experience AS "yearsExperience", a.achievements,
  a.impact_statement AS "impactStatement", a.linkedin_url AS "linkedinUrl", a.portfolio_url AS "portfolioUrl",
  a.status, a.evaluation_state <> 'ended' AS evaluating, a.created_at AS "createdAt", a.decided_at AS "decidedAt",
  a.authenticity_score AS "authenticityScore", a.perseverance_score AS "perseveranceScore",
  a.valor_score AS "valorScore", a.ai_feedback AS "aiFeedback", a.evaluation`;

const ALL = `${OWN}, a.user_id AS "userId", u.username, a.review_notes AS "reviewNotes",
  (SELECT count(*)::int FROM mentor_applications e WHERE e.user_id = a.user_id AND e.id < a.id) AS "earlierAttempts",
  coalesce((SELECT jsonb_agg(jsonb_build_object('at', d.at, 'by', d.decided_by, 'from', d.from_status,
    'to', d.to_status, 'reason', d.reason) ORDER BY d.id DESC)
    FROM mentor_application_decisions d WHERE d.application_id = a.id), '[]') AS decisions`;

@Injectable()
export class ApplicationsReader {
  constructor(
    private readonly db: Database,
    private readonly names: ResemblingNames,
  ) {}

  /** The latest one; without anything that only admins may see. */
  async latestOf(userId: number): Promise<MentorApplication | null> {
    const [row] = await this.db.query<OwnRow>(
      `SELECT ${OWN} FROM mentor_applications a WHERE a.user_id = $1 ORDER BY a.id DESC LIMIT 1`,
      [userId],
    );
    return row ? MentorApplication.parse(toOwn(row)) : null;
  }

  async find(id: string): Promise<AdminApplication | null> {
    if (!isId(id)) return null;
    const [row] = await this.db.query<Row>(
      `SELECT ${ALL} FROM mentor_applications a JOIN users u ON u.id = a.user_id WHERE a.id = $1`,
      [id],
    );
    return row ? ((await this.withResembling([toAdmin(row)]))[0] ?? null) : null;
  }

  /** Newest first. */
  async page({ limit, cursor, status }: ListApplicationsQuery): Promise<Page<AdminApplication>> {
    const rows = await this.db.query<Row>(
      `SELECT ${ALL} FROM mentor_applications a JOIN users u ON u.id = a.user_id
       WHERE ($1::text IS NULL OR a.status = $1) AND ($2::uuid IS NULL OR a.id < $2)
       ORDER BY a.id DESC LIMIT $3`,
      [status ?? null, decodeIdCursor(cursor), limit + 1],
    );
    const { items, nextCursor } = pageById(rows.map(toAdmin), limit);
    return { items: await this.withResembling(items), nextCursor };
  }

  /** Those that are not decided, with whom their names could be taken for. */
  private async withResembling(applications: AdminApplication[]): Promise<AdminApplication[]> {
    const open = applications.filter(({ status }) => status === 'pending');
    const found = await this.names.of(open);
    const byId = new Map(open.map(({ id }, index) => [id, found[index]]));
    return applications.map((application) => ({ ...application, resembles: byId.get(application.id) ?? [] }));
  }

  async counts(): Promise<ApplicationCounts> {
    const [row] = await this.db.query<ApplicationCounts>(
      `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
         count(*) FILTER (WHERE status = 'approved')::int AS approved,
         count(*) FILTER (WHERE status = 'rejected')::int AS rejected FROM mentor_applications`,
    );
    return row ?? { pending: 0, approved: 0, rejected: 0 };
  }
}

function toOwn({ createdAt, decidedAt, evaluation, ...row }: OwnRow): MentorApplication {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    quotes: ApplicationQuotes.safeParse(evaluation?.quotes).data ?? null,
  };
}

function toAdmin(row: Row): AdminApplication {
  const { evaluation } = row;
  return AdminApplication.parse({
    ...row,
    ...toOwn(row),
    decisions: row.decisions.map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })),
    evaluation: evaluation && {
      engine: evaluation.engine,
      outcome: evaluation.outcome,
      scores: evaluation.scores,
      facts: ApplicationFacts.safeParse(evaluation.facts).data ?? null,
      steering: evaluation.steering,
    },
  });
}
