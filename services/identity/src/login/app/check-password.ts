import { Inject, Injectable } from '@nestjs/common';
import type { LoginBody } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/users.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { requireActive } from '../../shared/domain/suspension.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { Passwords } from '../integrations/passwords.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';

@Injectable()
export class CheckPassword {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsRepository,
  ) {}

  @RpcHandler(rpc.CheckPassword)
  async execute({ username, password }: LoginBody): Promise<RpcOutput<typeof rpc.CheckPassword>> {
    const user = await this.users.findByLogin(username);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !matches) throw new AppError('BAD_CREDENTIALS', 'That username or password is wrong.');
    requireActive(user, this.env);
    return { ...user, secondFactor: await this.factors.methods(user.id) };
  }

  /** By the same query as the check of the password, so that both agree on every spelling. */
  @RpcHandler(rpc.FindLogin)
  async find({ username }: Pick<LoginBody, 'username'>): Promise<RpcOutput<typeof rpc.FindLogin>> {
    const user = await this.users.findByLogin(username);
    return { userId: user?.id ?? null };
  }
}
