import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { ChangeSession } from './change-session.ts';

@Injectable()
export class CancelSession {
  constructor(private readonly changeSession: ChangeSession) {}

  @RpcHandler(rpc.CancelSession)
  execute({ id, body }: RpcInput<typeof rpc.CancelSession>, { userId }: Caller): Promise<Session> {
    return this.changeSession.execute({
      id,
      userId,
      change: (session, by, now) => session.cancel(by, now, body.message),
    });
  }
}
