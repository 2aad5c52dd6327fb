import { Injectable } from '@nestjs/common';
import type { AdminUser, ListUsersQuery } from '@waymark/contracts/identity/admin-users';
import { GetAdminUser, ListUserNames, ListUsers } from '@waymark/contracts/identity/admin-users.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Page } from '../../shared/persistence/id-cursor.ts';
import { UsersReader } from '../persistence/users.reader.ts';

@Injectable()
export class UserAdminQueries {
  constructor(private readonly users: UsersReader) {}

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
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    return user;
  }
}
