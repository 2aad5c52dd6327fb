import { Controller, Inject } from '@nestjs/common';
import type { Mail, MailSummary, Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import * as rpc from '@waymark/contracts/identity/rpc-notifications';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { ENV, type IdentityEnv } from '../env.ts';
import { renderMail } from '../integrations/mail/render-mail.tsx';
import type { Page } from '../persistence/id-cursor.ts';
import { MailsReader } from '../persistence/mails.reader.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';

@Controller()
export class NotificationHandlers {
  constructor(
    @Inject(ENV) private readonly env: IdentityEnv,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsReader,
  ) {}

  @RpcHandler(rpc.ListNotifications)
  list(query: RpcInput<typeof rpc.ListNotifications>): Promise<Page<Notification>> {
    return this.notifications.page(requireCaller().userId, query);
  }

  @RpcHandler(rpc.GetUnread)
  unread(): Promise<UnreadCount> {
    return this.notifications.unread(requireCaller().userId);
  }

  @RpcHandler(rpc.MarkRead)
  async markRead(body: RpcInput<typeof rpc.MarkRead>): Promise<UnreadCount> {
    const { userId } = requireCaller();
    await this.notifications.markRead(userId, body);
    return this.notifications.unread(userId);
  }

  @RpcHandler(rpc.ListMails)
  async listMails(query: RpcInput<typeof rpc.ListMails>): Promise<Page<MailSummary>> {
    if (!this.env.DEMO_MODE) throw notFound();
    return this.mails.page(query);
  }

  @RpcHandler(rpc.GetMail)
  async getMail({ id }: RpcInput<typeof rpc.GetMail>): Promise<Mail> {
    const mail = this.env.DEMO_MODE ? await this.mails.find(id) : null;
    if (!mail) throw notFound();
    const { message, ...stored } = mail;
    return { ...stored, ...(await renderMail(message, this.env)) };
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Not found.');
