import { createHash, randomBytes, randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CheckUserEmailBody,
  RECOVERY_MINUTES,
  type ResetPasswordBody,
  type ResetPasswordDirectBody,
  type UserEmailCheck,
} from '@waymark/contracts/identity/passwords';
import * as rpc from '@waymark/contracts/identity/passwords.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { QueueMail } from '../../notifications/app/queue-mail.ts';
import { recoveryMessage } from '../../notifications/domain/notices/login.ts';
import { isClosedDemo } from '../../shared/domain/demo-account.ts';
import type { UserRow } from '../../shared/persistence/user.row.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { Passwords } from '../integrations/passwords.ts';
import { RecoveriesRepository } from '../persistence/recoveries.repository.ts';
import { ReplacePassword } from './replace-password.ts';

/** With MAX_ATTEMPTS, at most 25 guesses of a million an hour. */
const MAILS_PER_HOUR = 5;
const MAX_ATTEMPTS = 5;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A forgotten password: a mail with a link and a code, either of which sets a new one. */
@Injectable()
export class RecoverPassword {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly recoveries: RecoveriesRepository,
    private readonly queueMail: QueueMail,
    private readonly replacePassword: ReplacePassword,
  ) {}

  @RpcHandler(rpc.CheckUserEmail)
  async start({ email }: CheckUserEmailBody): Promise<UserEmailCheck> {
    const user = await this.users.findByLogin(email);
    if (!user || isClosedDemo(user, this.env)) return { exists: false, user: null };
    await this.sendMail(user);
    return { exists: true, user: { email } };
  }

  @RpcHandler(rpc.ResetPasswordDirect)
  async byCode({ email, code, newPassword }: ResetPasswordDirectBody): Promise<{ userId: number }> {
    const recovery = await this.recoveries.takeAttempt(email, MAX_ATTEMPTS);
    // Also takes its time without an account or a live code.
    const matches = await this.passwords.matches(code, recovery?.codeHash ?? null);
    if (!recovery || !matches)
      throw refused('code', 'That code is wrong or has expired. You can ask for a new one.');
    await this.recoveries.returnAttempt(recovery.id);
    return this.reset(recovery, newPassword);
  }

  @RpcHandler(rpc.ResetPassword)
  async byToken({ token, newPassword }: ResetPasswordBody): Promise<{ userId: number }> {
    const recovery = await this.recoveries.findByToken(sha256(token));
    if (!recovery) throw linkUsed();
    return this.reset(recovery, newPassword);
  }

  private async reset(recovery: { id: string; userId: number }, password: string) {
    const user = await this.users.findById(recovery.userId);
    if (!user) throw linkUsed();
    const isReplaced = await this.replacePassword.execute(user, password, {
      how: 'reset',
      keptSession: '',
      within: (tx) => this.recoveries.use(tx, recovery.id),
    });
    if (!isReplaced) throw linkUsed();
    return { userId: user.id };
  }

  private async sendMail({ id: userId, email }: UserRow): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const codeHash = await this.passwords.hash(code);
    const recovery = { id: newId(), userId, tokenHash: sha256(token), codeHash, minutes: RECOVERY_MINUTES };
    const message = recoveryMessage({ token, code }, RECOVERY_MINUTES);
    const wait = await this.recoveries.add(recovery, MAILS_PER_HOUR, (tx) =>
      this.queueMail.execute(tx, { userId, email, message, minutes: RECOVERY_MINUTES }),
    );
    if (wait === null) return;
    const text = `We have sent several emails to this address. Please use the newest, or try again in ${Math.ceil(wait / 60)} minutes.`;
    throw new AppError('TOO_MANY', text, { retryAfter: wait });
  }
}

const refused = (field: string, message: string): AppError =>
  new AppError('VALIDATION', message, { issues: [{ path: [field], message }] });

const linkUsed = (): AppError =>
  refused('token', 'This link has already been used or has expired. Please ask for a new one.');
