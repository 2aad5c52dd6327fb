import type { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import type { IdentityEnv } from '../../env.ts';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { secondFactorMessage } from '../../notifications/domain/notices/login.ts';
import { MailsRepository } from '../../notifications/persistence/mails.repository.ts';
import { NotificationsRepository } from '../../notifications/persistence/notifications.repository.ts';
import { PushMessagesRepository } from '../../notifications/persistence/push-messages.repository.ts';
import { RecipientsReader } from '../../notifications/persistence/recipients.reader.ts';
import { AuditRepository, OPERATOR } from '../../shared/persistence/audit.repository.ts';
import type { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';

/**
 * The operator's way back in for a user who has lost app, passkeys and recovery codes. Ends all sessions of the account
 * and informs its owner. Returns what was done. Throws NOT_FOUND.
 */
export async function resetSecondFactor(
  db: Database,
  users: UsersRepository,
  env: Pick<IdentityEnv, 'SMTP_URL'>,
  login: string,
): Promise<string> {
  const user = await users.findByLogin(login);
  if (!user) throw new AppError('NOT_FOUND', `There is no user called ${login}.`);
  const { id: userId, username } = user;
  const factors = new SecondFactorsRepository(db);
  const [notifications, mails] = [new NotificationsRepository(db), new MailsRepository(db)];
  const notifyUsers = new NotifyUsers(
    env,
    notifications,
    mails,
    new RecipientsReader(),
    new PushMessagesRepository(db),
  );
  return factors.change({ userId, proved: true }, '', async (tx) => {
    if (!(await factors.removeAll(tx, userId))) return `${username} has no second factor.`;
    await notifyUsers.inform(tx, userId, secondFactorMessage('removed-by-operator'));
    await new AuditRepository().add(tx, {
      ...{ admin: OPERATOR, action: 'user.reset-second-factor' },
      target: { type: 'user', id: String(userId), name: username },
    });
    return `The second factor of ${username} is removed, and all sessions end.`;
  });
}
