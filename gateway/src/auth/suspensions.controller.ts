import { Body, Controller, Param } from '@nestjs/common';
import { ReasonBody } from '@waymark/contracts/admin-actions';
import { AdminUser } from '@waymark/contracts/identity/admin-users';
import { SuspendUser, SuspendUserEndpoint } from '@waymark/contracts/identity/admin-users.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';
import { UserId } from '../http/user-id.ts';
import { SessionStore } from './session-store.ts';

/** A suspension ends sessions. */
@Controller()
export class SuspensionsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
  ) {}

  @Serves(SuspendUserEndpoint)
  async suspend(
    @Param('id', { schema: UserId }) userId: number,
    @Body({ schema: ReasonBody }) body: ReasonBody,
  ): Promise<AdminUser> {
    const user = await this.rpc.call(SuspendUser, { userId, body });
    // The account is suspended already: if Redis fails, the event ends the sessions as soon as it is back. A login that
    // began before this is rejected, and one that begins later finds the account suspended.
    await this.sessions.endAll(userId).catch(() => {});
    return user;
  }
}
