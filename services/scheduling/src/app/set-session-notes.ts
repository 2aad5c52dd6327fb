import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import type * as rpc from '@waymark/contracts/scheduling/rpc';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { ChangeSession } from './change-session.ts';

@Injectable()
export class SetSessionNotes {
  constructor(private readonly changeSession: ChangeSession) {}

  execute({ id, notes }: RpcInput<typeof rpc.SetSessionNotes>, { userId }: Caller): Promise<Session> {
    return this.changeSession.execute(
      { id, userId, change: (session, by) => session.writeNotes(by, notes) },
      { idempotency: 'scheduling.set-notes' },
    );
  }
}
