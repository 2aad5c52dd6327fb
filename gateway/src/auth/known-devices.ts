import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { User } from '@waymark/contracts/identity/http';
import { RecordDevice } from '@waymark/contracts/identity/rpc-devices';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toLanguage } from '../pages/pages.ts';
import { clientInfo } from './client-info.ts';
import { giveDeviceCookie } from './session-cookie.ts';

/** Recognizes devices by a cookie that outlives sessions, so that owners are notified of a login on a new one. */
@Injectable()
export class KnownDevices {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Call it before the session is opened: a login that cannot be recorded fails, so that none goes unnoticed. The
   * device of a registration counts as known. Returns the token of the device.
   */
  async record(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
    { isRegistration = false } = {},
  ): Promise<string> {
    const token = giveDeviceCookie(request, reply);
    const { device: name, network } = clientInfo(request);
    const { id: userId, username, role } = user;
    request.ctx.caller = { userId, username, role };
    const recorded = this.rpc.call(RecordDevice, {
      device: hashOf(userId, token),
      name,
      network,
      isRegistration,
      locale: toLanguage(request.headers['accept-language']),
    });
    // The account exists already. Without a record, its next login is mailed to the owner.
    await (isRegistration ? recorded.catch(() => {}) : recorded);
    return token;
  }
}

/** Differs per account, so that the stored hashes do not show which accounts share a device. */
const hashOf = (userId: number, token: string): string =>
  createHash('sha256').update(`${userId}:${token}`).digest('base64url');
