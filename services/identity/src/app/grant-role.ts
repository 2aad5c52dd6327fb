import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { User } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { UsersRepository } from '../persistence/users.repository.ts';

@Injectable()
export class GrantRole {
  constructor(private readonly users: UsersRepository) {}

  @RpcHandler(rpc.GrantRole)
  execute({ username, role }: RpcInput<typeof rpc.GrantRole>, admin: Caller): Promise<User> {
    return this.users.grant(username, role, { id: admin.userId, username: admin.username });
  }
}
