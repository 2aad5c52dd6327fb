import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { AttachFiles } from '../../files/app/attach-files.ts';
import type { AttachmentOwner } from '../../files/persistence/attachment-owner.ts';
import { isReadableFile } from '../persistence/message-reports.repository.ts';
import { MessagesRepository } from '../persistence/messages.repository.ts';

/** The files of messages: for the two people, and for admins while a report of them is open. */
@Injectable()
export class MessageFiles implements AttachmentOwner {
  constructor(
    private readonly files: AttachFiles,
    private readonly messages: MessagesRepository,
  ) {}

  mayRead: AttachmentOwner['mayRead'] = async (em, messageId, viewer) =>
    viewer !== null && isReadableFile(em, messageId, viewer);

  /** Of deleted messages up to this one, unless admins have yet to look at them. */
  async removeUnneeded(tx: Tx, { threadId, number }: { threadId: string; number: number }): Promise<void> {
    for (const id of await this.messages.withUnneededFiles(tx, threadId, number))
      await this.files.removeOthers(tx, id);
  }
}
