import { others, privateRoute, type Row } from './rows.ts';

const password = 'not the password';

/** Export and deletion, always of the caller's own account. The password is wrong, so that nothing is deleted. */
export const accountDataRows: Record<string, Row> = {
  'POST /api/account/export': {
    session: 'required',
    body: () => ({ password }),
    foreign: () => [{ who: [...others], status: 400 }],
  },
  'GET /api/account/export/file': {
    session: 'required',
    foreign: () => [{ who: [...others], status: 403 }],
  },
  'GET /api/account/deletion': privateRoute,
  'POST /api/account/deletion': {
    session: 'required',
    body: () => ({ password, confirm: 'somebody', roadmaps: 'keep' }),
    foreign: () => [{ who: [...others], status: 400 }],
  },
  'DELETE /api/account/deletion': privateRoute,
};
