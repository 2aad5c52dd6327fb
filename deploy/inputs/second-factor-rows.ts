import { randomUUID } from 'node:crypto';
import { others, privateRoute, publicRoute, type Row } from './rows.ts';

const credential = { id: 'Y3JlZA', rawId: 'Y3JlZA', type: 'public-key' };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
};
const attestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'e30' } };
/** Demo accounts are shared: their login does not change. */
const refusedToDemo: Row = {
  session: 'required',
  foreign: () => [{ who: [...others], status: 422 }],
};

/** Routes of the second factor. The users here have none, and no login is pending. */
export const secondFactorRows: Record<string, Row> = {
  'POST /api/login/second-factor': {
    session: 'none',
    body: () => ({ method: 'code', code: '123456' }),
    foreign: () => [{ who: ['anonymous', 'admin'], status: 401 }],
  },
  'POST /api/login/passkey/options': publicRoute,
  'POST /api/login/passkey': {
    session: 'none',
    body: () => ({ response: assertion }),
    foreign: () => [{ who: ['anonymous', 'admin'], status: 401 }],
  },

  'POST /api/account/confirm-password': {
    session: 'required',
    body: () => ({ password: 'not the password' }),
    foreign: () => [{ who: [...others], status: 400 }],
  },
  'POST /api/account/second-factor/proof': {
    session: 'required',
    body: () => ({ method: 'code', code: '123456' }),
    foreign: () => [{ who: [...others], status: 409 }],
  },
  'POST /api/account/second-factor/proof/passkey/options': {
    session: 'required',
    foreign: () => [{ who: [...others], status: 409 }],
  },
  'POST /api/account/second-factor/proof/passkey': {
    session: 'required',
    body: () => ({ response: assertion }),
    foreign: () => [{ who: [...others], status: 409 }],
  },
  'GET /api/account/second-factor': privateRoute,
  'DELETE /api/account/second-factor': refusedToDemo,
  'POST /api/account/second-factor/app': refusedToDemo,
  'POST /api/account/second-factor/app/confirm': { ...refusedToDemo, body: () => ({ code: '123456' }) },
  'DELETE /api/account/second-factor/app': refusedToDemo,
  'POST /api/account/recovery-codes': refusedToDemo,
  'POST /api/account/passkeys/options': refusedToDemo,
  'POST /api/account/passkeys': {
    ...refusedToDemo,
    body: () => ({ name: 'Blue phone', response: attestation }),
  },
  'PATCH /api/account/passkeys/{id}': {
    session: 'required',
    params: () => ({ id: randomUUID() }),
    body: () => ({ name: 'Blue phone' }),
    foreign: () => [{ who: [...others], status: 404 }],
  },
  'DELETE /api/account/passkeys/{id}': {
    session: 'required',
    params: () => ({ id: randomUUID() }),
    foreign: () => [{ who: [...others], status: 404 }],
  },
};
