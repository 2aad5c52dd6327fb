import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../env.ts';
import type { Slice } from '../shared/slice.ts';
import { ChangePassword } from './app/change-password.ts';
import { CheckPassword } from './app/check-password.ts';
import { CompleteLoginByCode, LoginByPasskey } from './app/complete-login.ts';
import { ConfirmOwner } from './app/confirm-owner.ts';
import { ManagePasskeys } from './app/manage-passkeys.ts';
import { RecordDevice } from './app/record-device.ts';
import { RecoverPassword } from './app/recover-password.ts';
import { ReplacePassword } from './app/replace-password.ts';
import { SecondFactorChanges } from './app/second-factor-changes.ts';
import { SecondFactorSettings } from './app/second-factor-settings.ts';
import { SetUpApp } from './app/set-up-app.ts';
import { AccountKeys } from './integrations/account-keys.ts';
import { Passwords } from './integrations/passwords.ts';
import { WebAuthn } from './integrations/web-authn.ts';
import { AuthenticatorAppsRepository } from './persistence/authenticator-apps.repository.ts';
import { CredentialsRepository } from './persistence/credentials.repository.ts';
import { DevicesRepository } from './persistence/devices.repository.ts';
import { PasskeysRepository } from './persistence/passkeys.repository.ts';
import { RecoveriesRepository } from './persistence/recoveries.repository.ts';
import { SecondFactorsRepository } from './persistence/second-factors.repository.ts';

export const login: Slice = {
  providers: [
    ChangePassword,
    CheckPassword,
    CompleteLoginByCode,
    LoginByPasskey,
    ConfirmOwner,
    ManagePasskeys,
    RecordDevice,
    RecoverPassword,
    ReplacePassword,
    SecondFactorChanges,
    SecondFactorSettings,
    SetUpApp,
    {
      provide: AccountKeys,
      inject: [SERVICE_ENV],
      useFactory: (env: IdentityEnv) => new AccountKeys(env.ACCOUNT_SECRET),
    },
    Passwords,
    WebAuthn,
    AuthenticatorAppsRepository,
    CredentialsRepository,
    DevicesRepository,
    PasskeysRepository,
    RecoveriesRepository,
    SecondFactorsRepository,
  ],
};
