import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import { GetUnread, ListNotifications } from '@waymark/contracts/identity/rpc-notifications';
import type { PageQuery } from '@waymark/contracts/paging';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../persistence/id-cursor.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';

@Injectable()
export class NotificationQueries {
  constructor(private readonly notifications: NotificationsRepository) {}

  @RpcHandler(ListNotifications)
  list(query: PageQuery, { userId }: Caller): Promise<Page<Notification>> {
    return this.notifications.page(userId, query);
  }

  @RpcHandler(GetUnread)
  unread(_input: object, { userId }: Caller): Promise<UnreadCount> {
    return this.notifications.unread(userId);
  }
}
