import { expect, it } from '@jest/globals';
import { parseEnv, withBaseEnv } from '@waymark/platform/env';
import { AppModule } from '../app.module.ts';
import { Env, envFaults } from '../env.ts';
import { ENDPOINT, type EndpointMark } from './endpoint.ts';

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
};

const env = parseEnv(withBaseEnv(Env), { CALLER_PRIVATE_KEY: 'k' }, envFaults);
const marks = AppModule.with(env).controllers!.flatMap(({ prototype }) =>
  Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const mark: EndpointMark | undefined = Reflect.getMetadata(ENDPOINT, prototype[name]);
    return mark ? [mark] : [];
  }),
);
const nameOf = ({ route }: EndpointMark) => `${route.method} ${route.path}`;

it('every change of an account needs its second factor, or is named here with the reason', () => {
  const changes = marks.filter(
    ({ route: { method, path } }) =>
      method !== 'GET' && (path.startsWith('/api/account/') || path === '/api/change-password'),
  );
  expect(changes.length).toBeGreaterThan(15);
  const missing = changes.filter((mark) => !mark.proof && !(nameOf(mark) in free)).map(nameOf);
  expect(missing).toEqual([]);
  const stale = Object.keys(free).filter((name) => !changes.some((mark) => nameOf(mark) === name));
  expect(stale).toEqual([]);
});

it('every route below /api/admin is for admins only, whose session needs the second factor', () => {
  const admin = marks.filter(({ route }) => route.path.startsWith('/api/admin/'));
  expect(admin.length).toBeGreaterThan(10);
  expect(admin.filter(({ roles }) => roles?.join() !== 'admin').map(nameOf)).toEqual([]);
});
