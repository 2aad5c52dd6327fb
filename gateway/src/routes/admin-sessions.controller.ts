import { Controller, Query } from '@nestjs/common';
import { ListUsers } from '@waymark/contracts/identity/admin-users.endpoints';
import { ListAdminSessionsQuery } from '@waymark/contracts/scheduling/admin-sessions';
import * as sessions from '@waymark/contracts/scheduling/admin-sessions.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';

const MAX_USERS = 100;

/** Sessions belong to services/scheduling, user names and addresses to services/identity. */
@Controller()
export class AdminSessionsController {
  constructor(private readonly services: RpcClient) {}

  @Serves(sessions.ListAdminSessions)
  // The items of a page become the response.
  async list(@Query({ schema: ListAdminSessionsQuery }) query: ListAdminSessionsQuery): Promise<never> {
    const people = query.q ? await this.services.call(ListUsers, { q: query.q, limit: MAX_USERS }) : null;
    const userIds = people?.items.map(({ id }) => id) ?? [];
    return (await this.services.call(sessions.ListSessionsOfUsers, { ...query, userIds })) as never;
  }
}
