import { AuditRepository } from './persistence/audit.repository.ts';
import { MentorRow } from './persistence/mentor.row.ts';
import { UserRow } from './persistence/user.row.ts';
import { UsersRepository } from './persistence/users.repository.ts';
import type { Slice } from './slice.ts';

export const shared: Slice = {
  rows: [UserRow, MentorRow],
  providers: [AuditRepository, UsersRepository],
};
