import { Controller, Inject } from '@nestjs/common';
import type { Mail, MailSummary, Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import * as news from '@waymark/contracts/identity/rpc-notifications';
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

  @RpcHandler(news.ListNotifications)
  list(query: RpcInput<typeof news.ListNotifications>): Promise<Page<Notification>> {
    return this.notifications.page(requireCaller().userId, query);
  }

  @RpcHandler(news.GetUnread)
  unread(): Promise<UnreadCount> {
    return this.notifications.unread(requireCaller().userId);
  }

  @RpcHandler(news.MarkRead)
  async markRead(body: RpcInput<typeof news.MarkRead>): Promise<UnreadCount> {
    const { userId } = requireCaller();
    await this.notifications.markRead(userId, body);
    return this.notifications.unread(userId);
  }

  @RpcHandler(news.ListMails)
  async listMails(query: RpcInput<typeof news.ListMails>): Promise<Page<MailSummary>> {
    if (!this.env.DEMO_MODE) throw noMails();
    return this.mails.page(query);
  }

  @RpcHandler(news.GetMail)
  async getMail({ id }: RpcInput<typeof news.GetMail>): Promise<Mail> {
    const mail = this.env.DEMO_MODE ? await this.mails.find(id) : null;
    if (!mail) throw noMails();
    const { message, ...kept } = mail;
    return { ...kept, ...(await renderMail(message, this.env)) };
  }
}

const noMails = () => new AppError('NOT_FOUND', 'There is nothing here.');
