import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { FileFacts, MeasuredFile } from '../domain/file-rules.ts';
import { ATTACHMENT_OWNERS, type AttachmentOwners } from '../persistence/attachment-owner.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { RemoveFiles } from './remove-files.ts';

/** Stores the result of a check, also in what the file is attached to. */
@Injectable()
export class FileResults {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ATTACHMENT_OWNERS) private readonly owners: AttachmentOwners,
    private readonly files: FilesRepository,
    private readonly removals: RemoveFiles,
  ) {}

  async setReady(tx: Tx, file: FileFacts, facts: MeasuredFile): Promise<void> {
    await this.files.setReady(tx, file, facts, this.clock.now());
    if (file.attachedKind) this.owners[file.attachedKind].setReady?.(tx, file.attachedId!);
  }

  /**
   * Locks the file before its session, while hosts lock the session first: a deadlock with a host who replaces the recording at
   * the same moment is retried.
   */
  async refuse(tx: Tx, file: FileFacts, reason: string): Promise<void> {
    await this.files.refuse(tx, file, reason, this.clock.now());
    tx.afterCommit(() => void this.removals.deleteBytes(file));
    if (file.attachedKind) await this.owners[file.attachedKind].refuse?.(tx, file.attachedId!, file, reason);
  }
}
