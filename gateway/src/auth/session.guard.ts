import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedReads } from '../cache/shared-reads.ts';
import { ROUTE_NEEDS, type RouteNeeds } from '../http/endpoint.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { AdminRights } from './admin-rights.ts';
import { readSessionCookie, sendSessionCookie } from './session-cookie.ts';
import type { Session } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the route reads the cookie and the session is valid. */
    session?: Session;
  }
}

/** Authenticates every request and enforces the route's access and roles. */
@Injectable()
export class SessionGuard extends AuthGuard('session-cookie') {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly sharedReads: SharedReads,
    private readonly rights: AdminRights,
  ) {
    super({ property: 'session' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // The default is the strictest: a handler without needs is for logged-in users.
    const needs = this.reflector.get<RouteNeeds | undefined>(ROUTE_NEEDS, context.getHandler());
    const access = needs?.access ?? 'user';
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (access === 'none') return true;
    if (readSessionCookie(request) !== null) await super.canActivate(context);
    const { session } = request;
    if (!session && access === 'user') throw new AppError('UNAUTHENTICATED', 'Please log in first.');
    if (session) await this.admit(request, context.switchToHttp().getResponse(), session, needs);
    return true;
  }

  override handleRequest<S>(error: unknown, session: S): S {
    if (error) throw error;
    return session;
  }

  private async admit(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    needs: RouteNeeds | undefined,
  ): Promise<void> {
    const { userId } = session;
    request.ctx.caller = this.rights.callerOf(session);
    this.sharedReads.readers.remember(request, userId);
    if (session.renewedFor > 0) {
      sendSessionCookie(reply, readSessionCookie(request) ?? '', session.renewedFor);
    }
    await this.limits.take('user', userId);
    this.rights.check(needs?.roles, session);
    if (needs?.quota) await this.limits.take(needs.quota, userId);
  }
}
