import { Inject, Injectable, Logger } from '@nestjs/common';
import { ARTIFACTS_PREFIX } from '@waymark/contracts/roadmaps/artifacts';
import { RECORDINGS_PREFIX } from '@waymark/contracts/roadmaps/recordings';
import { SOURCES_PREFIX } from '@waymark/contracts/roadmaps/sources';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { STORAGE } from '../../shared/storage.ts';
import { SourcesRepository } from '../../sources/persistence/sources.repository.ts';

/** Younger objects may belong to an upload in progress. */
const MIN_AGE_MS = 24 * 3_600_000;
const BATCH = 500;

/** Deletes objects that no source, artifact or part of a recording references, as after a failed upload or deletion. */
@Injectable()
export class DeleteOrphanedObjects {
  private readonly logger = new Logger(DeleteOrphanedObjects.name);

  constructor(
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
  ) {}

  /** Returns how many it deleted. */
  async execute(): Promise<number> {
    let deleted = 0;
    for (const prefix of [SOURCES_PREFIX, ARTIFACTS_PREFIX, RECORDINGS_PREFIX])
      deleted += await this.sweep(prefix);
    if (deleted > 0) this.logger.log(`deleted ${deleted} orphaned objects`);
    return deleted;
  }

  private async sweep(prefix: string): Promise<number> {
    const before = this.clock.now().getTime() - MIN_AGE_MS;
    let batch: string[] = [];
    let deleted = 0;
    for await (const { key, modifiedAt } of this.storage.list(prefix)) {
      if (modifiedAt.getTime() > before) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      deleted += await this.deleteOrphaned(batch);
      batch = [];
    }
    return deleted + (await this.deleteOrphaned(batch));
  }

  private async deleteOrphaned(keys: string[]): Promise<number> {
    if (keys.length === 0) return 0;
    const orphaned = await this.sources.findOrphaned(keys);
    await this.objects.execute(orphaned);
    return orphaned.length;
  }
}
