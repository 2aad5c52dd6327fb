import { Inject, Injectable, Logger } from '@nestjs/common';
import { SOURCES_PREFIX } from '@waymark/contracts/roadmaps/sources';
import type { Clock } from '@waymark/kernel/clock';
import type { ObjectStorage } from '@waymark/storage/port';
import { CLOCK } from '../clock.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { STORAGE } from '../storage.ts';
import { DeleteObjects } from './delete-objects.ts';

/** Younger objects may be on their way to becoming a source. */
const MIN_AGE_MS = 24 * 3_600_000;
const BATCH = 500;

/** Removes what lies under the sources' prefix and belongs to no source: broken uploads, texts of deleted files. */
@Injectable()
export class DeleteOrphanedObjects {
  private readonly logger = new Logger(DeleteOrphanedObjects.name);

  constructor(
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sources: SourcesRepository,
    private readonly objects: DeleteObjects,
  ) {}

  /** Answers how many it removed. */
  async execute(): Promise<number> {
    const before = this.clock.now().getTime() - MIN_AGE_MS;
    let batch: string[] = [];
    let removed = 0;
    for await (const { key, modifiedAt } of this.storage.list(SOURCES_PREFIX)) {
      if (modifiedAt.getTime() > before) continue;
      batch.push(key);
      if (batch.length < BATCH) continue;
      removed += await this.sweep(batch);
      batch = [];
    }
    removed += await this.sweep(batch);
    if (removed > 0) this.logger.log(`removed ${removed} objects that nothing names`);
    return removed;
  }

  private async sweep(keys: string[]): Promise<number> {
    if (keys.length === 0) return 0;
    const unnamed = await this.sources.unnamed(keys);
    await this.objects.execute(unnamed);
    return unnamed.length;
  }
}
