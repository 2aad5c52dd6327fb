import { Injectable } from '@nestjs/common';
import type { ExtractionSubject, UploadContent } from '@waymark/contracts/roadmaps/artifacts';
import { ARTIFACTS_PREFIX } from '@waymark/contracts/roadmaps/artifacts';
import type { Columns, Nullable } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { EntityManager } from 'typeorm';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import type { AiRunsTable } from '../../persistence/tables.ts';
import { AiRunRow } from '../../runs/persistence/ai-run.row.ts';
import { type ArtifactState, newArtifact } from '../domain/artifact.ts';
import { ArtifactRow } from './artifact.row.ts';
import { SourceRow } from './source.row.ts';
import { SourcesRepository } from './sources.repository.ts';

interface Subject {
  artifact: ArtifactState;
  roadmapId: string | null;
}

type ArtifactWithText = ArtifactState & Nullable<Pick<SourceRow, 'textKey' | 'permissions'>>;

@Injectable()
export class ArtifactsRepository {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
  ) {}

  /** The artifact of an upload or of a new file, locked. Error: NOT_FOUND, also for a file of another user. */
  async lock(
    em: EntityManager,
    subject: ExtractionSubject,
    { userId, now }: { userId: number; now: Date },
  ): Promise<Subject> {
    if ('sourceId' in subject) return this.lockUpload(em, subject.sourceId, { userId, now });
    if (!subject.key.startsWith(`${ARTIFACTS_PREFIX}${userId}/`)) throw fileNotFound();
    const artifact = newArtifact(subject, { userId, sourceId: null, now });
    await em.insert(ArtifactRow, artifact);
    return { artifact, roadmapId: null };
  }

  private async lockUpload(
    em: EntityManager,
    sourceId: string,
    { userId, now }: { userId: number; now: Date },
  ): Promise<Subject> {
    const source = await this.sources.findIn(em, sourceId, userId);
    const { key, originalName: name, fileType, fileSize, roadmapId } = source;
    const created = newArtifact({ key, name, fileType, fileSize }, { userId, sourceId, now });
    await em.createQueryBuilder().insert().into(ArtifactRow).values(created).orIgnore().execute();
    const artifact = await em.findOneOrFail(ArtifactRow, {
      where: { sourceId },
      lock: { mode: 'pessimistic_write' },
    });
    return { artifact, roadmapId };
  }

  /** The artifact of an upload, which may not be stored yet. Error: NOT_FOUND. */
  async findUpload(
    em: EntityManager,
    sourceId: string,
    { userId, now }: { userId: number; now: Date },
  ): Promise<ArtifactState> {
    const { key, originalName: name, fileType, fileSize } = await this.sources.findIn(em, sourceId, userId);
    const known = await em.findOneBy(ArtifactRow, { sourceId });
    return known ?? newArtifact({ key, name, fileType, fileSize }, { userId, sourceId, now });
  }

  save(em: EntityManager, { id }: ArtifactState, change: Partial<ArtifactState>): Promise<unknown> {
    return em.update(ArtifactRow, id, change);
  }

  /** An artifact with the storage key of its text, and what its mentor allows; null for a file of its own. */
  async withText(em: EntityManager, id: string): Promise<ArtifactWithText> {
    const artifact = await em.findOneByOrFail(ArtifactRow, { id });
    const { sourceId } = artifact;
    const source = sourceId === null ? null : await em.findOneByOrFail(SourceRow, { id: sourceId });
    return { ...artifact, textKey: source?.textKey ?? null, permissions: source?.permissions ?? null };
  }

  /** Errors: NOT_FOUND, FORBIDDEN. */
  list(roadmapId: string, userId: number): Promise<UploadContent[]> {
    return this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      const artifacts = await em
        .createQueryBuilder(ArtifactRow, 'a')
        .where('a.source_id IN (SELECT id FROM sources WHERE roadmap_id = :roadmapId)', { roadmapId })
        .orderBy('a.createdAt')
        .addOrderBy('a.id')
        .getMany();
      return Promise.all(artifacts.map((artifact) => this.view(em, artifact)));
    });
  }

  async view(em: EntityManager, artifact: ArtifactState): Promise<UploadContent> {
    const { id, sourceId, caption, extraction, materialSourceId } = artifact;
    const run = await em.findOne(AiRunRow, {
      select: { id: true, status: true, message: true },
      where: { artifactId: id, kind: 'extraction' },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return {
      ...{ sourceId: sourceId!, caption, extraction, materialSourceId },
      run: run && { id: run.id, status: run.status, message: run.message },
    };
  }
}

/** Whether drafts of the roadmap may read lessons that were found in its uploads. */
export async function hasLessons(em: EntityManager, roadmapId: string | null): Promise<boolean> {
  const [row] = await em.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT FROM artifacts a JOIN sources s ON s.id = a.material_source_id
      WHERE s.roadmap_id = $1 AND 'drafting' = ANY(s.permissions)
        AND jsonb_array_length(a.extraction -> 'lessons') > 0) AS found`,
    [roadmapId],
  );
  return row!.found;
}

/** Deletes files of their own that have expired; their objects are deleted as orphans. */
export async function deleteExpiredArtifacts(em: EntityManager, now: Date): Promise<void> {
  await em.query('DELETE FROM artifacts WHERE expires_at < $1', [now]);
}

const fileNotFound = (): AppError => new AppError('NOT_FOUND', 'This file no longer exists.');

/** Ids of the active runs that extract what an upload shows. */
export async function findActiveExtractions(em: EntityManager, sourceIds: string[]): Promise<string[]> {
  const runs = await em.query<Columns<AiRunsTable, 'id'>[]>(
    `SELECT r.id FROM ai_runs r JOIN artifacts a ON a.id = r.artifact_id
      WHERE a.source_id = ANY($1) AND r.finished_at IS NULL`,
    [sourceIds],
  );
  return runs.map(({ id }) => id);
}
