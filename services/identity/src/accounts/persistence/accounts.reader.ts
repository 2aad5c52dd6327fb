import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { IsNull } from 'typeorm';
import { MentorRow } from '../../shared/persistence/mentor.row.ts';
import { UserRow } from '../../shared/persistence/user.row.ts';
import { isLastAdmin } from './last-admin.ts';

export interface Account {
  user: UserRow;
  isMentor: boolean;
  isLastAdmin: boolean;
}

@Injectable()
export class AccountsReader {
  constructor(private readonly db: Database) {}

  /** Error: NOT_FOUND. */
  load(userId: number): Promise<Account> {
    return this.db.read(async (em) => {
      const user = await em.findOneBy(UserRow, { id: userId, deletedAt: IsNull() });
      if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
      const isMentor = await em.existsBy(MentorRow, { userId });
      return { user, isMentor, isLastAdmin: await isLastAdmin(em, userId, { lock: false }) };
    });
  }
}
