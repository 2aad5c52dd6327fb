import { Controller, Get, Query, Redirect, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse } from '@nestjs/swagger';
import {
  ChangeMailSubscription,
  UnsubscribeEndpoint,
} from '@waymark/contracts/identity/notification-preferences.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Needs, Serves } from '../http/endpoint.ts';

/** The address in the `List-Unsubscribe` header of a mail. */
@Controller()
export class MailSubscriptionController {
  constructor(private readonly services: RpcClient) {}

  @Serves(UnsubscribeEndpoint, { ignoresForm: true })
  unsubscribe(
    @Query({ schema: UnsubscribeEndpoint.query }) { token }: z.infer<typeof UnsubscribeEndpoint.query>,
  ) {
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
