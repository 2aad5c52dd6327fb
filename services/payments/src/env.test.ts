import { describe, expect, it } from '@jest/globals';
import { EnvError, parseEnv, withBaseEnv } from '@waymark/platform/env';
import { Env } from './env.ts';

const required = {
  DATABASE_URL: 'postgres://localhost/x',
  NATS_URL: 'nats://localhost',
  CALLER_PUBLIC_KEY: 'key',
  SANDBOX_WEBHOOK_SECRET: 'a secret of the sandbox',
};

function faultsOf(variables: Record<string, string>): string[] {
  try {
    parseEnv(withBaseEnv(Env), { ...required, ...variables });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.faults;
    throw error;
  }
}

describe('Env', () => {
  it('defaults to the sandbox', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('rejects the sandbox in production without ALLOW_SANDBOX_PAYMENTS', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('ALLOW_SANDBOX_PAYMENTS')]);
    expect(faultsOf({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' })).toEqual([]);
  });

  it.each([
    ['http://localhost:3000', 0],
    ['http://127.0.0.1:8080/', 0],
    ['https://waymark.example', 1],
    ['http://localhost.waymark.example', 1],
  ])('allows the sandbox for local visitors only where it is named local: %s', (PUBLIC_URL, faults) => {
    const env = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'local', PUBLIC_URL };
    expect(faultsOf(env)).toHaveLength(faults);
  });

  it('rejects the sandbox without a webhook secret', () => {
    expect(faultsOf({ SANDBOX_WEBHOOK_SECRET: '' })).toEqual([
      expect.stringContaining('SANDBOX_WEBHOOK_SECRET'),
    ]);
  });

  it('reports every missing Stripe key', () => {
    const faults = faultsOf({ PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk', NODE_ENV: 'production' });
    expect(faults).toEqual([
      expect.stringContaining('STRIPE_PUBLISHABLE_KEY'),
      expect.stringContaining('STRIPE_WEBHOOK_SECRET'),
    ]);
  });
});
