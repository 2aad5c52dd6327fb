import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { AppSecret, FactorAdded } from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { AccountKeys } from '../integrations/account-keys.ts';
import { describeAppSecret, newAppSecret, stepOfCode } from '../integrations/app-codes.ts';
import { AuthenticatorAppsRepository } from '../persistence/authenticator-apps.repository.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { SecondFactorChanges } from './second-factor-changes.ts';

/** An app that makes codes for logins. */
@Injectable()
export class SetUpApp {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly keys: AccountKeys,
    private readonly apps: AuthenticatorAppsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly changes: SecondFactorChanges,
  ) {}

  @RpcHandler(rpc.StartApp)
  async start(_input: RpcInput<typeof rpc.StartApp>, { userId }: Caller): Promise<AppSecret> {
    const { email } = await this.changes.owner(userId);
    const secret = newAppSecret();
    await this.apps.start(userId, this.keys.seal(secret, sealedFor(userId)));
    return describeAppSecret(secret, email);
  }

  @RpcHandler(rpc.ConfirmApp)
  async confirm(
    { code, keptSession }: RpcInput<typeof rpc.ConfirmApp>,
    caller: Caller,
  ): Promise<FactorAdded> {
    const { userId } = caller;
    const owner = await this.changes.owner(userId);
    const app = await this.apps.findPending(userId);
    if (!app) throw startAgain();
    const secret = this.keys.open(app.sealedSecret, sealedFor(userId));
    const step = stepOfCode(secret, code, this.clock.now().getTime());
    if (step === null) throw wrongCode();
    return this.factors.change(caller, keptSession, async (tx) => {
      if (!(await this.apps.confirm(tx, userId, app.id, step))) throw startAgain();
      await this.changes.inform(tx, owner, 'app-added');
      return { recoveryCodes: await this.changes.firstCodes(tx, userId) };
    });
  }

  @RpcHandler(rpc.RemoveApp)
  async remove({ keptSession }: RpcInput<typeof rpc.RemoveApp>, caller: Caller): Promise<Success> {
    const { userId } = caller;
    const owner = await this.changes.owner(userId);
    await this.factors.change(caller, keptSession, async (tx) => {
      if (await this.apps.remove(tx, userId)) await this.changes.inform(tx, owner, 'app-removed');
    });
    return { success: true };
  }
}

/** A sealed secret opens for its own account only. */
export const sealedFor = (userId: number): string => `app of user ${userId}`;

const startAgain = (): AppError =>
  new AppError('CONFLICT', 'This setup has expired. Please start again with a new QR code.');

function wrongCode(): AppError {
  const message =
    'That code is wrong. Check that your phone sets its clock automatically, and enter the newest code.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['code'], message }] });
}
