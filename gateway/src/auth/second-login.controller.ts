import { Body, Controller, Req, Res } from '@nestjs/common';
import { type Account, User } from '@waymark/contracts/identity/http';
import {
  PasskeyLoginBody,
  PasskeyRequest,
  SecondFactorBody,
} from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { Logins } from './logins.ts';
import { loginExpired, type PendingLogin, PendingLogins } from './pending-logins.ts';
import { SessionStore } from './session-store.ts';

/** Completes logins by a second factor, and logs in by passkey alone. */
@Controller()
export class SecondLoginController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    private readonly pending: PendingLogins,
    private readonly logins: Logins,
    private readonly limits: RateLimits,
  ) {}

  @Serves(rpc.LoginWithCodeEndpoint)
  async withCode(
    @Body({ schema: SecondFactorBody }) body: SecondFactorBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    await this.limits.take('login-ip', addressKey(request.ip));
    const login = await this.pending.require(request);
    if (login.userId === null) throw loginExpired();
    const user = await this.rpc.call(rpc.LoginWithCode, { ...body, userId: login.userId });
    return this.complete(user, login, request, reply);
  }

  @Serves(rpc.StartPasskeyLoginEndpoint)
  async startPasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyRequest> {
    await this.limits.take('login-ip', addressKey(request.ip));
    const login = await this.pending.find(request);
    const userId = login?.userId ?? null;
    const options = await this.rpc.call(rpc.StartPasskeyLogin, { userId });
    const { challenge } = options;
    if (login && userId !== null) await this.pending.setChallenge(request, { ...login, challenge });
    else
      await this.pending.begin(request, reply, {
        userId,
        subject: null,
        began: await this.sessions.beginLogin(),
        challenge,
      });
    return options;
  }

  @Serves(rpc.LoginWithPasskeyEndpoint)
  async withPasskey(
    @Body({ schema: PasskeyLoginBody }) { response }: PasskeyLoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    await this.limits.take('login-ip', addressKey(request.ip));
    const login = await this.pending.require(request);
    const { userId, challenge } = login;
    if (challenge === null) throw loginExpired();
    const user = await this.rpc.call(rpc.LoginWithPasskey, { userId, challenge, response });
    return this.complete(user, login, request, reply);
  }

  private async complete(
    user: Account,
    { subject, began }: PendingLogin,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User> {
    await this.pending.complete(request, reply);
    // Between the steps the database was restored, and the id is another person's.
    if (subject !== null && subject !== user.subject) throw loginExpired();
    await this.logins.open({ user, began, proved: true }, request, reply);
    return user;
  }
}
