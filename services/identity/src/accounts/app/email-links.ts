import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CHANGE_EMAIL_MINUTES,
  CONFIRM_EMAIL_HOURS,
  UNDO_EMAIL_HOURS,
} from '@waymark/contracts/identity/addresses';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { QueueMail } from '../../notifications/app/queue-mail.ts';
import {
  changeEmailMessage,
  confirmEmailMessage,
  formerEmailMessage,
} from '../../notifications/domain/notices/account.ts';
import type { Message } from '../../notifications/domain/notices/message.ts';
import {
  type EmailLink,
  EmailLinksRepository,
  type EmailPurpose,
} from '../persistence/email-links.repository.ts';

/** Of links to confirm and to change, together. */
const MAILS_PER_HOUR = 5;

interface Owner {
  id: number;
  username: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Mails with a link that works once. Each is stored with its link in the transaction of the caller. */
@Injectable()
export class EmailLinks {
  constructor(
    private readonly links: EmailLinksRepository,
    private readonly queueMail: QueueMail,
  ) {}

  /** To the address of a new account. */
  confirmation(tx: Tx, { id }: Owner, email: string): Promise<void> {
    const minutes = CONFIRM_EMAIL_HOURS * 60;
    return this.send(tx, { userId: id, email, to: email, purpose: 'confirm', minutes }, (token) =>
      confirmEmailMessage(token, CONFIRM_EMAIL_HOURS),
    );
  }

  /** To a new address. An earlier one can no longer be confirmed. */
  async change(tx: Tx, { id, username }: Owner, email: string): Promise<void> {
    await this.links.end(tx, id, ['change']);
    const link = { userId: id, email, to: email, purpose: 'change', minutes: CHANGE_EMAIL_MINUTES } as const;
    await this.send(tx, link, (token) => changeEmailMessage(token, username, CHANGE_EMAIL_MINUTES));
  }

  /** To the former address. */
  undo(tx: Tx, userId: number, former: string, newEmail: string): Promise<void> {
    const link = {
      userId,
      email: former,
      to: former,
      purpose: 'undo',
      minutes: UNDO_EMAIL_HOURS * 60,
    } as const;
    return this.send(tx, link, (token) => formerEmailMessage(token, newEmail, UNDO_EMAIL_HOURS));
  }

  /** Locks the account. Throws TOO_MANY. */
  async limit(tx: Tx, userId: number): Promise<void> {
    const wait = await this.links.secondsToWait(tx, userId, MAILS_PER_HOUR);
    if (wait === null) return;
    const text = `We have sent you several links already. Please use the newest, or try again in ${Math.ceil(wait / 60)} minutes.`;
    throw new AppError('TOO_MANY', text, { retryAfter: wait });
  }

  /** Locks the account and uses the link up. Throws VALIDATION. */
  async use(tx: Tx, token: string, purposes: EmailPurpose[]): Promise<EmailLink> {
    const link = await this.links.use(tx, sha256(token), purposes);
    if (!link) throw linkUsed();
    return link;
  }

  private async send(
    tx: Tx,
    { to, ...link }: { userId: number; email: string; to: string; purpose: EmailPurpose; minutes: number },
    compose: (token: string) => Message,
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.links.add(tx, { ...link, id: newId(), tokenHash: sha256(token) });
    const { userId, minutes } = link;
    await this.queueMail.execute(tx, { userId, email: to, message: compose(token), minutes });
  }
}

export function linkUsed(): AppError {
  const message =
    'This link has already been used or has expired. You can ask for a new one on your account page.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['token'], message }] });
}
