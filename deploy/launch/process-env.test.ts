import { describe, expect, it } from '@jest/globals';
import { type EnvContext, processEnv, serviceDatabaseUrl } from './process-env.ts';
import { waymarkProcesses } from './processes.ts';

const context = (env: Record<string, string> = {}, natsUrl?: string, redisUrl?: string): EnvContext => ({
  settings: {
    home: '/data',
    port: 3000,
    host: '127.0.0.1',
    env: { PATH: '/bin', AWS_SECRET_ACCESS_KEY: 'theirs', ...env },
  },
  secrets: {
    postgres: 'admin-password',
    redis: 'redis-password',
    sandboxWebhooks: 'webhook-secret',
    accounts: 'account-secret',
    calendars: 'calendar-secret',
    databaseLogins: { identity: 'identity-password' },
    natsLogins: { gateway: 'gateway-password', identity: 'identity-nats' },
    redisLogins: { gateway: 'gateway-redis', identity: 'identity-redis' },
    callerPrivateKey: 'private-key',
    callerPublicKey: 'public-key',
  },
  backing: {
    databaseUrl: 'postgres://waymark:admin-password@127.0.0.1:5000/waymark?sslmode=disable',
    redisUrl: redisUrl ?? 'redis://:redis-password@127.0.0.1:6000/0',
    localRedis: !redisUrl,
    natsUrl: natsUrl ?? 'nats://127.0.0.1:7000',
    localNats: !natsUrl,
  },
  port: 3000,
});

const named = (name: string) => waymarkProcesses.find((process) => process.name === name)!;
const everything = [
  'DATABASE_URL',
  'REDIS_URL',
  'NATS_URL',
  'NATS_USER',
  'NATS_PASSWORD',
  'CALLER_PRIVATE_KEY',
  'CALLER_PUBLIC_KEY',
  'ACCOUNT_SECRET',
  'CALENDAR_SECRET',
  'OPENAI_API_KEY',
];

describe('the environment of a process', () => {
  it('has the variables of its schema and those of every process only', () => {
    const env = processEnv(named('identity'), ['NATS_USER', 'DATABASE_URL'], 9_000, context());
    expect(env).toEqual({
      PATH: '/bin',
      HEALTH_PORT: '9000',
      HEALTH_HOST: '127.0.0.1',
      NATS_USER: 'identity',
      DATABASE_URL: 'postgres://waymark_identity:identity-password@127.0.0.1:5000/waymark?sslmode=disable',
      NODE_COMPILE_CACHE: '/data/cache/node',
    });
  });

  it('has the address of the settings, which the sandbox of payments uses as well', () => {
    const { settings, ...rest } = context();
    const at = (host: string) =>
      processEnv(named('gateway'), ['HOST', 'SANDBOX_WEBHOOK_URL'], 9_000, {
        ...rest,
        settings: { ...settings, host },
      });
    expect(at('127.0.0.1')).toMatchObject({ HOST: '127.0.0.1' });
    const path = ':3000/api/payments/webhook';
    expect(at('0.0.0.0')).toMatchObject({ SANDBOX_WEBHOOK_URL: `http://127.0.0.1${path}` });
    expect(at('10.0.0.7')).toMatchObject({ HOST: '10.0.0.7', SANDBOX_WEBHOOK_URL: `http://10.0.0.7${path}` });
  });

  it('has the signing key of callers in the gateway only, and no database there', () => {
    const gateway = processEnv(named('gateway'), everything, 9_000, context());
    const identity = processEnv(named('identity'), everything, 9_000, context());
    expect(gateway).toMatchObject({ CALLER_PRIVATE_KEY: 'private-key' });
    expect(gateway).not.toHaveProperty('DATABASE_URL');
    expect(identity).not.toHaveProperty('CALLER_PRIVATE_KEY');
  });

  it('never has the admin login of the database', async () => {
    for (const process of waymarkProcesses) {
      const declared = Object.keys(process.manifest.env.shape);
      expect(declared.length).toBeGreaterThan(0);
      expect(JSON.stringify(processEnv(process, declared, 9_000, context()))).not.toContain('admin-password');
    }
  });

  it('takes settings of the operator, but not database and NATS logins', () => {
    const env = {
      DEMO_MODE: 'false',
      ACCOUNT_SECRET: 'their-own',
      DATABASE_URL: 'postgres://admin@db/x',
      NATS_USER: 'x',
    };
    const names = [...everything, 'DEMO_MODE'];
    expect(processEnv(named('identity'), names, 9_000, context(env))).toMatchObject({
      DEMO_MODE: 'false',
      ACCOUNT_SECRET: 'their-own',
      DATABASE_URL: serviceDatabaseUrl('identity', context()),
      NATS_USER: 'identity',
    });
  });

  it.each([
    [{}, 'true', 'offline', 'disk', 'sandbox'],
    [{ NODE_ENV: 'production' }, 'false', 'offline', 'disk', 'sandbox'],
    [{ OPENAI_API_KEY: 'key', S3_BUCKET: 'files' }, 'true', 'openai', 's3', 'sandbox'],
    [{ STRIPE_SECRET_KEY: 'key' }, 'true', 'offline', 'disk', 'stripe'],
  ])('has defaults that follow from %j', (env, demo, engine, storage, payments) => {
    const names = ['DEMO_MODE', 'AI_ENGINE', 'STORAGE_DRIVER', 'PAYMENTS_PROVIDER'];
    const values = processEnv(named('gateway'), names, 9_000, context(env as Record<string, string>));
    expect(values).toMatchObject({
      DEMO_MODE: demo,
      AI_ENGINE: engine,
      STORAGE_DRIVER: storage,
      PAYMENTS_PROVIDER: payments,
    });
  });

  it('has the webhook address of this product and its own secret for the sandbox', () => {
    const names = ['SANDBOX_WEBHOOK_URL', 'SANDBOX_WEBHOOK_SECRET'];
    expect(processEnv(named('payments'), names, 9_000, context())).toMatchObject({
      SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:3000/api/payments/webhook',
      SANDBOX_WEBHOOK_SECRET: 'webhook-secret',
    });
  });

  it('has its own login of the local Redis, or the address of the operator as it is', () => {
    const urlOf = (name: string, given: EnvContext) =>
      processEnv(named(name), everything, 9_000, given).REDIS_URL;
    expect(urlOf('gateway', context())).toBe('redis://gateway:gateway-redis@127.0.0.1:6000/0');
    expect(urlOf('identity', context())).toBe('redis://identity:identity-redis@127.0.0.1:6000/0');
    expect(urlOf('payments', context())).toBeUndefined();
    const theirs = 'redis://ann:secret@redis.example:6379/2';
    expect(urlOf('gateway', context({}, undefined, theirs))).toBe(theirs);
  });

  it('has the logins of its service when it is a second process of that service', () => {
    const second = { ...named('identity'), name: 'identity-2' };
    expect(processEnv(second, everything, 9_000, context())).toMatchObject({
      REDIS_URL: 'redis://identity:identity-redis@127.0.0.1:6000/0',
      NATS_USER: 'identity',
    });
  });

  it("has the login of an operator's NATS apart from its address", () => {
    const given = context({}, 'nats://ann:s%20ecret@nats.example:4222');
    expect(processEnv(named('gateway'), everything, 9_000, given)).toMatchObject({
      NATS_URL: 'nats://nats.example:4222',
      NATS_USER: 'ann',
      NATS_PASSWORD: 's ecret',
    });
  });
});
