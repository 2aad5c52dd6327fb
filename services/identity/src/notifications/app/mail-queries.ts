import { Inject, Injectable } from '@nestjs/common';
import type { Mail, MailSummary } from '@waymark/contracts/identity/notifications';
import { GetMail, ListMails } from '@waymark/contracts/identity/notifications.endpoints';
import type { PageQuery } from '@waymark/contracts/paging';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { renderMail } from '../integrations/render-mail.tsx';
import { MailsReader } from '../persistence/mails.reader.ts';

/** All users' mails, in demo mode only. */
@Injectable()
export class MailQueries {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly mails: MailsReader,
  ) {}

  @RpcHandler(ListMails)
  async list(query: PageQuery): Promise<Page<MailSummary>> {
    if (!this.env.DEMO_MODE) throw notFound();
    return this.mails.page(query);
  }

  @RpcHandler(GetMail)
  async get({ id }: RpcInput<typeof GetMail>): Promise<Mail> {
    const mail = this.env.DEMO_MODE ? await this.mails.find(id) : null;
    if (!mail) throw notFound();
    const { message, subscriptionToken, ...stored } = mail;
    return { ...stored, ...(await renderMail(message, this.env, subscriptionToken)) };
  }
}

const notFound = () => new AppError('NOT_FOUND', 'Not found.');
