import { Injectable } from '@nestjs/common';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { Database } from '@waymark/database/database';
import { isUniqueViolation } from '@waymark/database/sql-errors';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import { IsNull } from 'typeorm';
import type { UsersTable } from '../../persistence/tables.ts';
import { MentorRow } from '../../shared/persistence/mentor.row.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';

/** Addresses of the users' pictures. */
@Injectable()
export class AvatarsRepository {
  constructor(private readonly db: Database) {}

  /** Returns the former address. Publishes a changed mentor. Errors: NOT_FOUND, CONFLICT (of another user). */
  async set(userId: number, avatar: string | null): Promise<string | null> {
    try {
      return await this.db.transaction((tx) => replaceAvatar(tx, userId, () => avatar));
    } catch (error) {
      if (!isUniqueViolation(error, 'users_avatar_key')) throw error;
      throw new AppError('CONFLICT', 'This picture belongs to another account.', { cause: error });
    }
  }

  /** For users without a picture or with one of `former`; any other one stays. */
  async setUnlessOwn(userId: number, avatar: string, former: readonly string[]): Promise<void> {
    const isFree = (current: string | null) => current === null || former.includes(current);
    await this.db.transaction(async (tx) => {
      const user = await tx.em.findOneBy(UserRow, { id: userId, deletedAt: IsNull() });
      if (!user || !isFree(user.avatar)) return;
      await replaceAvatar(tx, userId, (current) => (isFree(current) ? avatar : current));
    });
  }

  /** Those of the addresses that a user has. */
  async used(addresses: string[]): Promise<string[]> {
    const rows = await this.db.read((em) =>
      em.query<{ avatar: NonNullable<UsersTable['avatar']> }[]>(
        'SELECT avatar FROM users WHERE avatar = ANY($1)',
        [addresses],
      ),
    );
    return rows.map(({ avatar }) => avatar);
  }
}

async function replaceAvatar(
  tx: Tx,
  userId: number,
  choose: (current: string | null) => string | null,
): Promise<string | null> {
  const user = await tx.em.findOne(UserRow, { where: { id: userId }, lock: { mode: 'for_no_key_update' } });
  if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
  const avatar = choose(user.avatar);
  if (avatar === user.avatar) return avatar;
  await tx.em.update(UserRow, userId, { avatar });
  const mentor = await tx.em.findOneBy(MentorRow, { userId });
  if (mentor) {
    const { name, bio, expertise } = mentor;
    const version = mentor.version + 1;
    await tx.em.update(MentorRow, userId, { version });
    tx.emit(MentorChanged, { mentorId: userId, name, avatar, bio, expertise, version });
  }
  return user.avatar;
}
