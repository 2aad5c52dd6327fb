// guarantees: Containers start only with a complete configuration, named in one line otherwise; in production every secret is a file
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { EXIT_CONFIG } from '@waymark/platform/env';
import { configurationFault } from './check.ts';
import { composeSecrets } from './make-env.ts';
import { environmentFor, requirementsOf, servicesOf } from './testing/compose-file.ts';

const services = servicesOf('docker-compose.yml');
const secrets = composeSecrets();
/** What the service finds where the operator's `.env` has these variables beside the secrets. */
const faultWith = (env: Record<string, string>): string | null =>
  configurationFault(environmentFor(services.check, { ...secrets, ...env }));

describe('the check of the configuration', () => {
  it('accepts the secrets alone, and real payments with their keys', () => {
    expect(faultWith({})).toBeNull();
    const keys = { STRIPE_SECRET_KEY: 's', STRIPE_PUBLISHABLE_KEY: 'p', STRIPE_WEBHOOK_SECRET: 'w' };
    expect(
      faultWith({ PUBLIC_URL: 'https://waymark.example', PAYMENTS_PROVIDER: 'stripe', ...keys }),
    ).toBeNull();
  });

  it('names the command that makes the secrets, alone, where there are none', () => {
    const env = environmentFor(services.check, {});
    expect(configurationFault(env)).toBe(
      `POSTGRES_PASSWORD and ${Object.keys(secrets).length - 1} other secret(s) missing: make the secrets first, with "docker compose run --rm setup"`,
    );
  });

  it('names payments at a public address without the keys of Stripe', () => {
    expect(faultWith({ PUBLIC_URL: 'https://waymark.example' })).toBe(
      'payments: PAYMENTS_PROVIDER: the sandbox takes no money: set the STRIPE_ variables, or ALLOW_SANDBOX_PAYMENTS=true',
    );
    expect(
      faultWith({ PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 's', STRIPE_PUBLISHABLE_KEY: 'p' }),
    ).toBe('payments: STRIPE_WEBHOOK_SECRET: is required for PAYMENTS_PROVIDER=stripe');
  });

  it('names the processes that share a fault, and faults between variables of the gateway', () => {
    expect(faultWith({ DEMO_MODE: 'perhaps' })).toBe(
      'gateway, identity, roadmaps, scheduling, community: DEMO_MODE: must be true or false',
    );
    expect(faultWith({ DEMO_MODE: 'true' })).toContain('DEMO_MODE must be off in production');
    expect(faultWith({ STORAGE_DRIVER: 's3', S3_BUCKET: ' ' })).toMatch(/S3_BUCKET.+must be set/);
  });

  it('prints one line and ends with the code for an invalid configuration', () => {
    const run = (env: Record<string, string>) => {
      const args = ['--conditions=waymark-source', join(import.meta.dirname, 'check.ts')];
      return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    };
    const { status, stdout } = run(environmentFor(services.check, {}));
    expect([status, stdout]).toEqual([EXIT_CONFIG, expect.stringMatching(/^Waymark does not start\. .+\n$/)]);
    expect(run(environmentFor(services.check, secrets)).status).toBe(0);
  });
});

describe('docker compose', () => {
  const isOneShot = ({ restart = '' }: { restart?: string }) => restart !== 'unless-stopped';

  it('starts every server after the check, which runs once', () => {
    expect(services.check!.restart).toBe('no');
    const servers = Object.keys(services).filter((name) => !isOneShot(services[name]!));
    expect(servers).toContain('payments');
    expect(servers.filter((name) => !requirementsOf(services, name).has('check'))).toEqual([]);
  });

  it('limits the attempts of each service that runs once', () => {
    const restarts = Object.values(services)
      .filter(isOneShot)
      .map(({ restart }) => restart);
    expect(restarts.filter((restart) => !/^(no|on-failure:\d)$/.test(restart ?? ''))).toEqual([]);
  });

  it('passes to the check all variables that it passes to the processes', () => {
    const known = Object.keys(services.check!.environment!);
    for (const name of ['gateway', 'payments', 'ai-worker']) {
      const missing = Object.keys(services[name]!.environment!).filter((one) => !known.includes(one));
      expect(missing).toEqual([]);
    }
  });
});
