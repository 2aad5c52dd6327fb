import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import {
  type FactorAdded,
  MAX_PASSKEYS,
  type PasskeyCreation,
} from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { AccountKeys } from '../integrations/account-keys.ts';
import { WebAuthn } from '../integrations/web-authn.ts';
import { PasskeysRepository } from '../persistence/passkeys.repository.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { SecondFactorChanges } from './second-factor-changes.ts';

@Injectable()
export class ManagePasskeys {
  constructor(
    private readonly keys: AccountKeys,
    private readonly webAuthn: WebAuthn,
    private readonly passkeys: PasskeysRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly changes: SecondFactorChanges,
  ) {}

  @RpcHandler(rpc.StartPasskey)
  async start(_input: RpcInput<typeof rpc.StartPasskey>, { userId }: Caller): Promise<PasskeyCreation> {
    const { username } = await this.changes.owner(userId);
    const known = await this.passkeys.descriptors(userId);
    const user = { handle: this.keys.userHandle(userId), name: username };
    const creation = await this.webAuthn.requestNew(user, known);
    await this.passkeys.addChallenge(creation.challenge, 'add', userId);
    return creation;
  }

  @RpcHandler(rpc.AddPasskey)
  async add(
    { name, response, keptSession }: RpcInput<typeof rpc.AddPasskey>,
    caller: Caller,
  ): Promise<FactorAdded> {
    const { userId } = caller;
    const owner = await this.changes.owner(userId);
    const credential = await this.webAuthn.checkNew(response, (challenge) =>
      this.passkeys.consumeChallenge(challenge, 'add', userId),
    );
    if (!credential) throw refused();
    const { id: credentialId, publicKey, counter, transports = [] } = credential;
    const passkey = { userId, credentialId, publicKey, counter, transports, name };
    return this.factors.change(caller, keptSession, async (tx) => {
      if (!(await this.passkeys.add(tx, passkey, MAX_PASSKEYS))) throw full();
      await this.changes.inform(tx, owner, 'passkey-added', name);
      return { recoveryCodes: await this.changes.firstCodes(tx, userId) };
    });
  }

  @RpcHandler(rpc.RenamePasskey)
  async rename({ id, body }: RpcInput<typeof rpc.RenamePasskey>, { userId }: Caller): Promise<Success> {
    if (!(await this.passkeys.rename(userId, id, body.name))) throw unknown();
    return { success: true };
  }

  @RpcHandler(rpc.RemovePasskey)
  async remove({ id, keptSession }: RpcInput<typeof rpc.RemovePasskey>, caller: Caller): Promise<Success> {
    const { userId } = caller;
    const owner = await this.changes.account(userId);
    await this.factors.change(caller, keptSession, async (tx) => {
      const name = await this.passkeys.remove(tx, userId, id);
      if (name === null) throw unknown();
      await this.changes.inform(tx, owner, 'passkey-removed', name);
    });
    return { success: true };
  }
}

const unknown = (): AppError => new AppError('NOT_FOUND', 'There is no such passkey.');

const full = (): AppError =>
  new AppError('RULE_REFUSED', `An account can have ${MAX_PASSKEYS} passkeys. Remove one to add another.`);

function refused(): AppError {
  const message = 'This passkey could not be accepted. Please try again.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['response'], message }] });
}
