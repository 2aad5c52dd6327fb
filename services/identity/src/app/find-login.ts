import { Injectable } from '@nestjs/common';
import type { LoginBody } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { UsersRepository } from '../persistence/users.repository.ts';

/** By the same query as the check of the password, so that both agree on every spelling. */
@Injectable()
export class FindLogin {
  constructor(private readonly users: UsersRepository) {}

  @RpcHandler(rpc.FindLogin)
  async execute({ username }: Pick<LoginBody, 'username'>): Promise<RpcOutput<typeof rpc.FindLogin>> {
    const user = await this.users.findByLogin(username);
    return { userId: user?.id ?? null };
  }
}
