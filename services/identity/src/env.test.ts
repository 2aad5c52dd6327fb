import { expect, it } from '@jest/globals';
import { parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env } from './env.ts';

const given = {
  DATABASE_URL: 'postgres://identity',
  CALLER_PUBLIC_KEY: 'key',
  ACCOUNT_SECRET: 'a secret of sixteen characters or more',
};
const parse = (more: Record<string, string>) => parseEnv(withBaseEnv(Env), { ...given, ...more });

it('rejects demo mode in production', () => {
  expect(() => parse({ NODE_ENV: 'production', DEMO_MODE: 'true' })).toThrow(/DEMO_MODE/);
  expect(parse({ NODE_ENV: 'production' }).DEMO_MODE).toBe(false);
});

it('accepts user names as admins and rejects an e-mail address', () => {
  expect(parse({ ADMIN_USERNAMES: ' boss, ops ' }).ADMIN_USERNAMES).toEqual(['boss', 'ops']);
  expect(() => parse({ ADMIN_USERNAMES: 'boss, ops@example.org' })).toThrow(/ADMIN_USERNAMES/);
});
