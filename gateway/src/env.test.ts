import { describe, expect, it } from '@jest/globals';
import { describeEnv, parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env, envFaults, loginFault, requiresAdminSecondFactor } from './env.ts';

const parse = (source: Record<string, string>) =>
  parseEnv(withBaseEnv(Env), { CALLER_PRIVATE_KEY: 'k', ...source }, envFaults);

describe('the environment', () => {
  it('has defaults, and requires the key that signs callers', () => {
    expect(parse({})).toMatchObject({ PORT: 3000, RATE_LIMIT_AI: '120/3600', STORAGE_DRIVER: 'disk' });
    expect(() => parse({ CALLER_PRIVATE_KEY: '' })).toThrow(/CALLER_PRIVATE_KEY is missing/);
  });

  it('describes every variable', () => {
    expect(describeEnv(Env).filter(({ description }) => description === '')).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ DEMO_MODE: 'true' }, false],
    [{ DEMO_MODE: 'true', ADMIN_SECOND_FACTOR: 'required' }, true],
    [{ ADMIN_SECOND_FACTOR: 'optional' }, false],
  ])('with %p: admins need a second factor: %p', (source, expected) => {
    expect(requiresAdminSecondFactor(parse(source))).toBe(expected);
  });

  it.each([
    [{ RATE_LIMIT_IP: 'many' }, /RATE_LIMIT_IP: must be requests\/seconds/],
    [{ RATE_LIMIT_IP: '0/60' }, /RATE_LIMIT_IP/],
    [{ PORT: '99999' }, /PORT/],
    [{ PUBLIC_URL: 'ftp://x' }, /PUBLIC_URL/],
    [{ STORAGE_DRIVER: 's3' }, /S3_BUCKET must be set/],
    [{ NODE_ENV: 'production', DEMO_MODE: 'true' }, /DEMO_MODE must be off/],
    [{ NODE_ENV: 'production', TRUST_PROXY: 'true' }, /TRUST_PROXY must name the proxies/],
  ])('is rejected: %p', (source, fault) => {
    expect(() => parse(source)).toThrow(fault);
  });
});

describe('a PUBLIC_URL at which logins fail', () => {
  it.each([
    ['https://waymark.example', false],
    ['http://localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://waymark.localhost', false],
    ['http://waymark.example', true],
    ['http://192.168.1.7:3000', true],
    ['http://localhost.waymark.example', true],
  ])('is found: %s', (PUBLIC_URL, isFault) => {
    expect(loginFault({ PUBLIC_URL }) !== null).toBe(isFault);
  });
});
