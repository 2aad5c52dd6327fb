import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { RemoveFiles } from '../../files/app/remove-files.ts';
import type { FileFacts } from '../../files/domain/file-rules.ts';
import type { AttachmentOwner } from '../../files/persistence/attachment-owner.ts';
import { FilesRepository } from '../../files/persistence/files.repository.ts';
import { isPeerParticipant } from '../persistence/peer-registrations.repository.ts';
import { PeerSessionsRepository, signalPeerChange } from '../persistence/peer-sessions.repository.ts';

/** The recordings of sessions, and their captions, as files. */
@Injectable()
export class PeerFiles implements AttachmentOwner {
  constructor(
    private readonly sessions: PeerSessionsRepository,
    private readonly files: FilesRepository,
    private readonly removals: RemoveFiles,
  ) {}

  mayRead: AttachmentOwner['mayRead'] = (em, id, viewer) => isPeerParticipant(em, id, viewer?.userId ?? null);

  setReady(tx: Tx, sessionId: string): void {
    signalPeerChange(tx, sessionId);
  }

  /** Refused captions leave the recording where it is. */
  async refuse(tx: Tx, sessionId: string, file: FileFacts, reason: string): Promise<void> {
    if (file.purpose === 'captions') {
      await this.sessions.refuseCaptions(tx, sessionId, `The captions were not accepted. ${reason}`);
    } else {
      await this.sessions.refuseRecording(tx, sessionId, `The recording was not accepted. ${reason}`);
      await this.removals.detachAndRemove(tx, await this.files.ofAttachment(tx.em, sessionId));
    }
    signalPeerChange(tx, sessionId);
  }
}
