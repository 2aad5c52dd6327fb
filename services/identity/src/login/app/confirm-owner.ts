import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/identity/account.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { UserRow } from '../../shared/persistence/user.row.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { Passwords } from '../integrations/passwords.ts';

/** Checks the password again before an action for which a stolen session must not suffice. */
@Injectable()
export class ConfirmOwner {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
  ) {}

  @RpcHandler(rpc.ConfirmOwner)
  async execute({ password }: RpcInput<typeof rpc.ConfirmOwner>, caller: Caller): Promise<Success> {
    await this.check(password, caller);
    return { success: true };
  }

  /** Error: VALIDATION. */
  async check(password: string, { userId }: Caller): Promise<UserRow> {
    const user = await this.users.findById(userId);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (user && matches) return user;
    const message = 'That password is wrong.';
    throw new AppError('VALIDATION', message, { issues: [{ path: ['password'], message }] });
  }
}
