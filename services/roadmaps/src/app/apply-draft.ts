import { Inject, Injectable, Logger } from '@nestjs/common';
import { AppError } from '@waymark/kernel/app-error';
import type { ObjectStorage } from '@waymark/storage/port';
import { dropInexactQuotes } from '../domain/clean-draft.ts';
import { DraftsRepository } from '../persistence/drafts.repository.ts';
import { STORAGE } from '../storage.ts';

/**
 * Checks a stored draft against the mentor's texts and gives it to the roadmap, once, however often it is called.
 * The texts are read outside of the transaction.
 */
@Injectable()
export class ApplyDraft {
  private readonly logger = new Logger(ApplyDraft.name);

  constructor(
    private readonly drafts: DraftsRepository,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** In the background; what fails is done again by the reconciler. */
  soon(runId: string): void {
    this.execute(runId).catch((err: unknown) => {
      this.logger.warn({ msg: 'draft not applied yet', runId, err });
    });
  }

  async execute(runId: string): Promise<void> {
    const pending = await this.drafts.findPending(runId);
    if (!pending) return;
    const texts = new Map<string, string>();
    for (const { id, textKey } of pending.quoted) {
      const text = await this.read(textKey);
      if (text !== null) texts.set(id, text);
    }
    await this.drafts.apply(runId, dropInexactQuotes(pending.draft, texts));
  }

  /** Null when the mentor has deleted it meanwhile. */
  private async read(key: string): Promise<string | null> {
    try {
      const { body } = await this.storage.get(key);
      return Buffer.concat(await body.toArray()).toString('utf8');
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
