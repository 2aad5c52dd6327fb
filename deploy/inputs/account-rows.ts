import { others, privateRoute, type Row } from './rows.ts';

const withToken: Row = {
  session: 'none',
  body: () => ({ token: 'not-a-token' }),
  foreign: () => [{ who: ['anonymous', 'admin'], status: 400 }],
};

/** Routes of addresses and sessions of the account. */
export const accountRows: Record<string, Row> = {
  'GET /api/account/email': privateRoute,
  'POST /api/account/email': {
    session: 'required',
    body: () => ({ newEmail: 'somewhere-else@example.org', password: 'not the password' }),
    foreign: () => [{ who: [...others], status: 400 }],
  },
  'POST /api/account/email/confirmation': privateRoute,
  'POST /api/account/email/confirm': withToken,
  'POST /api/account/email/undo': withToken,
  'GET /api/account/sessions': privateRoute,
  'DELETE /api/account/sessions': privateRoute,
  'DELETE /api/account/sessions/{handle}': {
    session: 'required',
    foreign: () => [{ who: [...others], status: 404 }],
  },
};
