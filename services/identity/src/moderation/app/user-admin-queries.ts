import { Injectable } from '@nestjs/common';
import type { AdminUser, ListUsersQuery, PersonRecord } from '@waymark/contracts/identity/admin-users';
import {
  GetAdminUser,
  GetPersonRecord,
  ListUserNames,
  ListUsers,
} from '@waymark/contracts/identity/admin-users.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { PersonReader } from '../persistence/person.reader.ts';
import { ReportsRepository } from '../persistence/reports.repository.ts';
import { UsersReader } from '../persistence/users.reader.ts';

@Injectable()
export class UserAdminQueries {
  constructor(
    private readonly users: UsersReader,
    private readonly people: PersonReader,
    private readonly reports: ReportsRepository,
  ) {}

  @RpcHandler(ListUsers)
  list(query: ListUsersQuery): Promise<Page<AdminUser>> {
    return this.users.page(query);
  }

  @RpcHandler(ListUserNames)
  names({ ids }: RpcInput<typeof ListUserNames>): Promise<{ id: number; username: string }[]> {
    return this.users.names(ids);
  }

  @RpcHandler(GetAdminUser)
  async get({ userId }: RpcInput<typeof GetAdminUser>): Promise<AdminUser> {
    const user = await this.users.find(userId);
    if (!user) throw notFound();
    return user;
  }

  @RpcHandler(GetPersonRecord)
  async record({ userId }: RpcInput<typeof GetPersonRecord>): Promise<PersonRecord> {
    const [account, reportsAbout, reportsBy] = await Promise.all([
      this.people.find(userId),
      this.reports.ofPerson(userId, 'about'),
      this.reports.ofPerson(userId, 'by'),
    ]);
    if (!account) throw notFound();
    return { ...account, reportsAbout, reportsBy };
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'There is no such user.');
