// guarantees: With a second factor, no change of a login without it: every route, and in a race with the first factor
import { expect, it } from '@jest/globals';
import { allEndpoints } from '@waymark/contracts/all-endpoints';
import type { HttpEndpoint } from '@waymark/contracts/endpoint';

/** Routes of an account that do not need its second factor, and why. */
const free: Record<string, string> = {
  'POST /api/account/confirm-password': 'proves the password',
  'POST /api/account/second-factor/proof': 'proves the factor',
  'POST /api/account/second-factor/proof/passkey/options': 'proves the factor',
  'POST /api/account/second-factor/proof/passkey': 'proves the factor',
  'DELETE /api/account/deletion': 'keeps what would be lost; a scheduled deletion has ended all sessions',
  'POST /api/account/email/confirmation': 'sends a mail to the address that the account has',
  'POST /api/account/email/confirm': 'the link of a mail, requested with the proof; works without a session',
  'POST /api/account/email/undo':
    'the link of a mail to the former address; ends all sessions and opens none',
  'DELETE /api/account/sessions/{handle}': 'logs out',
  'DELETE /api/account/sessions': 'logs out',
  'PATCH /api/account/notification-preferences':
    'changes no login; mails about the login cannot be turned off',
  'PUT /api/account/daily-reminder': 'changes no login',
  'PUT /api/account/time-zone': 'changes no login',
  'PUT /api/account/push-device': 'gets short notices that name nothing',
  'POST /api/account/push-device/remove': 'stops notices',
};

const nameOf = ({ route }: HttpEndpoint) => route;

it('every change of an account needs its second factor, or is named here with the reason', () => {
  const changes = allEndpoints.filter(
    ({ route }) => !route.startsWith('GET ') && / \/api\/(account\/|change-password$)/.test(route),
  );
  expect(changes.length).toBeGreaterThan(15);
  const missing = changes.filter((one) => !one.proof && !(one.route in free)).map(nameOf);
  expect(missing).toEqual([]);
  const stale = Object.keys(free).filter((name) => !changes.some(({ route }) => route === name));
  expect(stale).toEqual([]);
});

it('every route below /api/admin is for admins only, whose session needs the second factor', () => {
  const admin = allEndpoints.filter(({ route }) => route.includes(' /api/admin/'));
  expect(admin.length).toBeGreaterThan(10);
  expect(admin.filter(({ roles }) => roles?.join() !== 'admin').map(nameOf)).toEqual([]);
});
