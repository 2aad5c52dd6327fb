import { Controller, Get, Query, Redirect, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import * as routes from '@waymark/contracts/identity/notification-preference-routes';
import { MailSubscription, SubscriptionToken } from '@waymark/contracts/identity/notification-preferences';
import { ChangeMailSubscription } from '@waymark/contracts/identity/rpc-notification-preferences';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Endpoint, Needs } from '../http/endpoint.ts';

const TokenQuery = z.object({ token: SubscriptionToken });

/** The address in the `List-Unsubscribe` header of a mail. */
@Controller()
export class MailSubscriptionController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.unsubscribe, {
    response: MailSubscription,
    access: 'none',
    ignoresForm: true,
    summary: 'Turns mails of a topic off with one click in a mail program (RFC 8058)',
  })
  unsubscribe(@Query({ schema: TokenQuery }) { token }: z.infer<typeof TokenQuery>) {
    return this.services.call(ChangeMailSubscription, { token, subscribed: false });
  }

  /** Mail programs without one click open the address in a browser. Scanners do so too, so it changes nothing. */
  @Get('/api/unsubscribe')
  @Needs({ access: 'none' })
  @Redirect()
  @ApiOperation({ summary: 'Redirects to the page that asks before it turns mails off' })
  @ApiResponse({ status: 303, description: 'The page' })
  page(@Req() { url }: FastifyRequest) {
    const token = new URL(url, 'http://any').searchParams.get('token') ?? '';
    return { url: `/unsubscribe?token=${encodeURIComponent(token)}`, statusCode: 303 };
  }
}
