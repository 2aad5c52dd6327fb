import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import * as routes from '@waymark/contracts/identity/notification-routes';
import {
  Mail,
  MailSummary,
  MarkReadBody,
  Notification,
  UnreadCount,
} from '@waymark/contracts/identity/notifications';
import * as rpc from '@waymark/contracts/identity/rpc-notifications';
import { PageQuery } from '@waymark/contracts/paging';
import { Id } from '@waymark/contracts/roadmaps/id';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { Endpoint } from '../http/endpoint.ts';

@Controller()
export class NotificationsController {
  constructor(
    private readonly services: RpcClient,
    @Inject(SERVICE_ENV) private readonly env: Env,
  ) {}

  @Endpoint(routes.listNotifications, {
    answer: z.array(Notification),
    paged: true,
    summary: "The caller's news, newest first",
  })
  list(@Query({ schema: PageQuery }) query: PageQuery) {
    return this.services.call(rpc.ListNotifications, query);
  }

  @Endpoint(routes.getUnread, { answer: UnreadCount, summary: 'How many of them are unread' })
  unread() {
    return this.services.call(rpc.GetUnread, {});
  }

  @Endpoint(routes.markRead, { answer: UnreadCount, summary: 'Marks some as read, or all of them' })
  markRead(@Body({ schema: MarkReadBody }) body: MarkReadBody) {
    return this.services.call(rpc.MarkRead, body);
  }

  @Endpoint(routes.listMails, {
    answer: z.array(MailSummary),
    access: 'none',
    paged: true,
    summary: 'Mails of the demo, newest first; 404 outside of it',
  })
  mails(@Query({ schema: PageQuery }) query: PageQuery) {
    this.inDemo();
    return this.services.call(rpc.ListMails, query);
  }

  @Endpoint(routes.getMail, { answer: Mail, access: 'none', summary: 'A mail of the demo, whole' })
  mail(@Param('id', { schema: Id }) id: string) {
    this.inDemo();
    return this.services.call(rpc.GetMail, { id });
  }

  /** Mails hold other people's addresses: here, too, nobody asks for them elsewhere. */
  private inDemo(): void {
    if (!this.env.DEMO_MODE) throw new AppError('NOT_FOUND', 'There is nothing at this address.');
  }
}
