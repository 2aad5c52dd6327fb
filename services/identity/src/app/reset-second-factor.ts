import type { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { secondFactorMessage } from '../domain/messages/second-factor.ts';
import type { IdentityEnv } from '../env.ts';
import { AuditRepository, OPERATOR } from '../persistence/audit.repository.ts';
import { MailsRepository } from '../persistence/mails.repository.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import type { UsersRepository } from '../persistence/users.repository.ts';
import { NotifyUsers } from './notify-users.ts';

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
  const mails = new MailsRepository(db);
  const notifyUsers = new NotifyUsers(env, new NotificationsRepository(db), mails);
  return factors.change({ userId, proved: true }, '', async (tx) => {
    if (!(await factors.removeAll(tx, userId))) return `${username} has no second factor.`;
    const message = secondFactorMessage('removed-by-operator');
    const recipients = await new RecipientsReader().find(tx, [userId]);
    await notifyUsers.execute(
      tx,
      recipients.map((to) => ({ eventId: newId(), to, message })),
    );
    await new AuditRepository().add(tx, {
      ...{ admin: OPERATOR, action: 'user.reset-second-factor' },
      target: { type: 'user', id: String(userId), name: username },
    });
    return `The second factor of ${username} is removed, and all sessions end.`;
  });
}
