import { Body, Controller, Req, Res } from '@nestjs/common';
import {
  ChangePasswordBody,
  CheckUserEmailBody,
  ResetPasswordBody,
  ResetPasswordDirectBody,
  UserEmailCheck,
} from '@waymark/contracts/identity/passwords';
import * as rpc from '@waymark/contracts/identity/passwords.endpoints';
import { Success } from '@waymark/contracts/success';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { LoginLimits } from './login-limits.ts';
import { giveDeviceCookie } from './session-cookie.ts';
import { SessionStore } from './session-store.ts';

/** Setting a new password ends sessions. */
@Controller()
export class PasswordsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    private readonly limits: RateLimits,
    private readonly logins: LoginLimits,
  ) {}

  @Serves(rpc.CheckUserEmailEndpoint)
  async checkUserEmail(
    @Body({ schema: CheckUserEmailBody }) body: CheckUserEmailBody,
    @Req() request: FastifyRequest,
  ): Promise<UserEmailCheck> {
    await this.limits.take('recovery', addressKey(request.ip));
    return this.rpc.call(rpc.CheckUserEmail, body);
  }

  @Serves(rpc.ResetPasswordDirectEndpoint)
  async resetDirect(
    @Body({ schema: ResetPasswordDirectBody }) body: ResetPasswordDirectBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    return this.resetBy({ request, reply }, () => this.rpc.call(rpc.ResetPasswordDirect, body));
  }

  @Serves(rpc.ResetPasswordEndpoint)
  async reset(
    @Body({ schema: ResetPasswordBody }) body: ResetPasswordBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    return this.resetBy({ request, reply }, () => this.rpc.call(rpc.ResetPassword, body));
  }

  @Serves(rpc.ChangePasswordEndpoint)
  async change(
    @Body({ schema: ChangePasswordBody }) body: ChangePasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<Success> {
    const { id, userId } = request.session!;
    await this.rpc.call(rpc.ChangePassword, { ...body, keptSession: id });
    return this.endSessions(userId, id);
  }

  /** The mail has shown who the user is, so wrong passwords from elsewhere do not delay the login that follows. */
  private async resetBy(
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
    setPassword: () => Promise<{ userId: number }>,
  ): Promise<Success> {
    const { ip } = request;
    await this.limits.take('reset', addressKey(ip));
    const { userId } = await setPassword();
    await this.logins.trust(userId, { ip, device: giveDeviceCookie(request, reply) });
    return this.endSessions(userId);
  }

  private async endSessions(userId: number, exceptId?: string): Promise<Success> {
    // The password is changed already: if Redis fails, the event ends the sessions as soon as it is back.
    await this.sessions.endAll(userId, exceptId).catch(() => {});
    return { success: true };
  }
}
