import { Injectable } from '@nestjs/common';
import type { ConfirmedEmail, EmailTokenBody } from '@waymark/contracts/identity/addresses';
import * as rpc from '@waymark/contracts/identity/rpc-addresses';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { emailChangedMessage } from '../domain/messages/account.ts';
import { AddressesRepository } from '../persistence/addresses.repository.ts';
import { type EmailLink, EmailLinksRepository } from '../persistence/email-links.repository.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';
import { EmailLinks, linkUsed } from './email-links.ts';
import { NotifyUsers } from './notify-users.ts';

/** Applies the link of a mail: confirms an address, changes it, or restores the former one. */
@Injectable()
export class ApplyEmailLink {
  constructor(
    private readonly db: Database,
    private readonly emailLinks: EmailLinks,
    private readonly links: EmailLinksRepository,
    private readonly addresses: AddressesRepository,
    private readonly recipients: RecipientsReader,
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
      await this.inform(tx, userId, 'restored');
      return { userId };
    });
  }

  private async change(tx: Tx, { userId, email }: EmailLink): Promise<void> {
    const former = await this.addresses.replace(tx, userId, email, false);
    await this.links.end(tx, userId, ['confirm', 'change']);
    await this.emailLinks.undo(tx, userId, former, email);
    await this.inform(tx, userId, 'changed');
  }

  /** At the address that the account has now. */
  private async inform(tx: Tx, userId: number, how: 'changed' | 'restored'): Promise<void> {
    const message = emailChangedMessage(how);
    const recipients = await this.recipients.find(tx, [userId]);
    await this.notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId: newId(), to, message })),
    );
  }
}
