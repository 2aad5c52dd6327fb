import { Controller } from '@nestjs/common';
import type { LoginBody, RegisterBody, User } from '@waymark/contracts/identity/http';
import * as identity from '@waymark/contracts/identity/rpc';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller, requireRole } from '@waymark/platform/context';
import { CheckPassword } from '../app/check-password.ts';
import { RegisterUser } from '../app/register-user.ts';
import { UsersRepository } from '../persistence/users.repository.ts';

@Controller()
export class IdentityHandlers {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly checkPassword: CheckPassword,
    private readonly users: UsersRepository,
  ) {}

  @RpcHandler(identity.RegisterUser)
  register(body: RegisterBody): Promise<User> {
    return this.registerUser.execute(body);
  }

  @RpcHandler(identity.CheckPassword)
  check(body: LoginBody): Promise<User> {
    return this.checkPassword.execute(body);
  }

  @RpcHandler(identity.GetUser)
  async get({ userId }: RpcInput<typeof identity.GetUser>): Promise<User> {
    const isSelf = requireCaller().userId === userId;
    const user = isSelf ? await this.users.findById(userId) : null;
    if (!user) throw new AppError('NOT_FOUND', 'There is no such user.');
    return user;
  }

  @RpcHandler(identity.GrantRole)
  grant({ username, role }: RpcInput<typeof identity.GrantRole>): Promise<User> {
    return this.users.grant(username, role, requireRole('admin').username);
  }
}
