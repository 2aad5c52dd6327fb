import { expect, it } from '@jest/globals';
import { parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env } from './env.ts';

it('refuses demo mode in production', () => {
  const given = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://roadmaps',
    CALLER_PUBLIC_KEY: 'key',
  };
  expect(() => parseEnv(withBaseEnv(Env), { ...given, DEMO_MODE: 'true' })).toThrow(/DEMO_MODE/);
  expect(parseEnv(withBaseEnv(Env), given).DEMO_MODE).toBe(false);
});
