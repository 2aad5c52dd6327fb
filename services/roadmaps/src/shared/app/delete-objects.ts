import { Inject, Injectable, Logger } from '@nestjs/common';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';

/** Deletes unused objects; after a failure `DeleteOrphanedObjects` repeats it. */
@Injectable()
export class DeleteObjects {
  private readonly logger = new Logger(DeleteObjects.name);

  constructor(@Inject(STORAGE) private readonly storage: ObjectStorage) {}

  async execute(keys: (string | null)[]): Promise<void> {
    for (const key of new Set(keys)) {
      if (key === null) continue;
      await this.storage.delete(key).catch((err: unknown) => {
        this.logger.warn({ msg: 'object not deleted yet', key, err });
      });
    }
  }
}
