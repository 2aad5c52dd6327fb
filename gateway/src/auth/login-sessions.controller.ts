import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { LoginSession } from '@waymark/contracts/identity/login-sessions';
import {
  EndLoginSessionEndpoint,
  EndOtherLoginSessionsEndpoint,
  ListLoginSessionsEndpoint,
} from '@waymark/contracts/identity/login-sessions.endpoints';
import { Success } from '@waymark/contracts/success';
import { isDemoId } from '@waymark/demo/people';
import { AppError } from '@waymark/kernel/app-error';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { Serves } from '../http/endpoint.ts';
import { clientInfo } from './client-info.ts';
import { OpenSessions } from './open-sessions.ts';
import { dropSessionCookie } from './session-cookie.ts';
import type { Session } from './stored-session.ts';

/** Where the caller is logged in. Owners see and end their own sessions only. */
@Controller()
export class LoginSessionsController {
  constructor(
    private readonly sessions: OpenSessions,
    @Inject(SERVICE_ENV) private readonly env: Env,
  ) {}

  @Serves(ListLoginSessionsEndpoint)
  async list(@Req() request: FastifyRequest): Promise<LoginSession[]> {
    const session = request.session!;
    const all = await this.sessions.list(session, clientInfo(request).network);
    return this.isShared(session) ? all.filter(({ isCurrent }) => isCurrent) : all;
  }

  @Serves(EndLoginSessionEndpoint)
  async end(
    @Param('handle', { schema: LoginSession.shape.handle }) handle: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Success> {
    const session = request.session!;
    const isCurrent = handle === this.sessions.handleOf(session.id);
    const isEnded = (isCurrent || !this.isShared(session)) && (await this.sessions.end(session, handle));
    if (!isEnded) throw new AppError('NOT_FOUND', 'This session has ended already.');
    if (isCurrent) dropSessionCookie(reply);
    return { success: true };
  }

  @Serves(EndOtherLoginSessionsEndpoint)
  async endOthers(@Req() request: FastifyRequest): Promise<Success> {
    const session = request.session!;
    if (this.isShared(session)) {
      const text = 'This is a shared demo account: other people are logged in to it.';
      throw new AppError('RULE_REFUSED', text);
    }
    await this.sessions.endOthers(session);
    return { success: true };
  }

  /** The users of a demo account are strangers to each other. */
  private isShared({ userId }: Session): boolean {
    return this.env.DEMO_MODE && isDemoId(userId);
  }
}
