import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { AttachmentKind, FilePurpose } from '@waymark/contracts/community/file-options';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { checkAttachable, type FileFacts } from '../domain/file-rules.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { RemoveFiles } from './remove-files.ts';

const CHECK_WAIT_MS = 2_000;
const CHECK_POLL_MS = 100;

export interface Attachment {
  kind: AttachmentKind;
  id: string; // uuid of the material or session
}

/** Files of materials and sessions: attached in the transaction that stores what they belong to. */
@Injectable()
export class AttachFiles {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly files: FilesRepository,
    private readonly removals: RemoveFiles,
  ) {}

  /**
   * Idempotent. Returns the file. Files of peer sessions may still be checked: `FileResults` applies the result to the session.
   * Errors: NOT_FOUND (also for files of others), RULE_REFUSED (not ready, another purpose), CONFLICT (attached elsewhere).
   */
  async attach(
    tx: Tx,
    fileId: string,
    owner: { userId: number; purpose: FilePurpose },
    to: Attachment,
  ): Promise<FileFacts> {
    const file = await this.files.lockOwn(tx, fileId, owner.userId);
    if (file.purpose !== owner.purpose)
      throw new AppError('RULE_REFUSED', 'This file was uploaded for another use.');
    checkAttachable(file, to.kind);
    if (file.attachedId !== null && file.attachedId !== to.id)
      throw new AppError('CONFLICT', 'This file is in use already.');
    await this.files.attach(tx, fileId, to, this.clock.now());
    return { ...file, attachedKind: to.kind, attachedId: to.id };
  }

  /** Waits for the check of a file that was just uploaded, so that a client can use it at once. At most two seconds. */
  async awaitCheck(fileId: string, userId: number): Promise<void> {
    for (let waited = 0; waited < CHECK_WAIT_MS; waited += CHECK_POLL_MS) {
      const file = await this.db.read((em) => this.files.find(em, fileId));
      if (file?.state !== 'checking' || file.ownerId !== userId) return;
      await sleep(CHECK_POLL_MS);
    }
  }

  /** Removes the files attached to something, except these. */
  async removeOthers(tx: Tx, attachedId: string, keep: readonly string[] = []): Promise<void> {
    const files = await this.files.ofAttachment(tx.em, attachedId);
    await this.removals.detachAndRemove(
      tx,
      files.filter(({ id }) => !keep.includes(id)),
    );
  }
}
