import { Inject, Injectable } from '@nestjs/common';
import type { LoginBody } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { requireActive } from '../domain/suspension.ts';
import type { IdentityEnv } from '../env.ts';
import { Passwords } from '../integrations/passwords.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { UsersRepository } from '../persistence/users.repository.ts';

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
}
