import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/identity/passwords.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { Passwords } from '../integrations/passwords.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { ReplacePassword } from './replace-password.ts';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsRepository,
    private readonly replacePassword: ReplacePassword,
  ) {}

  @RpcHandler(rpc.ChangePassword)
  async execute(input: RpcInput<typeof rpc.ChangePassword>, caller: Caller): Promise<Success> {
    const { currentPassword, newPassword, keptSession } = input;
    const user = await this.users.findById(caller.userId);
    const matches = await this.passwords.matches(currentPassword, user?.passwordHash ?? null);
    if (!user || !matches) throw wrongPassword();
    const isReplaced = await this.replacePassword.execute(user, newPassword, {
      how: 'changed',
      keptSession,
      within: async (tx) => {
        await this.factors.requireProof(tx, caller);
        return true;
      },
    });
    if (!isReplaced) throw wrongPassword();
    return { success: true };
  }
}

function wrongPassword(): AppError {
  const message = 'Your current password is wrong.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['currentPassword'], message }] });
}
