import { Injectable } from '@nestjs/common';
import { APPROVAL_SCORE, ApplicationFacts, ApplicationQuotes } from '@waymark/contracts/ai/application';
import {
  AdminApplication,
  type ApplicationCounts,
  type ApplicationDecision,
  type ApplicationStatus,
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
  { evaluation: Evaluation | null; status: ApplicationStatus }
> &
  Pick<MentorApplication, 'evaluating'>;
type Row = OwnRow &
  Columns<MentorApplicationsTable, 'userId' | 'reviewNotes'> &
  Columns<UsersTable, 'username'> &
  Pick<AdminApplication, 'earlierAttempts'> & {
    decisions: (Omit<ApplicationDecision, 'at'> & { at: string })[];
  } & Columns<MentorApplicationsTable, 'heldBy' | 'heldUntil'> & {
    heldName: string | null;
    heldStatus: 'approved' | 'rejected' | null;
  };

const OWN = `a.id, a.full_name AS "fullName", a.expertise, a.years_experience AS "yearsExperience", a.achievements,
  a.impact_statement AS "impactStatement", a.linkedin_url AS "linkedinUrl", a.portfolio_url AS "portfolioUrl",
  a.status, a.evaluation_state <> 'ended' AS evaluating, a.created_at AS "createdAt",
  a.changed_at AS "changedAt", a.decided_at AS "decidedAt",
  a.authenticity_score AS "authenticityScore", a.perseverance_score AS "perseveranceScore",
  a.valor_score AS "valorScore", a.ai_feedback AS "aiFeedback", a.evaluation`;

const EARLIER = `FROM mentor_applications e
  WHERE e.user_id = a.user_id AND e.id < a.id AND e.status <> 'withdrawn'`;

const ALL = `${OWN}, a.user_id AS "userId", u.username, a.review_notes AS "reviewNotes",
  (SELECT count(*)::int ${EARLIER}) AS "earlierAttempts",
  coalesce((SELECT jsonb_agg(jsonb_build_object('at', d.at, 'by', d.decided_by, 'from', d.from_status,
    'to', d.to_status, 'reason', d.reason) ORDER BY d.id DESC)
    FROM mentor_application_decisions d WHERE d.application_id = a.id), '[]') AS decisions,
  a.held_by AS "heldBy", a.held_until AS "heldUntil", a.held_decision ->> 'status' AS "heldStatus",
  (SELECT h.username FROM users h WHERE h.id = a.held_by) AS "heldName"`;

/** One that was withdrawn is shown to nobody. */
const FROM = `FROM (SELECT * FROM mentor_applications WHERE status <> 'withdrawn') a
  JOIN users u ON u.id = a.user_id`;

const WHERE_MARK: Record<NonNullable<ListApplicationsQuery['mark']>, string> = {
  strong: `least(a.authenticity_score, a.perseverance_score, a.valor_score) >= ${APPROVAL_SCORE}
    AND num_nulls(a.authenticity_score, a.perseverance_score, a.valor_score) = 0`,
  steering: `jsonb_array_length(a.evaluation -> 'steering') > 0`,
  again: `EXISTS (SELECT ${EARLIER})`,
};
const MAX_WORDS = 10;

/** One page and one row more. */
function pageStatement({ limit, cursor, status, order, q, mark }: ListApplicationsQuery): {
  sql: string;
  params: unknown[];
} {
  const params: unknown[] = [limit + 1];
  const conditions = (q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(
      (word) =>
        `fold(concat_ws(' ', a.full_name, u.username, a.expertise)) LIKE search_pattern($${params.push(word)})`,
    );
  if (status) conditions.push(`a.status = $${params.push(status)}`);
  if (mark) conditions.push(WHERE_MARK[mark]);
  const after = decodeIdCursor(cursor);
  const isOldest = order === 'oldest';
  if (after) conditions.push(`a.id ${isOldest ? '>' : '<'} $${params.push(after)}`);
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  return {
    sql: `SELECT ${ALL} ${FROM} ${where} ORDER BY a.id ${isOldest ? 'ASC' : 'DESC'} LIMIT $1`,
    params,
  };
}

@Injectable()
export class ApplicationsReader {
  constructor(
    private readonly db: Database,
    private readonly names: ResemblingNames,
  ) {}

  /** The latest one that was not withdrawn; without anything that only admins may see. */
  async latestOf(userId: number): Promise<MentorApplication | null> {
    const [row] = await this.db.query<OwnRow>(
      `SELECT ${OWN} FROM mentor_applications a WHERE a.user_id = $1 AND a.status <> 'withdrawn' ORDER BY a.id DESC LIMIT 1`,
      [userId],
    );
    return row ? MentorApplication.parse(toOwn(row)) : null;
  }

  /** As `viewer`, an admin, sees it. */
  async find(id: string, viewer: number): Promise<AdminApplication | null> {
    if (!isId(id)) return null;
    const [row] = await this.db.query<Row>(`SELECT ${ALL} ${FROM} WHERE a.id = $1`, [id]);
    return row ? ((await this.withResembling([toAdmin(row, viewer)]))[0] ?? null) : null;
  }

  async page(query: ListApplicationsQuery, viewer: number): Promise<Page<AdminApplication>> {
    const { sql, params } = pageStatement(query);
    const rows = await this.db.query<Row>(sql, params);
    const { items, nextCursor } = pageById(
      rows.map((row) => toAdmin(row, viewer)),
      query.limit,
    );
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

function toOwn({ createdAt, changedAt, decidedAt, evaluation, ...row }: OwnRow): MentorApplication {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    quotes: ApplicationQuotes.safeParse(evaluation?.quotes).data ?? null,
  };
}

function toAdmin(row: Row, viewer: number): AdminApplication {
  const { evaluation, heldBy, heldUntil, heldName, heldStatus, ...stored } = row;
  return AdminApplication.parse({
    ...stored,
    held: heldUntil && {
      by: heldName ?? 'Another admin',
      isOwn: heldBy === viewer,
      status: heldStatus,
      until: heldUntil.toISOString(),
    },
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
