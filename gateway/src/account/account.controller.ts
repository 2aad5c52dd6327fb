import { Body, Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { GetCommunityAtDeletion } from '@waymark/contracts/community/rpc-account';
import {
  AccountDeletion,
  DeleteAccountBody,
  DeletionScheduled,
  ExportBody,
  ExportTicket,
} from '@waymark/contracts/identity/account';
import * as rpc from '@waymark/contracts/identity/account.endpoints';
import { User } from '@waymark/contracts/identity/http';
import { GetPaymentsAtDeletion } from '@waymark/contracts/payments/rpc-account';
import { GetRoadmapsAtDeletion } from '@waymark/contracts/roadmaps/rpc-account';
import { GetSessionsAtDeletion } from '@waymark/contracts/scheduling/rpc-account';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { contentDisposition } from '@waymark/storage/disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { dropSessionCookie } from '../auth/session-cookie.ts';
import { SessionStore } from '../auth/session-store.ts';
import { Needs, Serves } from '../http/endpoint.ts';
import { RateLimits } from '../http/rate-limits.ts';
import { ExportGrants } from './export-grants.ts';
import { PersonArchive } from './person-archive.ts';

const FILE = '/api/account/export/file';

/** Export of one's data, and deletion of the account. */
@Controller()
export class AccountController {
  constructor(
    private readonly services: RpcClient,
    private readonly sessions: SessionStore,
    private readonly limits: RateLimits,
    private readonly grants: ExportGrants,
    private readonly archive: PersonArchive,
  ) {}

  @Serves(rpc.StartExportEndpoint)
  async startExport(
    @Body({ schema: ExportBody }) body: ExportBody,
    @Req() request: FastifyRequest,
  ): Promise<ExportTicket> {
    const { id, userId } = request.session!;
    await this.services.call(rpc.ConfirmOwner, body);
    await this.limits.take('export', userId);
    const expiresAt = await this.grants.give(id);
    return { url: FILE, expiresAt: expiresAt.toISOString() };
  }

  @Get(FILE)
  @Needs({ access: 'user', respondWithinMs: null })
  @ApiOperation({ summary: "All the caller's data as a zip archive of JSON files and uploads" })
  @ApiProduces('application/zip')
  async export(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.grants.take(request.session!.id);
    const bytes = await this.archive.open(request.session!);
    const day = new Date().toISOString().slice(0, 10);
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`waymark-${day}.zip`),
      'cache-control': 'private, no-store',
    });
    await reply.send(bytes);
  }

  @Serves(rpc.GetAccountDeletionEndpoint)
  async deletion(): Promise<AccountDeletion> {
    const [state, sessions, roadmaps, payments, community] = await Promise.all([
      this.services.call(rpc.GetDeletion, {}),
      this.services.call(GetSessionsAtDeletion, {}),
      this.services.call(GetRoadmapsAtDeletion, {}),
      this.services.call(GetPaymentsAtDeletion, {}),
      this.services.call(GetCommunityAtDeletion, {}),
    ]);
    return { ...state, sessions, roadmaps, payments, community };
  }

  @Serves(rpc.DeleteAccountEndpoint)
  async delete(
    @Body({ schema: DeleteAccountBody }) body: z.infer<typeof DeleteAccountBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeletionScheduled> {
    const scheduled = await this.services.call(rpc.ScheduleDeletion, body);
    // It is scheduled already: if Redis fails, the event ends the sessions as soon as it is back.
    await this.sessions.endAll(request.session!.userId).catch(() => {});
    dropSessionCookie(reply);
    return scheduled;
  }

  @Serves(rpc.KeepAccountEndpoint)
  async keep(@Req() request: FastifyRequest): Promise<User> {
    const user = await this.services.call(rpc.CancelDeletion, {});
    // The deletion is cancelled already: if Redis fails, the event gives the rights back later.
    await this.sessions.keepAccount(request.session!.userId).catch(() => {});
    return user;
  }
}
