import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { User } from './http.ts';
import type {
  AddPasskeyBody,
  AppCodeBody,
  AppSecret,
  ConfirmPasswordBody,
  FactorAdded,
  PasskeyCreation,
  PasskeyLoginBody,
  PasskeyRequest,
  RecoveryCodes,
  RenamePasskeyBody,
  SecondFactor,
  SecondFactorBody,
} from './second-factor.ts';

export const loginWithCode = route<{ body: SecondFactorBody; response: User }>(
  'POST',
  '/api/login/second-factor',
);
export const startPasskeyLogin = route<{ response: PasskeyRequest }>('POST', '/api/login/passkey/options');
export const loginWithPasskey = route<{ body: PasskeyLoginBody; response: User }>(
  'POST',
  '/api/login/passkey',
);

export const confirmPassword = route<{ body: ConfirmPasswordBody; response: Success }>(
  'POST',
  '/api/account/confirm-password',
);
export const proveByCode = route<{ body: SecondFactorBody; response: Success }>(
  'POST',
  '/api/account/second-factor/proof',
);
export const startPasskeyProof = route<{ response: PasskeyRequest }>(
  'POST',
  '/api/account/second-factor/proof/passkey/options',
);
export const proveByPasskey = route<{ body: PasskeyLoginBody; response: Success }>(
  'POST',
  '/api/account/second-factor/proof/passkey',
);
export const getSecondFactor = route<{ response: SecondFactor }>('GET', '/api/account/second-factor');
export const removeSecondFactor = route<{ response: Success }>('DELETE', '/api/account/second-factor');
export const startApp = route<{ response: AppSecret }>('POST', '/api/account/second-factor/app');
export const confirmApp = route<{ body: AppCodeBody; response: FactorAdded }>(
  'POST',
  '/api/account/second-factor/app/confirm',
);
export const removeApp = route<{ response: Success }>('DELETE', '/api/account/second-factor/app');
export const makeRecoveryCodes = route<{ response: RecoveryCodes }>('POST', '/api/account/recovery-codes');
export const startPasskey = route<{ response: PasskeyCreation }>('POST', '/api/account/passkeys/options');
export const addPasskey = route<{ body: AddPasskeyBody; response: FactorAdded }>(
  'POST',
  '/api/account/passkeys',
);
export const renamePasskey = route<{ params: { id: string }; body: RenamePasskeyBody; response: Success }>(
  'PATCH',
  '/api/account/passkeys/{id}',
);
export const removePasskey = route<{ params: { id: string }; response: Success }>(
  'DELETE',
  '/api/account/passkeys/{id}',
);
