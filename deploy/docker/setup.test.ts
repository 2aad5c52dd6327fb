// guarantees: Containers start only with a complete configuration, named in one line otherwise; in production every secret is a file
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { composeSecrets } from './make-env.ts';
import { addSecrets } from './setup.ts';
import { servicesOf } from './testing/compose-file.ts';

const folder = (text?: string): string => {
  const dir = mkdtempSync(join(tmpdir(), 'setup-'));
  if (text !== undefined) writeFileSync(join(dir, '.env'), text);
  return dir;
};
const envOf = (dir: string) => readFileSync(join(dir, '.env'), 'utf8');
const names = Object.keys(composeSecrets());

describe('setup', () => {
  it('writes every secret to .env, which only its owner can read, and nothing when run again', () => {
    const dir = folder();
    expect(addSecrets(dir)).toEqual(names);
    const text = envOf(dir);
    expect(Object.keys(parseEnv(text)).sort()).toEqual([...names].sort());
    expect(statSync(join(dir, '.env')).mode & 0o777).toBe(0o600);
    expect(addSecrets(dir)).toEqual([]);
    expect(envOf(dir)).toBe(text);
  });

  it('keeps all lines of an existing .env and adds what is missing', () => {
    const own =
      '# mine\nSMTP_URL=smtp://mail\nPOSTGRES_PASSWORD=kept\nREDIS_PASSWORD=\nNATS_PASSWORD_GATEWAY=k';
    const dir = folder(own);
    const added = addSecrets(dir);
    expect(envOf(dir).startsWith(`${own}\n`)).toBe(true);
    expect(added).toEqual(
      names.filter((name) => !['POSTGRES_PASSWORD', 'NATS_PASSWORD_GATEWAY'].includes(name)),
    );
    const { POSTGRES_PASSWORD, REDIS_PASSWORD } = parseEnv(envOf(dir));
    expect(POSTGRES_PASSWORD).toBe('kept');
    expect(REDIS_PASSWORD).toMatch(/^w[0-9a-f]{48}$/);
  });

  it('does not pair half a key with a new one', () => {
    const dir = folder('CALLER_PUBLIC_KEY=a\n');
    expect(() => addSecrets(dir)).toThrow('CALLER_PUBLIC_KEY has lost its other half');
    expect(envOf(dir)).toBe('CALLER_PUBLIC_KEY=a\n');
  });

  it('runs as a program on the folder that the container has mounted', () => {
    const dir = folder();
    const script = join(import.meta.dirname, 'setup.ts');
    const output = execFileSync(process.execPath, ['--conditions=waymark-source', script], {
      env: { PATH: process.env.PATH, PROJECT_DIR: dir },
      encoding: 'utf8',
    });
    expect(output).toMatch(/^\.env: added POSTGRES_PASSWORD, /);
    const { setup } = servicesOf('docker-compose.yml');
    expect(setup).toMatchObject({ volumes: ['.:/project'], environment: { PROJECT_DIR: '/project' } });
  });
});
