import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { LoginBody } from '@waymark/contracts/identity/http';
import { AppError } from '@waymark/kernel/app-error';
import type { FastifyRequest } from 'fastify';
import { parseInput } from '../http/validation.ts';
import { LoginLimits } from './login-limits.ts';
import { readDeviceCookie } from './session-cookie.ts';
import { SessionStore } from './session-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by LoginGuard: when the login began, for `SessionStore.open`. */
    loginBegan?: number;
  }
}

/** Lets a login in whose password is right; puts the user on `request.user`. */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  private readonly logger = new Logger(LoginGuard.name);

  constructor(
    private readonly limits: LoginLimits,
    private readonly sessions: SessionStore,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Guards run before pipes, and the strategy reads the body as it finds it.
    const body = parseInput(LoginBody, request.body);
    request.body = body;
    const attempt = await this.limits.admit(
      { ip: request.ip, device: readDeviceCookie(request) },
      body.username,
    );
    try {
      request.loginBegan = await this.sessions.beginLogin();
      await super.canActivate(context);
    } catch (error) {
      const wrong = error instanceof AppError && error.code === 'BAD_CREDENTIALS';
      // Of a person whose password is guessed, the operator needs name and address.
      if (wrong) this.logger.warn({ msg: 'login failed', name: body.username, address: request.ip });
      else await this.limits.takeBack(attempt);
      throw error;
    }
    await this.limits.succeeded(attempt);
    return true;
  }
}
