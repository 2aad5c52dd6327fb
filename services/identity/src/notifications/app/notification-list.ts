import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { MarkReadBody, Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import { GetUnread, ListNotifications, MarkRead } from '@waymark/contracts/identity/notifications.endpoints';
import type { PageQuery } from '@waymark/contracts/paging';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';

@Injectable()
export class NotificationList {
  constructor(private readonly notifications: NotificationsRepository) {}

  @RpcHandler(ListNotifications)
  list(query: PageQuery, { userId }: Caller): Promise<Page<Notification>> {
    return this.notifications.page(userId, query);
  }

  @RpcHandler(GetUnread)
  unread(_input: object, { userId }: Caller): Promise<UnreadCount> {
    return this.notifications.unread(userId);
  }

  @RpcHandler(MarkRead)
  async markRead(body: MarkReadBody, { userId }: Caller): Promise<UnreadCount> {
    await this.notifications.markRead(userId, body);
    return this.notifications.unread(userId);
  }
}
