import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { shortAddress } from './client-info.ts';
import { readSessionCookie } from './session-cookie.ts';
import { SessionStore } from './session-store.ts';
import type { Session } from './stored-session.ts';

type Verify = (request: FastifyRequest, done: (error: unknown, session?: Session | null) => void) => void;

class CookieStrategy extends passport.Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: unknown): void {
    this.verify(request as FastifyRequest, (error, session) => {
      if (error) this.error(error);
      else if (session) this.success(session);
      else this.fail(401);
    });
  }
}

@Injectable()
export class SessionStrategy extends PassportStrategy(CookieStrategy, 'session-cookie') {
  constructor(private readonly sessions: SessionStore) {
    super();
  }

  async validate(request: FastifyRequest): Promise<Session | null> {
    if (request.entered) return request.entered.session;
    const token = readSessionCookie(request);
    return token ? this.sessions.load(token, shortAddress(request.ip)) : null;
  }
}
