import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { GetPeerSessionIcs } from '@waymark/contracts/community/peer-sessions.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import { GetReminderIcs } from '@waymark/contracts/roadmaps/own-steps.endpoints';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { CalendarFeed } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { contentDisposition } from '@waymark/storage/disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Needs, Serves } from '../http/endpoint.ts';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { Site } from '../pages/site.ts';

const CALENDAR = 'text/calendar; charset=utf-8';
const TOKEN = /^[\w-]{16,100}$/;

@Controller()
export class CalendarFilesController {
  constructor(
    private readonly services: RpcClient,
    private readonly limits: RateLimits,
    private readonly site: Site,
  ) {}

  @Get('/api/sessions/:id/calendar.ics')
  @Needs({ access: 'user' })
  @ApiOperation({ summary: "A session of the caller's as a file for calendars" })
  @ApiProduces('text/calendar')
  async session(@Param('id', { schema: Id }) id: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const { ics, filename } = await this.services.call(rpc.GetSessionIcs, { id });
    reply.headers({ 'content-type': CALENDAR, 'content-disposition': contentDisposition(filename, false) });
    return ics;
  }

  @Get('/api/peer-sessions/:id/calendar.ics')
  @Needs({ access: GetPeerSessionIcs.access, roles: GetPeerSessionIcs.roles })
  @ApiOperation({ summary: 'A peer session as a file for calendars, for its host and those registered' })
  @ApiProduces('text/calendar')
  async peerSession(
    @Param('id', { schema: Id }) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { ics, filename } = await this.services.call(GetPeerSessionIcs, { id });
    reply.headers({ 'content-type': CALENDAR, 'content-disposition': contentDisposition(filename, false) });
    return ics;
  }

  @Get('/api/roadmaps/:id/steps/:stepId/reminder.ics')
  @Needs({ access: 'user' })
  @ApiOperation({ summary: "The caller's reminder of a step as a file for calendars" })
  @ApiProduces('text/calendar')
  async reminder(
    @Param('id', { schema: Id }) id: string,
    @Param('stepId', { schema: Id }) stepId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const url = this.site.url(`/roadmap/${id}?step=${stepId}`);
    const { ics, filename } = await this.services.call(GetReminderIcs, { id, stepId, url });
    reply.headers({ 'content-type': CALENDAR, 'content-disposition': contentDisposition(filename, false) });
    return ics;
  }

  /** Calendar programs do not log in: the token authorizes. */
  @Get('/api/calendar/:token.ics')
  @Needs({ access: 'none' })
  @ApiOperation({ summary: "The private calendar feed of the token's user" })
  @ApiProduces('text/calendar')
  async feed(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    reply.headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    await this.limits.take('feed', addressKey(request.ip));
    if (!TOKEN.test(token)) throw new AppError('NOT_FOUND', 'There is no such calendar.');
    const { ics, filename } = await this.services.call(rpc.GetFeedIcs, { token });
    reply.headers({ 'content-type': CALENDAR, 'content-disposition': contentDisposition(filename, true) });
    return ics;
  }

  @Serves(rpc.GetCalendarFeedEndpoint)
  address() {
    return this.addressOf(false);
  }

  @Serves(rpc.RenewCalendarFeedEndpoint)
  renew() {
    return this.addressOf(true);
  }

  private async addressOf(renew: boolean): Promise<CalendarFeed> {
    const { token, ...settings } = await this.services.call(rpc.GetFeedToken, { renew });
    return { ...settings, url: this.site.url(`/api/calendar/${token}.ics`) };
  }
}
