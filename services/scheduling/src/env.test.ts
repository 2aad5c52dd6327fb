import { describe, expect, it } from '@jest/globals';
import { parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env } from './env.ts';

const given = {
  DATABASE_URL: 'postgres://scheduling',
  CALLER_PUBLIC_KEY: 'key',
  CALENDAR_SECRET: 'a secret of sixteen characters or more',
};
const parse = (more: Record<string, string>) => parseEnv(withBaseEnv(Env), { ...given, ...more });

it('refuses demo mode in production', () => {
  expect(() => parse({ NODE_ENV: 'production', DEMO_MODE: 'true' })).toThrow(/DEMO_MODE/);
  expect(parse({ NODE_ENV: 'production' }).DEMO_MODE).toBe(false);
});

describe('the template of meeting links', () => {
  it.each(['https://meet.example/room', 'http://meet.example/{code}', 'meet/{code}', 'javascript:{code}'])(
    'is rejected as %s',
    (template) => {
      expect(() => parse({ MEETING_LINK_TEMPLATE: template })).toThrow(/MEETING_LINK_TEMPLATE/);
    },
  );

  it('is an https address with a placeholder for the code', () => {
    const template = 'https://meet.example/{code}?lang=en';
    expect(parse({ MEETING_LINK_TEMPLATE: template }).MEETING_LINK_TEMPLATE).toBe(template);
  });
});
