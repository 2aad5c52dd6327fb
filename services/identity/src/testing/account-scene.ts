import { ChangeEmail, ConfirmEmail, GetAccountEmail } from '@waymark/contracts/identity/addresses.endpoints';
import { CheckPassword, RegisterUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { Passwords } from '../login/integrations/passwords.ts';
import { SendMails } from '../notifications/app/send-mails.ts';
import { Harness } from './harness.ts';
import { partsOf, readable, startMailServer } from './mail-server.ts';

export interface AccountOwner {
  id: number;
  username: string;
  email: string;
  me: ReturnType<typeof asLearner>;
  /** An address that no account has. */
  newEmail: string;
}

export interface SentMail {
  subject: string;
  text: string;
  /** Of its link. */
  token: string;
}

/** Accounts whose mails arrive at a server. */
export class AccountScene {
  static readonly PASSWORD = 'slow rivers of tin';
  readonly call: Harness['call'];
  private hash: Promise<string> | undefined;

  private constructor(
    readonly identity: Harness,
    private readonly smtp: Awaited<ReturnType<typeof startMailServer>>,
  ) {
    this.call = identity.call.bind(identity);
  }

  static async start(): Promise<AccountScene> {
    const smtp = await startMailServer();
    const identity = await new Harness({
      DEMO_MODE: 'true',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'https://way.example',
      MAIL_POLL_SECONDS: '3600',
    }).start();
    return new AccountScene(identity, smtp);
  }

  async stop(): Promise<void> {
    await this.identity.stop();
    await this.smtp.stop();
  }

  async register(): Promise<AccountOwner> {
    const { username, email } = newName();
    const body = { username, email, password: AccountScene.PASSWORD };
    const { id } = await this.call(RegisterUser, body);
    return ownerOf(id, username);
  }

  /** An account that is older than the process. */
  async owner(): Promise<AccountOwner> {
    const { username, email } = newName();
    this.hash ??= this.identity.get(Passwords).hash(AccountScene.PASSWORD);
    const [row] = await this.identity.sql<{ id: number }>(
      'INSERT INTO users (username, email, password_hash) VALUES ($1, $2, $3) RETURNING id',
      [username, email, await this.hash],
    );
    return ownerOf(row!.id, username);
  }

  /** Sends what is queued; returns all mails to an address, oldest first. */
  async mailsTo(email: string): Promise<SentMail[]> {
    while (await this.identity.get(SendMails).execute());
    return this.smtp.receivedBy(email).map((source) => {
      const parts = partsOf(source);
      const text = parts.find(({ headers }) => headers['content-type']?.startsWith('text/plain'))!.content;
      const [, token = ''] = /https:\/\/way\.example\/[\w/-]+\?token=([\w-]{43})/.exec(text) ?? [];
      return { subject: readable(parts[0]?.headers.subject ?? ''), text, token };
    });
  }

  async lastMailTo(email: string): Promise<SentMail> {
    return (await this.mailsTo(email)).at(-1)!;
  }

  /** The number of mails of an account, sent or not. */
  async mailsOf(userId: number, kind: string): Promise<number> {
    const rows = await this.identity.sql('SELECT id FROM mails WHERE user_id = $1 AND kind = $2', [
      userId,
      kind,
    ]);
    return rows.length;
  }

  request({ me }: AccountOwner, newEmail: string, password = AccountScene.PASSWORD) {
    return this.call(ChangeEmail, { newEmail, password }, me);
  }

  /** Returns the token of the mail to the new address. */
  async requested(user: AccountOwner, newEmail = user.newEmail): Promise<string> {
    await this.request(user, newEmail);
    return (await this.lastMailTo(newEmail)).token;
  }

  /** Returns the token of the mail to the former address. */
  async changed(user: AccountOwner, newEmail = user.newEmail): Promise<string> {
    const former = await this.emailOf(user);
    await this.call(ConfirmEmail, { token: await this.requested(user, newEmail) });
    return (await this.lastMailTo(former)).token;
  }

  async emailOf({ me }: AccountOwner): Promise<string> {
    return (await this.call(GetAccountEmail, {}, me)).email;
  }

  logIn(username: string) {
    return this.call(CheckPassword, { username, password: AccountScene.PASSWORD });
  }
}

/** The error of a link that was used or has expired. */
export const linkRefused = { code: 'VALIDATION', issues: [{ path: ['token'] }] };

export function newName(): { username: string; email: string } {
  const username = `u${newId().slice(-12)}`;
  return { username, email: `${username}@example.org` };
}

const ownerOf = (id: number, username: string): AccountOwner => ({
  id,
  username,
  email: `${username}@example.org`,
  me: asLearner(id),
  newEmail: `new-${username}@example.org`,
});
