import { Injectable } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { HaveSession } from '@waymark/contracts/scheduling/rpc-pairs';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SessionsReader } from '../persistence/sessions.reader.ts';

/** Whether two people know each other from a session. */
@Injectable()
export class PairQuery {
  constructor(private readonly sessions: SessionsReader) {}

  @RpcHandler(HaveSession)
  async haveSession({
    userIds: [one, other],
  }: RpcInput<typeof HaveSession>): Promise<RpcOutput<typeof HaveSession>> {
    return { haveSession: await this.sessions.existsBetween(one, other) };
  }
}
