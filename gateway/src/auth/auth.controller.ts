import { Body, Controller, Req, Res, UseGuards } from '@nestjs/common';
import { LoginBody, RegisterBody, User } from '@waymark/contracts/identity/http';
import { LoginResult } from '@waymark/contracts/identity/second-factor';
import {
  type CheckPassword,
  GetUser,
  GetUserEndpoint,
  LoginEndpoint,
  LogoutEndpoint,
  RegisterEndpoint,
  RegisterUser,
} from '@waymark/contracts/identity/users.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { NewAccounts } from '../uploads/new-accounts.ts';
import { LoginGuard } from './login.guard.ts';
import { Logins } from './logins.ts';
import { PendingLogins } from './pending-logins.ts';
import { dropSessionCookie, readSessionCookie } from './session-cookie.ts';
import { SessionStore } from './session-store.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    private readonly limits: RateLimits,
    private readonly logins: Logins,
    private readonly pending: PendingLogins,
    private readonly newAccounts: NewAccounts,
  ) {}

  @Serves(GetUserEndpoint)
  async user(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<User> {
    const { userId, id } = request.session!;
    try {
      return await this.rpc.call(GetUser, { userId });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
      // The account was removed: its sessions end.
      await this.sessions.endAll(userId, '');
      dropSessionCookie(reply);
      throw new AppError('UNAUTHENTICATED', 'Please log in again.', { cause: { session: id } });
    }
  }

  @Serves(RegisterEndpoint)
  async register(
    @Body({ schema: RegisterBody }) body: RegisterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    await this.limits.take('register', addressKey(request.ip));
    const began = await this.sessions.beginLogin();
    const user = await this.rpc.call(RegisterUser, body);
    await this.newAccounts.remember(user.id, addressKey(request.ip));
    await this.logins.open({ user, began, isRegistration: true }, request, reply);
    return user;
  }

  @UseGuards(LoginGuard)
  @Serves(LoginEndpoint)
  async login(
    // Read by the guard; declared here for OpenAPI.
    @Body({ schema: LoginBody }) _credentials: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginResult> {
    const { user } = request as FastifyRequest & { user: RpcOutput<typeof CheckPassword> };
    const { secondFactor } = user;
    const began = request.loginBegan!;
    if (secondFactor.length === 0) {
      await this.logins.open({ user, began }, request, reply);
      return user;
    }
    const { id: userId, subject } = user;
    await this.pending.begin(request, reply, { userId, subject, began, challenge: null });
    return { secondFactor };
  }

  @Serves(LogoutEndpoint)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    await this.sessions.end(readSessionCookie(request) ?? '');
    dropSessionCookie(reply);
    return { success: true };
  }
}
