import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import type { FileFacts, MeasuredFile } from '../domain/file-rules.ts';
import { FilesRepository } from '../persistence/files.repository.ts';
import { PeerSessionsRepository } from '../persistence/peer-sessions.repository.ts';
import { signalPeerChange } from './peer-publisher.ts';
import { RemoveFiles } from './remove-files.ts';

/** Stores the result of a check, also in the peer session that the file is a recording of. */
@Injectable()
export class FileResults {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly files: FilesRepository,
    private readonly sessions: PeerSessionsRepository,
    private readonly removals: RemoveFiles,
  ) {}

  async setReady(tx: Tx, file: FileFacts, facts: MeasuredFile): Promise<void> {
    await this.files.setReady(tx, file, facts, this.clock.now());
    if (file.attachedKind === 'peer-session') signalPeerChange(tx, file.attachedId!);
  }

  /**
   * Locks the file before its session, while hosts lock the session first: a deadlock with a host who replaces the recording at
   * the same moment is retried.
   */
  async refuse(tx: Tx, file: FileFacts, reason: string): Promise<void> {
    await this.files.refuse(tx, file, reason, this.clock.now());
    tx.afterCommit(() => void this.removals.deleteBytes(file));
    if (file.attachedKind === 'peer-session')
      await this.removeFromSession(tx, file, file.attachedId!, reason);
  }

  /** Refused captions leave the recording where it is. */
  private async removeFromSession(tx: Tx, file: FileFacts, sessionId: string, reason: string): Promise<void> {
    if (file.purpose === 'captions') {
      await this.sessions.refuseCaptions(tx, sessionId, `The captions were not accepted. ${reason}`);
    } else {
      await this.sessions.refuseRecording(tx, sessionId, `The recording was not accepted. ${reason}`);
      await this.removals.detachAndRemove(tx, await this.files.ofAttachment(tx.em, sessionId));
    }
    signalPeerChange(tx, sessionId);
  }
}
