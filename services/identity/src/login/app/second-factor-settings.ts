import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type {
  ConfirmPasswordBody,
  RecoveryCodes,
  StoredSecondFactor,
} from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { Passwords } from '../integrations/passwords.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { SecondFactorChanges } from './second-factor-changes.ts';

/** The caller's second factor as a whole. */
@Injectable()
export class SecondFactorSettings {
  constructor(
    private readonly db: Database,
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsRepository,
    private readonly changes: SecondFactorChanges,
  ) {}

  @RpcHandler(rpc.ConfirmPassword)
  async confirmPassword({ password }: ConfirmPasswordBody, { userId }: Caller): Promise<Success> {
    const user = await this.users.findById(userId);
    if (!(await this.passwords.matches(password, user?.passwordHash ?? null))) throw wrongPassword();
    return { success: true };
  }

  @RpcHandler(rpc.GetSecondFactor)
  get(_input: RpcInput<typeof rpc.GetSecondFactor>, { userId }: Caller): Promise<StoredSecondFactor> {
    return this.factors.find(userId);
  }

  @RpcHandler(rpc.RequireProof)
  async requireProof(_input: RpcInput<typeof rpc.RequireProof>, caller: Caller): Promise<Success> {
    await this.db.transaction((tx) => this.factors.requireProof(tx, caller));
    return { success: true };
  }

  @RpcHandler(rpc.MakeRecoveryCodes)
  async makeCodes(_input: RpcInput<typeof rpc.MakeRecoveryCodes>, caller: Caller): Promise<RecoveryCodes> {
    const { userId } = caller;
    const owner = await this.changes.owner(userId);
    return this.factors.change(caller, '', async (tx) => {
      if (!(await this.factors.hasFactor(tx, userId))) throw nothingToRecover();
      await this.changes.inform(tx, owner, 'codes-made');
      return { recoveryCodes: await this.changes.newCodes(tx, userId) };
    });
  }

  @RpcHandler(rpc.RemoveSecondFactor)
  async remove({ keptSession }: RpcInput<typeof rpc.RemoveSecondFactor>, caller: Caller): Promise<Success> {
    const { userId } = caller;
    const owner = await this.changes.owner(userId);
    await this.factors.change(caller, keptSession, async (tx) => {
      if (await this.factors.removeAll(tx, userId)) await this.changes.inform(tx, owner, 'removed');
    });
    return { success: true };
  }
}

function wrongPassword(): AppError {
  const message = 'That password is wrong.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['password'], message }] });
}

const nothingToRecover = (): AppError =>
  new AppError('CONFLICT', 'Set up an app or a passkey first. Recovery codes are for when you lose it.');
