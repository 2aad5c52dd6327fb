import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import type * as rpc from '@waymark/contracts/scheduling/rpc';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { ChangeSession } from './change-session.ts';

@Injectable()
export class CancelSession {
  constructor(private readonly changeSession: ChangeSession) {}

  execute({ id }: RpcInput<typeof rpc.CancelSession>, { userId }: Caller): Promise<Session> {
    return this.changeSession.execute(
      { id, userId, change: (session, by, now) => session.cancel(by, now) },
      { idempotency: 'scheduling.cancel' },
    );
  }
}
