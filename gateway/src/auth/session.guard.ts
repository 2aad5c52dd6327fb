import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SharedReads } from '../cache/shared-reads.ts';
import { ROUTE_NEEDS, type RouteNeeds } from '../http/endpoint.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { AdminRights } from './admin-rights.ts';
import { dropSessionCookie, readSessionCookie, sendSessionCookie } from './session-cookie.ts';
import { SessionProofs } from './session-proofs.ts';
import { SessionSubjects } from './session-subjects.ts';
import type { Session } from './stored-session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the route reads the cookie and the session is valid. */
    session?: Session;
    /** The needs of the route that the caller may use. */
    admittedTo?: RouteNeeds;
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
    private readonly subjects: SessionSubjects,
    private readonly proofs: SessionProofs,
  ) {
    super({ property: 'session' });
  }

  /** Runs before the body is read, so that only the body of a caller with access is parsed. */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { needs } = request.routeOptions.config;
    // Otherwise the body would be read first.
    if (request.is404) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
    if (!needs) return;
    if (needs.access !== 'none') await this.authenticate(request, reply, needs);
    request.admittedTo = needs;
  }

  /** Rejects what `admit` has not admitted to this handler. */
  override canActivate(context: ExecutionContext): boolean {
    const needs = this.reflector.get<RouteNeeds | undefined>(ROUTE_NEEDS, context.getHandler());
    const { admittedTo } = context.switchToHttp().getRequest<FastifyRequest>();
    if (needs === undefined || admittedTo !== needs) throw loginRequired();
    return true;
  }

  override handleRequest<S>(error: unknown, session: S): S {
    if (error) throw error;
    return session;
  }

  private async authenticate(request: FastifyRequest, reply: FastifyReply, needs: RouteNeeds): Promise<void> {
    if (readSessionCookie(request) !== null) {
      await super.canActivate(new ExecutionContextHost([request, reply]));
    }
    const { session } = request;
    if (!session && needs.access === 'user') throw loginRequired();
    if (!session) return;
    if (!(await this.subjects.isCurrent(session))) {
      dropSessionCookie(reply);
      throw new AppError('UNAUTHENTICATED', 'Please log in again.');
    }
    await this.authorize(request, reply, session, needs);
  }

  private async authorize(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    needs: RouteNeeds,
  ): Promise<void> {
    const { userId } = session;
    request.ctx.caller = this.rights.callerOf(session);
    this.sharedReads.readers.remember(request, userId);
    if (session.renewedFor > 0) {
      sendSessionCookie(reply, readSessionCookie(request) ?? '', session.renewedFor);
    }
    if (request.entered?.user) this.limits.check('user', request.entered.user);
    else await this.limits.take('user', userId);
    this.rights.check(needs.roles, session);
    if (needs.proof) await this.proofs.requireProof(session);
    if (needs.quota) await this.limits.take(needs.quota, userId);
  }
}

const loginRequired = (): AppError => new AppError('UNAUTHENTICATED', 'Please log in first.');
