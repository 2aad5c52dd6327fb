import { Injectable, Logger } from '@nestjs/common';
import type { Account } from '@waymark/contracts/identity/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientInfo } from './client-info.ts';
import { KnownDevices } from './known-devices.ts';
import { LoginLimits } from './login-limits.ts';
import { readSessionCookie, sendSessionCookie } from './session-cookie.ts';
import { SessionProofs } from './session-proofs.ts';
import { idOf, SessionStore } from './session-store.ts';

interface Login {
  user: Account;
  /** From `SessionStore.beginLogin`. */
  began: number;
  /** With a second factor. */
  proved?: boolean;
  isRegistration?: boolean;
}

@Injectable()
export class Logins {
  private readonly logger = new Logger(Logins.name);

  constructor(
    private readonly sessions: SessionStore,
    private readonly proofs: SessionProofs,
    private readonly devices: KnownDevices,
    private readonly limits: LoginLimits,
  ) {}

  /** Always a new session: one the browser already had is ended, because an attacker may have planted it. */
  async open(login: Login, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { user, began, proved, isRegistration } = login;
    const device = await this.devices.record(user, request, reply, { isRegistration });
    await this.limits.trust(user.id, { ip: request.ip, device });
    const token = await this.sessions.open(user, began, clientInfo(request));
    if (proved) await this.proofs.prove(idOf(token));
    if (user.deleteAfter) await this.proofs.limit(idOf(token));
    await this.sessions.end(readSessionCookie(request) ?? '');
    sendSessionCookie(reply, token);
    this.logger.log({
      msg: 'logged in',
      userId: user.id,
      address: request.ip,
      secondFactor: proved === true,
    });
  }
}
