import { Injectable } from '@nestjs/common';
import type { ConfirmedEmail, EmailTokenBody } from '@waymark/contracts/identity/addresses';
import * as rpc from '@waymark/contracts/identity/addresses.endpoints';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { RpcHandler } from '@waymark/messaging/decorators';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { emailChangedMessage } from '../../notifications/domain/notices/account.ts';
import { AddressesRepository } from '../persistence/addresses.repository.ts';
import { type EmailLink, EmailLinksRepository } from '../persistence/email-links.repository.ts';
import { EmailLinks, linkUsed } from './email-links.ts';

/** Applies the link of a mail: confirms an address, changes it, or restores the former one. */
@Injectable()
export class ApplyEmailLink {
  constructor(
    private readonly db: Database,
    private readonly emailLinks: EmailLinks,
    private readonly links: EmailLinksRepository,
    private readonly addresses: AddressesRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  @RpcHandler(rpc.ConfirmEmail)
  confirm({ token }: EmailTokenBody): Promise<ConfirmedEmail> {
    return this.db.transaction(async (tx) => {
      const link = await this.emailLinks.use(tx, token, ['confirm', 'change']);
      if (link.purpose === 'change') await this.change(tx, link);
      else if (!(await this.addresses.confirm(tx, link.userId, link.email))) throw linkUsed();
      return { email: link.email, isChanged: link.purpose === 'change' };
    });
  }

  @RpcHandler(rpc.UndoEmailChange)
  undo({ token }: EmailTokenBody): Promise<{ userId: number }> {
    return this.db.transaction(async (tx) => {
      const { id, userId, email } = await this.emailLinks.use(tx, token, ['undo']);
      await this.addresses.replace(tx, userId, email, true);
      await this.links.end(tx, userId, ['confirm', 'change']);
      // Of later changes: their mails went to the address that is replaced here.
      await this.links.end(tx, userId, ['undo'], id);
      await this.notifyUsers.inform(tx, userId, emailChangedMessage('restored'));
      return { userId };
    });
  }

  private async change(tx: Tx, { userId, email }: EmailLink): Promise<void> {
    const former = await this.addresses.replace(tx, userId, email, false);
    await this.links.end(tx, userId, ['confirm', 'change']);
    await this.emailLinks.undo(tx, userId, former, email);
    await this.notifyUsers.inform(tx, userId, emailChangedMessage('changed'));
  }
}
