import { Body, Controller, Req, Res, UseGuards } from '@nestjs/common';
import { LoginBody, RegisterBody, User } from '@waymark/contracts/identity/http';
import * as routes from '@waymark/contracts/identity/routes';
import { GetUser, RegisterUser } from '@waymark/contracts/identity/rpc';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { clientInfo } from './client-info.ts';
import { KnownDevices } from './known-devices.ts';
import { LoginGuard } from './login.guard.ts';
import { dropSessionCookie, readSessionCookie, sendSessionCookie } from './session-cookie.ts';
import { SessionStore } from './session-store.ts';

@Controller()
export class AuthController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sessions: SessionStore,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
  ) {}

  @Endpoint(routes.getUser, { response: User, summary: 'The logged-in user; 401 when nobody is' })
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

  @Endpoint(routes.register, {
    response: User,
    access: 'none',
    status: 201,
    summary: 'Makes an account and logs in',
  })
  async register(
    @Body({ schema: RegisterBody }) body: RegisterBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    await this.limits.take('register', addressKey(request.ip));
    request.loginBegan = await this.sessions.beginLogin();
    const user = await this.rpc.call(RegisterUser, body);
    await this.devices.record(user, request, reply, { isRegistration: true });
    await this.logIn(user, request, reply);
    return user;
  }

  @UseGuards(LoginGuard)
  @Endpoint(routes.login, { response: User, access: 'none', summary: 'Logs in by user name or e-mail' })
  async login(
    // Read by the guard; declared here for OpenAPI.
    @Body({ schema: LoginBody }) _credentials: LoginBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    const { user } = request as FastifyRequest & { user: User };
    await this.devices.record(user, request, reply);
    await this.logIn(user, request, reply);
    return user;
  }

  @Endpoint(routes.logout, {
    response: Success,
    access: 'none',
    summary: 'Logs out; also when nobody was logged in',
  })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    await this.sessions.end(readSessionCookie(request) ?? '');
    dropSessionCookie(reply);
    return { success: true };
  }

  /** Always a new session: one the browser already had is ended, because an attacker may have planted it. */
  private async logIn(user: User, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = await this.sessions.open(user, request.loginBegan!, clientInfo(request));
    await this.sessions.end(readSessionCookie(request) ?? '');
    sendSessionCookie(reply, token);
  }
}
