import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { takeLock } from './lock.ts';
import { assertPortFree, freePort } from './ports.ts';
import { checkHome } from './preflight.ts';
import { loadSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';

const dir = mkdtempSync(join(tmpdir(), 'waymark-preflight-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('the data folder', () => {
  it('is created when it is missing', async () => {
    await expect(checkHome(join(dir, 'new/home'))).resolves.toBeUndefined();
  });

  it('is rejected on a nearly full disk, with the figures', async () => {
    const space = async () => ({ bavail: 30_000, bsize: 4_096 });
    await expect(checkHome(dir, space)).rejects.toMatchObject({
      message: `The disk of ${dir} has 122 MB free; Waymark needs at least 500 MB.`,
      remedy: expect.stringContaining('WAYMARK_HOME='),
    });
  });

  it('is rejected when it is a file', async () => {
    writeFileSync(join(dir, 'file'), '');
    await expect(checkHome(join(dir, 'file'))).rejects.toThrow('is not a folder');
  });
});

describe('the lock', () => {
  it('rejects a second launcher, with the address and pid of the first', () => {
    const lock = takeLock(dir, 'http://localhost:3000');
    expect(() => takeLock(dir, 'http://localhost:2')).toThrow(
      `http://localhost:3000 (process ${process.pid})`,
    );
    lock.release();
    takeLock(dir, 'http://localhost:2').release();
  });

  it('is released by a process that was killed', () => {
    const script = `
      import { takeLock } from '${join(import.meta.dirname, 'lock.ts')}';
      takeLock('${dir}', 'http://localhost:1');
      process.kill(process.pid, 'SIGKILL');`;
    const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
    expect(signal).toBe('SIGKILL');
    expect(readFileSync(join(dir, 'lock.json'), 'utf8')).toContain('http://localhost:1');
    takeLock(dir, 'http://localhost:2').release();
  });

  it('rejects a second launcher before the first has written its address', () => {
    const lock = takeLock(dir, 'http://localhost:3000');
    rmSync(join(dir, 'lock.json'));
    expect(() => takeLock(dir, 'http://localhost:2')).toThrow('already runs on this data folder');
    lock.release();
  });
});

describe('the port', () => {
  it.each(['0.0.0.0', '127.0.0.1', '::'])('is busy when a server listens on %s', async (host) => {
    const server = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    await expect(assertPortFree(port)).rejects.toThrow(`Port ${port} is in use by another program.`);
    await new Promise((resolve) => server.close(resolve));
    await expect(assertPortFree(port)).resolves.toBeUndefined();
  });
});

describe('settings', () => {
  const read = (env: NodeJS.ProcessEnv, text = '') => {
    writeFileSync(join(dir, 'env'), text);
    return readSettings(env, join(dir, 'env'));
  };

  it('come from the environment, then from the .env file, with empty ones absent', () => {
    const { port, env } = read({ PORT: '4000', REDIS_URL: '' }, 'PORT=5000\nOPENAI_MODEL="a model"\n');
    expect(port).toBe(4_000);
    expect(env).toEqual({ PORT: '4000', OPENAI_MODEL: 'a model' });
  });

  it('take a variable of any process from the file that NAME_FILE names', () => {
    writeFileSync(join(dir, 'key'), 'sk_test\n');
    const { env } = read({ STRIPE_SECRET_KEY_FILE: join(dir, 'key'), OTHER_FILE: 'x' });
    expect(env).toEqual({ STRIPE_SECRET_KEY: 'sk_test', OTHER_FILE: 'x' });
    expect(() => read({ SMTP_URL_FILE: join(dir, 'none') })).toThrow(/SMTP_URL_FILE: .+ cannot be read/);
  });

  it.each(['abc', '70000', '-1', '3000.5'])('refuse the port %s', (PORT) => {
    expect(() => read({ PORT })).toThrow(`PORT is "${PORT}"`);
  });

  it('refuse an address of another protocol', () => {
    expect(() => read({ DATABASE_URL: 'mysql://localhost/x' })).toThrow(
      'DATABASE_URL is set, but is not an address like postgres:',
    );
    expect(() => read({ NATS_URL: 'localhost:4222' })).toThrow('NATS_URL');
  });
});

describe('secrets', () => {
  const names = { databases: ['identity'], nats: ['gateway'], redis: ['gateway'] };

  it('are created once, readable by their owner only, and extended for new processes', () => {
    const home = mkdtempSync(join(dir, 'home-'));
    const first = loadSecrets(home, names);
    const second = loadSecrets(home, { ...names, databases: ['identity', 'roadmaps'] });
    expect(second).toEqual({
      ...first,
      databaseLogins: { ...first.databaseLogins, roadmaps: expect.any(String) },
    });
    expect(statSync(join(home, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(new Set([first.postgres, first.redis, first.accounts]).size).toBe(3);
  });

  it('are rejected, not replaced, when their file is damaged', () => {
    const home = mkdtempSync(join(dir, 'home-'));
    writeFileSync(join(home, 'secrets.json'), '{"postgres":');
    expect(() => loadSecrets(home, names)).toThrow(/secrets\.json is damaged/);
  });
});
