// guarantees: Containers start only with a complete configuration, named in one line otherwise; in production every secret is a file
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { describeEnv } from '@waymark/platform/env';
import { withFiles } from '@waymark/platform/env-files';
import { waymarkProcesses } from '../launch/processes.ts';
import { configurationFault } from './check.ts';
import { composeSecrets } from './make-env.ts';
import { OWN_SECRETS } from './secret-files.ts';
import { addSecretFiles, addSecrets } from './setup.ts';
import { composeFile, environmentFor, servicesOf } from './testing/compose-file.ts';
import { selfSigned } from './testing/edge.ts';

const FILE = 'docker-compose.production.yml';
const PUBLIC = { PUBLIC_URL: 'https://localhost', ALLOW_SANDBOX_PAYMENTS: 'true' };
const { secrets = {}, services } = composeFile(`docker-compose.yml:${FILE}`);

/** A folder with the secrets in both forms, and the certificate of the operator. */
const dir = mkdtempSync(join(tmpdir(), 'production-'));
addSecrets(dir);
addSecretFiles(dir);
const inEnv = parseEnv(readFileSync(join(dir, '.env'), 'utf8')) as Record<string, string>;
const fileOf = (name: string) => join(dir, 'secrets', name);
for (const [name, path] of Object.entries(selfSigned())) {
  writeFileSync(fileOf(name.replace(/_FILE$/, '')), readFileSync(path));
}

/** The environment of a container, with the paths of its mounted secrets on this machine. */
function environmentOf(name: string, env: Record<string, string>): Record<string, string> {
  const service = services[name]!;
  const mounted = (service.secrets ?? []).map((one) =>
    typeof one === 'string' ? ([one, one] as const) : ([one.target, one.source] as const),
  );
  const paths = Object.fromEntries(
    mounted.map(([target, source]) => [`/run/secrets/${target}`, join(dir, secrets[source]!.file)]),
  );
  const found = Object.entries(environmentFor(service, env));
  return Object.fromEntries(found.map(([variable, value]) => [variable, paths[value] ?? value]));
}

describe('docker-compose.production.yml', () => {
  const others: [name: string, variables: string[]][] = [
    ['provision', ['DATABASE_ADMIN_URL', 'SERVICE_DATABASE_URLS']],
    ['operator', ['DATABASE_URL', 'SCHEDULING_DATABASE_URL', 'NATS_PASSWORD', 'PAYMENTS_PROVIDER']],
    ['operator-login', ['DATABASE_ADMIN_URL', 'OPERATOR_DATABASE_URL']],
    ['nats', Object.keys(composeSecrets()).filter((name) => name.startsWith('NATS_'))],
    ['postgres', ['POSTGRES_PASSWORD']],
  ];
  const processes = waymarkProcesses.map(
    ({ name, manifest }) => [name, describeEnv(manifest.env).map((variable) => variable.name)] as const,
  );

  it.each([...processes, ...others])(
    'gives %s the same values as docker-compose.yml, from files',
    (name, names) => {
      // The one that SeaweedFS has by default is not that of an S3 store of the operator.
      const wanted = names.filter((variable) => !variable.startsWith('S3_'));
      const base = environmentFor(servicesOf('docker-compose.yml')[name], { ...inEnv, ...PUBLIC });
      const { values, faults } = withFiles(environmentOf(name, PUBLIC), wanted);
      const withBlanks = (one: string) => one.trim().replace(/\s+/g, ' ');
      const plain = withFiles(base, wanted).values;
      expect(faults).toEqual([]);
      expect(Object.keys(values)).toEqual(Object.keys(plain));
      for (const [variable, value] of Object.entries(plain)) {
        expect(withBlanks(values[variable]!)).toBe(withBlanks(value));
      }
    },
  );

  it('takes the secrets of the operator from files as well', () => {
    const given = Object.keys(servicesOf(FILE)).flatMap((name) =>
      Object.keys(servicesOf(FILE)[name]!.environment ?? {}),
    );
    expect(OWN_SECRETS.filter((name) => !given.includes(`${name}_FILE`))).toEqual([]);
  });

  it('mounts exactly the files that setup writes, which are protected by their folder', () => {
    const written = [...OWN_SECRETS, ...Object.keys(composeSecrets())];
    expect(Object.keys(secrets)).toEqual(expect.arrayContaining(written));
    for (const [name, { file }] of Object.entries(secrets)) {
      expect(file).toBe(`./secrets/${name}`);
      // Processes of several users read them where compose has mounted them.
      expect(statSync(fileOf(name)).mode & 0o777).toBe(0o644);
    }
    expect(statSync(join(dir, 'secrets')).mode & 0o777).toBe(0o700);
  });

  it('passes the check of the configuration with a certificate for its address', () => {
    expect(configurationFault(environmentOf('check', PUBLIC))).toBeNull();
    const fault = (env: Record<string, string>) =>
      configurationFault(environmentOf('check', { ...PUBLIC, ...env }));
    expect(fault({ PUBLIC_URL: 'https://waymark.example' })).toContain('not for waymark.example');
    expect(fault({ PUBLIC_URL: 'http://localhost' })).toBe(
      'edge: EDGE_TLS=files requires a PUBLIC_URL that begins with https://',
    );
    expect(fault({ EDGE_TLS: 'acme', PUBLIC_URL: 'https://waymark.example' })).toBeNull();
    expect(fault({ POSTGRES_PASSWORD: 'old' })).toBe(
      'POSTGRES_PASSWORD and POSTGRES_PASSWORD_FILE are both set',
    );
  });

  it('names a certificate that is missing or has another key', () => {
    const env = environmentOf('check', PUBLIC);
    expect(configurationFault({ ...env, TLS_KEY_FILE: selfSigned().TLS_KEY_FILE })).toBe(
      'edge: TLS_KEY is not the key of TLS_CERTIFICATE',
    );
    expect(configurationFault({ ...env, TLS_CERTIFICATE_FILE: '' })).toContain('put your certificate');
    expect(configurationFault({ ...env, TLS_CERTIFICATE_FILE: env.REDIS_PASSWORD_FILE })).toContain(
      'is not PEM',
    );
  });
});

describe('setup files', () => {
  it('takes over the secrets of .env, keeps files and completes them', () => {
    expect(readFileSync(fileOf('POSTGRES_PASSWORD'), 'utf8')).toBe(inEnv.POSTGRES_PASSWORD);
    writeFileSync(fileOf('STRIPE_SECRET_KEY'), 'sk_mine');
    expect(addSecretFiles(dir)).toEqual([]);
    expect(readFileSync(fileOf('STRIPE_SECRET_KEY'), 'utf8')).toBe('sk_mine');
    writeFileSync(fileOf('STRIPE_SECRET_KEY'), '');
  });
});

describe('the servers that take passwords from their environment only', () => {
  const script = join(import.meta.dirname, 'from-files.sh');
  const run = (args: string[], env: Record<string, string>) =>
    execFileSync('sh', args, { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });

  it.each(['nats', 'redis'])('start %s with the passwords of files', (name) => {
    const wanted = environmentFor(servicesOf('docker-compose.yml')[name], inEnv);
    const started = parseEnv(run([script, 'env'], environmentOf(name, {})));
    expect(Object.keys(wanted).length).toBeGreaterThan(5);
    for (const [variable, value] of Object.entries(wanted)) expect(started[variable]).toBe(value);
  });

  it.each([
    ['nats', 'nats.sh', '/tmp/passwords.conf'],
    ['redis', 'redis.sh', '/run/redis.conf'],
  ])('keep the passwords of %s out of the environment of the server', (name, starter, file) => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    const server = join(folder, `${name}-server`);
    writeFileSync(server, `#!/bin/sh\nenv\n`, { mode: 0o755 });
    const text = readFileSync(join(import.meta.dirname, starter), 'utf8').replaceAll(
      file,
      join(folder, 'file'),
    );
    const env = { ...environmentOf(name, {}), PATH: `${folder}:${process.env.PATH}` };
    const printed = execFileSync('sh', [script, 'sh', '-c', text], { env, encoding: 'utf8' });
    const written = readFileSync(join(folder, 'file'), 'utf8');
    expect(statSync(join(folder, 'file')).mode & 0o777).toBe(0o600);
    // nats-server rejects what its configuration does not use.
    expect(written).not.toContain('_FILE');
    const given = environmentFor(servicesOf('docker-compose.yml')[name], inEnv);
    for (const password of Object.values(given)) {
      expect(written).toContain(password);
      expect(printed).not.toContain(password);
    }
  });

  it('leave passwords of variables as they are', () => {
    expect(parseEnv(run([script, 'env'], { REDISCLI_AUTH: 'p' })).REDISCLI_AUTH).toBe('p');
  });

  it.each([
    ['a file', { REDISCLI_AUTH: '', REDISCLI_AUTH_FILE: fileOf('REDIS_PASSWORD') }],
    ['a variable', { REDISCLI_AUTH: inEnv.REDIS_PASSWORD! }],
  ])('probe Redis with the password of %s', (_from, env) => {
    const test = servicesOf('docker-compose.yml').redis!.healthcheck!.test.at(-1)!;
    const answer = test.replaceAll('$$', '$').replace(/redis-cli .* 60\)/, 'echo "$REDISCLI_AUTH")');
    const probe = answer.replace(/case .*/, 'echo "$answer"');
    expect(run(['-c', probe], env)).toBe(`${inEnv.REDIS_PASSWORD}\n`);
  });
});
