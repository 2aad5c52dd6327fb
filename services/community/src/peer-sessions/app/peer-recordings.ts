import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import * as rpc from '@waymark/contracts/community/peer-sessions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { AttachFiles } from '../../files/app/attach-files.ts';
import { checkHost, checkRecording } from '../domain/peer-rules.ts';
import { readDetails } from '../persistence/peer-sessions.reader.ts';
import { PeerSessionsRepository, signalPeerChange } from '../persistence/peer-sessions.repository.ts';

/** Recordings that hosts upload of their sessions. */
@Injectable()
export class PeerRecordings {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sessions: PeerSessionsRepository,
    private readonly files: AttachFiles,
  ) {}

  @RpcHandler(rpc.SetPeerRecording)
  set({ id, body }: RpcInput<typeof rpc.SetPeerRecording>, caller: Caller): Promise<PeerSessionDetails> {
    const { userId } = caller;
    return this.db.transaction(
      async (tx) => {
        const session = await this.sessions.lock(tx, id);
        const now = this.clock.now();
        checkHost(session, caller);
        checkRecording(session, now);
        const { fileId, captionsFileId } = body;
        const to = { kind: 'peer-session' as const, id };
        await this.files.attach(tx, fileId, { userId, purpose: 'peer-recording' }, to);
        if (captionsFileId) await this.files.attach(tx, captionsFileId, { userId, purpose: 'captions' }, to);
        await this.sessions.setRecording(tx, id, body, now);
        await this.files.removeOthers(tx, id, captionsFileId ? [fileId, captionsFileId] : [fileId]);
        signalPeerChange(tx, id);
        return readDetails(tx.em, id, caller, now);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.RemovePeerRecording)
  remove({ id }: RpcInput<typeof rpc.RemovePeerRecording>, caller: Caller): Promise<PeerSessionDetails> {
    return this.db.transaction(
      async (tx) => {
        const session = await this.sessions.lock(tx, id);
        const now = this.clock.now();
        checkHost(session, caller);
        await this.sessions.setRecording(tx, id, null, now);
        await this.files.removeOthers(tx, id);
        signalPeerChange(tx, id);
        return readDetails(tx.em, id, caller, now);
      },
      { idempotent: true },
    );
  }
}
