import type { Account } from '@waymark/contracts/identity/http';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { FakeIdentity } from './fake-identity.ts';
import { AT } from './samples.ts';

/** The code that is accepted. */
export const RIGHT = '123456';
/** The code that is one too many. */
const TOO_MANY = '999999';

/** Handles the requests about second factors. The password of each user is `password`. */
export function acceptSecondFactors(identity: FakeIdentity, ownerOfPasskey: () => Account): void {
  let challenges = 0;
  const success = () => ({ success: true as const });
  const wrong = (field: string) =>
    new AppError('VALIDATION', 'Wrong.', { issues: [{ path: [field], message: 'Wrong.' }] });
  identity
    .on(rpc.LoginWithCode, ({ userId, code }) => {
      if (code === TOO_MANY) throw new AppError('TOO_MANY', 'Too many wrong codes.', { retryAfter: 60 });
      if (code !== RIGHT) throw wrong('code');
      return identity.users.get(userId)!;
    })
    .on(rpc.StartPasskeyLogin, () => {
      challenges += 1;
      return { challenge: `challenge-${challenges}` };
    })
    .on(rpc.LoginWithPasskey, ownerOfPasskey)
    .on(rpc.ConfirmPassword, ({ password }) => {
      if (password !== 'password') throw wrong('password');
      return { success: true as const };
    })
    .on(rpc.GetSecondFactor, (_, { caller }) => {
      const methods = identity.secondFactors.get(caller!.userId) ?? [];
      return {
        app: methods.includes('code') ? { since: AT } : null,
        passkeys: methods.includes('passkey')
          ? [{ id: 'p1', name: 'Phone', createdAt: AT, lastUsedAt: null }]
          : [],
        recoveryCodesLeft: methods.includes('recovery') ? 10 : 0,
      };
    })
    .on(rpc.StartApp, () => ({ secret: 'ABC', uri: 'otpauth://totp/x' }))
    .on(rpc.ConfirmApp, () => ({ recoveryCodes: null }))
    .on(rpc.AddPasskey, () => ({ recoveryCodes: null }))
    .on(rpc.MakeRecoveryCodes, () => ({ recoveryCodes: ['A'] }))
    .on(rpc.RemoveApp, success)
    .on(rpc.RemovePasskey, success)
    .on(rpc.RemoveSecondFactor, success);
}
