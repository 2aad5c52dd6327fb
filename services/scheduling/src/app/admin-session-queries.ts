import { Injectable } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { AdminSessionRecord } from '@waymark/contracts/scheduling/admin-sessions';
import * as rpc from '@waymark/contracts/scheduling/admin-sessions.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { sessionNotFound } from '../domain/session.ts';
import { AdminSessionsReader } from '../persistence/admin-sessions.reader.ts';

@Injectable()
export class AdminSessionQueries {
  constructor(private readonly sessions: AdminSessionsReader) {}

  @RpcHandler(rpc.ListSessionsOfUsers)
  list(query: RpcInput<typeof rpc.ListSessionsOfUsers>): Promise<RpcOutput<typeof rpc.ListSessionsOfUsers>> {
    return this.sessions.page(query);
  }

  @RpcHandler(rpc.GetAdminSession)
  async get({ id }: RpcInput<typeof rpc.GetAdminSession>): Promise<AdminSessionRecord> {
    const record = await this.sessions.find(id);
    if (!record) throw sessionNotFound();
    return record;
  }
}
