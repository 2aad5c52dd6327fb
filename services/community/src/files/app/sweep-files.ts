import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { FILES_PREFIX } from '@waymark/contracts/community/files';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { ObjectStorage } from '@waymark/storage/port';
import type { ResumableUploads } from '@waymark/storage/resumable/port';
import type { CommunityEnv } from '../../env.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { StalledFilesRepository } from '../persistence/stalled-files.repository.ts';
import { STORAGE, UPLOADS } from '../storage.ts';
import { ProbeFiles } from './probe-files.ts';
import { RemoveFiles } from './remove-files.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH = 500;

/** Removes uploads that were given up, files that were never used, and bytes that no file has. */
@Injectable()
export class SweepFiles implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: CommunityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly recurring: RecurringWork,
    private readonly files: FilesRepository,
    private readonly stalled: StalledFilesRepository,
    private readonly probes: ProbeFiles,
    private readonly removals: RemoveFiles,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(UPLOADS) private readonly uploads: ResumableUploads,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start('stalled files', 5_000, () => this.probes.requeue());
    this.recurring.start('abandoned files', this.env.FILE_SWEEP_MINUTES * 60_000, () => this.execute());
  }

  async execute(): Promise<void> {
    while (await this.removeAbandoned());
    await this.db.transaction((tx) => this.stalled.deleteRemoved(tx, this.before(DAY_MS)));
    await this.deleteOrphans();
    await this.deleteEndedUploads();
  }

  /** Returns whether there may be more. */
  private async removeAbandoned(): Promise<boolean> {
    const before = this.before(this.env.FILE_KEPT_HOURS * HOUR_MS);
    const removed = await this.db.transaction(async (tx) => {
      const ids = await this.stalled.lockAbandoned(tx, before);
      const files = await Promise.all(ids.map(async (id) => (await this.files.find(tx.em, id))!));
      for (const { id } of files) await this.files.remove(tx, id);
      return files;
    });
    for (const file of removed) await this.removals.deleteBytes(file);
    return removed.length > 0;
  }

  /** Younger ones may be about to be used. */
  private async deleteOrphans(): Promise<void> {
    const before = this.before(DAY_MS);
    const keys: string[] = [];
    const flush = async () => {
      for (const key of await this.stalled.findOrphaned(keys.splice(0))) await this.storage.delete(key);
    };
    for await (const { key, modifiedAt } of this.storage.list(FILES_PREFIX)) {
      if (modifiedAt < before) keys.push(key);
      if (keys.length >= BATCH) await flush();
    }
    await flush();
  }

  private async deleteEndedUploads(): Promise<void> {
    const before = this.before(DAY_MS);
    const ids: string[] = [];
    for await (const { id, modifiedAt } of this.uploads.list()) if (modifiedAt < before) ids.push(id);
    for (const id of await this.stalled.findEnded(ids)) await this.uploads.remove(id);
  }

  private before(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
