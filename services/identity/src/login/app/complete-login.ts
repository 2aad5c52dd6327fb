import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '@waymark/contracts/identity/http';
import type { PasskeyRequest } from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { requireActive } from '../../shared/domain/suspension.ts';
import type { UserRow } from '../../shared/persistence/user.row.ts';
import { UsersRepository } from '../../shared/persistence/users.repository.ts';
import { AccountKeys } from '../integrations/account-keys.ts';
import { stepOfCode } from '../integrations/app-codes.ts';
import { normalRecoveryCode } from '../integrations/recovery-code.ts';
import { WebAuthn } from '../integrations/web-authn.ts';
import { AuthenticatorAppsRepository } from '../persistence/authenticator-apps.repository.ts';
import { PasskeysRepository } from '../persistence/passkeys.repository.ts';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.ts';
import { SecondFactorChanges } from './second-factor-changes.ts';
import { sealedFor } from './set-up-app.ts';

/** The second step of a login: a code of the app or a recovery code. */
@Injectable()
export class CompleteLoginByCode {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly keys: AccountKeys,
    private readonly users: UsersRepository,
    private readonly apps: AuthenticatorAppsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly changes: SecondFactorChanges,
  ) {}

  @RpcHandler(rpc.LoginWithCode)
  async execute({ userId, method, code }: RpcInput<typeof rpc.LoginWithCode>): Promise<Account> {
    const user = await this.users.findById(userId);
    if (!user) throw wrongCode();
    const wait = await this.factors.takeAttempt(userId);
    if (wait !== null) throw tooMany(wait);
    const isRight =
      method === 'code' ? this.consumeAppCode(user, code) : this.consumeRecoveryCode(user, code);
    if (!(await isRight)) throw wrongCode();
    await this.factors.clearAttempts(userId);
    requireActive(user, this.env);
    return user;
  }

  private async consumeAppCode({ id: userId }: UserRow, code: string): Promise<boolean> {
    const app = await this.apps.findConfirmed(userId);
    if (!app) return false;
    const secret = this.keys.open(app.sealedSecret, sealedFor(userId));
    const step = stepOfCode(secret, code, this.clock.now().getTime());
    return step !== null && this.apps.consumeStep(app.id, step);
  }

  private async consumeRecoveryCode(user: UserRow, code: string): Promise<boolean> {
    const hash = this.keys.hashCode(user.id, normalRecoveryCode(code));
    const left = await this.factors.consumeRecoveryCode(user.id, hash, (tx, count) =>
      this.changes.inform(tx, user, 'code-used', String(count)),
    );
    return left !== null;
  }
}

/** A login with a passkey: after the password, or alone. */
@Injectable()
export class LoginByPasskey {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly webAuthn: WebAuthn,
    private readonly users: UsersRepository,
    private readonly passkeys: PasskeysRepository,
  ) {}

  @RpcHandler(rpc.StartPasskeyLogin)
  async start({ userId }: RpcInput<typeof rpc.StartPasskeyLogin>): Promise<PasskeyRequest> {
    const allowed = userId === null ? null : await this.passkeys.descriptors(userId);
    const request = await this.webAuthn.requestLogin(allowed);
    await this.passkeys.addChallenge(request.challenge, 'login', userId);
    return request;
  }

  @RpcHandler(rpc.LoginWithPasskey)
  async execute({ userId, challenge, response }: RpcInput<typeof rpc.LoginWithPasskey>): Promise<Account> {
    // Used up before anything is checked: a response cannot be tried again.
    if (!(await this.passkeys.consumeChallenge(challenge, 'login', userId))) throw refusedPasskey();
    const passkey = await this.passkeys.find(response.id);
    if (!passkey || (userId !== null && passkey.userId !== userId)) throw refusedPasskey();
    const isAlone = userId === null;
    const counter = await this.webAuthn.checkLogin(response, passkey, { challenge, isAlone });
    if (counter === null) throw refusedPasskey();
    const isUsed = await this.passkeys.recordUse(response.id, { from: passkey.counter, to: counter });
    const user = isUsed ? await this.users.findById(passkey.userId) : null;
    if (!user) throw refusedPasskey();
    requireActive(user, this.env);
    return user;
  }
}

function wrongCode(): AppError {
  const message = 'That code is wrong or has been used before. Please enter a new one.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['code'], message }] });
}

const tooMany = (retryAfter: number): AppError =>
  new AppError(
    'TOO_MANY',
    `Too many wrong codes. Please try again in ${Math.ceil(retryAfter / 60)} minutes.`,
    {
      retryAfter,
    },
  );

function refusedPasskey(): AppError {
  const message = 'This passkey could not be accepted. Please try again, or log in another way.';
  return new AppError('VALIDATION', message, { issues: [{ path: ['response'], message }] });
}
