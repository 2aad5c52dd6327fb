import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { MarkReadBody, UnreadCount } from '@waymark/contracts/identity/notifications';
import * as rpc from '@waymark/contracts/identity/rpc-notifications';
import { RpcHandler } from '@waymark/messaging/decorators';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';

@Injectable()
export class MarkRead {
  constructor(private readonly notifications: NotificationsRepository) {}

  @RpcHandler(rpc.MarkRead)
  async execute(body: MarkReadBody, { userId }: Caller): Promise<UnreadCount> {
    await this.notifications.markRead(userId, body);
    return this.notifications.unread(userId);
  }
}
