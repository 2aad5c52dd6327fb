import { randomBytes } from 'node:crypto';
import type { Certificate } from '@waymark/contracts/roadmaps/endings';
import type { Columns } from '@waymark/database/columns';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import type {
  CertificatesTable,
  MentorsTable,
  PublishedRoadmapsTable,
  RoadmapsTable,
} from '../../persistence/tables.ts';
import { checkWithdrawn } from '../domain/ending.ts';

export interface NewCertificate {
  userId: number;
  roadmapId: string;
  mentorId: number;
  name: string;
  title: string;
  version: number;
  stageCount: number;
  stepCount: number;
  firstDay: string;
  lastDay: string;
  issuedAt: Date;
}

const CODE_BYTES = 16;

/** The code of the certificate that is not withdrawn. */
export async function findLiveCode(
  em: EntityManager,
  userId: number,
  roadmapId: string,
): Promise<string | null> {
  const [row] = await em.query<Columns<CertificatesTable, 'code'>[]>(
    'SELECT code FROM certificates WHERE user_id = $1 AND roadmap_id = $2 AND withdrawn_at IS NULL',
    [userId, roadmapId],
  );
  return row?.code ?? null;
}

/** Returns its code. Error: RULE_REFUSED above the limit of withdrawn ones. */
export async function insertCertificate(em: EntityManager, given: NewCertificate): Promise<string> {
  const { userId, roadmapId, mentorId, name, title, version, stageCount, stepCount } = given;
  const [withdrawn] = await em.query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM certificates WHERE user_id = $1 AND roadmap_id = $2',
    [userId, roadmapId],
  );
  checkWithdrawn(withdrawn!.count);
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await em.query(
    `INSERT INTO certificates (code, user_id, roadmap_id, mentor_id, name, title, version, stage_count, step_count,
       first_day, last_day, issued_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[code, userId, roadmapId, mentorId, name, title, version, stageCount, stepCount],
      ...[given.firstDay, given.lastDay, given.issuedAt],
    ],
  );
  return code;
}

type CertificateRecord = Columns<
  CertificatesTable,
  'code' | 'userId' | 'name' | 'version' | 'stageCount' | 'stepCount' | 'issuedAt' | 'withdrawnAt'
> & {
  title: CertificatesTable['title'] | null;
  roadmapId: RoadmapsTable['id'] | null;
  quote: PublishedRoadmapsTable['quote'];
  mentor: MentorsTable['name'];
  firstDay: string;
  lastDay: string;
};

const CERTIFICATE = `
  SELECT c.code, c.user_id AS "userId", c.name, CASE WHEN r.status IS DISTINCT FROM 'hidden' THEN c.title END AS title,
    CASE WHEN r.status = 'published' THEN r.id END AS "roadmapId",
    CASE WHEN r.status = 'published' THEN p.quote END AS quote, c.version, m.name AS mentor,
    c.stage_count AS "stageCount", c.step_count AS "stepCount", c.first_day::text AS "firstDay",
    c.last_day::text AS "lastDay", c.issued_at AS "issuedAt", c.withdrawn_at AS "withdrawnAt"
  FROM certificates c JOIN mentors m ON m.id = c.mentor_id LEFT JOIN roadmaps r ON r.id = c.roadmap_id
    LEFT JOIN published_roadmaps p ON p.id = c.roadmap_id
  WHERE c.code = $1`;

/** As the caller sees it. Error: NOT_FOUND. */
export async function readCertificate(
  em: EntityManager,
  code: string,
  userId: number | null,
): Promise<Certificate> {
  const [row] = await em.query<CertificateRecord[]>(CERTIFICATE, [code]);
  if (!row) throw notFound();
  const isOwn = row.userId === userId;
  if (row.withdrawnAt) return { code, isOwn, state: 'withdrawn', withdrawnAt: row.withdrawnAt.toISOString() };
  const { userId: _owner, withdrawnAt: _at, issuedAt, ...facts } = row;
  return { ...facts, isOwn, state: 'valid', issuedAt: issuedAt.toISOString() };
}

/** Deletes the name. Idempotent. Error: NOT_FOUND, also for certificates of others. */
export async function withdrawCertificate(
  em: EntityManager,
  code: string,
  userId: number,
  now: Date,
): Promise<void> {
  const [, changed] = await em.query<[unknown[], number]>(
    `UPDATE certificates SET name = '', withdrawn_at = coalesce(withdrawn_at, $3) WHERE code = $1 AND user_id = $2`,
    [code, userId, now],
  );
  if (changed === 0) throw notFound();
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'There is no certificate at this address.');
