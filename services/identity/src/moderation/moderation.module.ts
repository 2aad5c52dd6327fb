import type { Slice } from '../shared/slice.ts';
import { AuditQueries } from './app/audit-queries.ts';
import { CountDesk } from './app/count-desk.ts';
import { HandleReports } from './app/handle-reports.ts';
import { ManageUser } from './app/manage-user.ts';
import { RecordAdminActions } from './app/record-admin-actions.ts';
import { RemindAdmins } from './app/remind-admins.ts';
import { UserAdminQueries } from './app/user-admin-queries.ts';
import { WriteToUser } from './app/write-to-user.ts';
import { AuditReader } from './persistence/audit.reader.ts';
import { DeskReader } from './persistence/desk.reader.ts';
import { ManagedUsersRepository } from './persistence/managed-users.repository.ts';
import { PersonReader } from './persistence/person.reader.ts';
import { ReportsRepository } from './persistence/reports.repository.ts';
import { UsersReader } from './persistence/users.reader.ts';

export const moderation: Slice = {
  providers: [
    AuditQueries,
    HandleReports,
    ManageUser,
    UserAdminQueries,
    AuditReader,
    ManagedUsersRepository,
    ReportsRepository,
    UsersReader,
    RecordAdminActions,
    CountDesk,
    RemindAdmins,
    WriteToUser,
    DeskReader,
    PersonReader,
  ],
};
