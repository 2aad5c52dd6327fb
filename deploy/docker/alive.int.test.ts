// guarantees: A server that hangs is restarted, one that is slow, frozen for 30 s or without space is not
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { findBinary } from '../launch/binaries.ts';
import { freePort } from '../launch/ports.ts';
import { describeWhere } from '../test/describe-where.ts';
import { servicesOf } from './testing/compose-file.ts';

const services = servicesOf('docker-compose.yml');
const FAILED_CHECKS = 15;

/** The script as a container runs it, and its arguments. */
function checkOf(service: string): { script: string; words: string[] } {
  const [, , , script = '', , ...words] = services[service]!.healthcheck!.test.map((word) =>
    word.replaceAll('$$', '$'),
  );
  return { script, words };
}

/** A process table of its own, which ends with its first process. */
const TABLE = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const missing =
  spawnSync('unshare', [...TABLE, 'true']).status === 0 ? null : 'it needs a process table of its own';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'waymark-alive-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the health check of a container', () => {
  const { script } = checkOf('nats');
  const failures = () => readFileSync(join(dir, 'alive'), 'utf8').trim();
  /** With a program that does not exist, so that nothing is ended. */
  const check = (command: string, data = dir) =>
    spawnSync('sh', ['-c', script, 'alive', 'no-such-program', data, 'sh', '-c', command], {
      env: { PATH: process.env.PATH, ALIVE_STATE: join(dir, 'alive') },
    }).status;

  it.each(['nats', 'redis', 'postgres'])(
    'of %s ends a server that hangs, whose process is not the first',
    (name) => {
      expect(services[name]).toMatchObject({ init: true, restart: 'unless-stopped' });
      expect(checkOf(name).script).toBe(script);
      const { interval = '', timeout = '' } = services[name]!.healthcheck!;
      // Docker would kill a check that lasts longer, and then it could not count.
      expect([interval, timeout]).toEqual(['2s', '10s']);
    },
  );

  it('counts failures in a row, more before the first success', () => {
    expect(check('exit 1')).toBe(1);
    expect(failures()).toBe('-134');
    expect(check('exit 0')).toBe(0);
    expect(failures()).toBe('0');
    check('exit 1');
    check('exit 1');
    expect(failures()).toBe('2');
    check('exit 0');
    expect(failures()).toBe('0');
  });

  it('reports unhealthy, but counts no failure, when the server refuses a request', () => {
    check('exit 0');
    check('exit 1');
    expect(check('exit 75')).toBe(1);
    expect(failures()).toBe('0');
  });

  it('never ends a server whose disk is full', () => {
    writeFileSync(join(dir, 'df'), '#!/bin/sh\nprintf "Filesystem\\nx 100 99 1 99%% /\\n"\n', {
      mode: 0o755,
    });
    const path = `${dir}:${process.env.PATH}`;
    writeFileSync(join(dir, 'alive'), `${FAILED_CHECKS + 5}\n`);
    const full = spawnSync('sh', ['-c', script, 'alive', 'no-such-program', dir, 'false'], {
      env: { PATH: path, ALIVE_STATE: join(dir, 'alive') },
    });
    expect(full.status).toBe(1);
    expect(failures()).toBe(String(FAILED_CHECKS - 3));
  });
});

describeWhere(missing, 'a NATS in a container that does not respond', () => {
  let container: ChildProcess | undefined;
  afterEach(() => {
    container?.kill('SIGKILL');
  });

  it('ends a frozen server after 15 failed checks in a row, and not before', async () => {
    const port = await freePort();
    const server = await findBinary('nats-server');
    // The first process of the table is a shell, as tini is in a container. Checks run at once here.
    const { script, words } = checkOf('nats');
    const [program, , ...command] = words.map((word) => word.replaceAll('8222', String(port)));
    writeFileSync(join(dir, 'check.sh'), script);
    const main = [
      `"${server}" -a 127.0.0.1 -p -1 -m ${port} -js -sd ${dir}/data >/dev/null 2>&1 &`,
      'server=$!',
      'check() { sh "$DIR/check.sh" "$@" 2>/dev/null; }',
      'until check "$@"; do sleep 0.1; done; echo healthy',
      'kill -STOP $server',
      `n=0; while [ $n -lt ${FAILED_CHECKS - 1} ]; do check "$1" "$2" false; n=$((n + 1)); done`,
      'kill -0 $server && echo "runs"',
      'check "$1" "$2" false; wait $server; echo "ended $?"',
    ].join('\n');
    const args = [...TABLE, 'sh', '-c', main, 'init', program!, dir, ...command];
    container = spawn('unshare', args, {
      env: { PATH: process.env.PATH, DIR: dir, ALIVE_STATE: join(dir, 'alive') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    container.stdout!.on('data', (part) => (output += part));
    await eventually(() => expect(output).toBe('healthy\nruns\nended 137\n'), { timeoutMs: 40_000 });
  }, 60_000);
});
