import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsConfig, OPERATOR } from '@waymark/messaging/nats-permissions';
import { redisAccess } from '@waymark/messaging/redis-users';
import { EVENTS_STREAM } from '@waymark/messaging/streams';
import { natsAttention, redisAttention } from './attention.ts';
import { LaunchFault } from './fault.ts';
import { freePort } from './ports.ts';
import { natsLogins, redisLogins } from './processes.ts';
import { tcpReady } from './readiness.ts';
import { run } from './run.ts';
import type { Secrets } from './secrets.ts';
import type { ProcessSpec } from './supervised.ts';

export interface LocalBroker {
  spec: ProcessSpec;
  url: string;
}

export async function localRedis(
  home: string,
  program: string,
  { redis: password, redisLogins: passwords }: Pick<Secrets, 'redis' | 'redisLogins'>,
): Promise<LocalBroker> {
  const dir = join(home, 'redis');
  const port = await freePort();
  const file = join(dir, 'redis.conf');
  mkdirSync(dir, { recursive: true });
  const config = {
    bind: '127.0.0.1',
    port,
    dir: JSON.stringify(dir),
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '""',
    'maxmemory-policy': 'noeviction',
    daemonize: 'no',
  };
  const lines = Object.entries(config).map(([name, value]) => `${name} ${value}`);
  lines.push(...redisAccess(password, redisLogins(passwords)));
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  const spec: ProcessSpec = {
    name: 'redis',
    tier: 'broker',
    command: () => ({ file: program, args: [file], cwd: dir, env: { PATH: process.env.PATH } }),
    probe: () => tcpReady(port, `AUTH ${password}\r\nPING\r\n`, /\+PONG/),
    // Also a refusal for want of space is a response: Redis recovers from that by itself.
    liveness: () =>
      tcpReady(port, `AUTH ${password}\r\nSET waymark:alive 1 EX 60\r\n`, /^[+-][^\n]*\n[+-][^\n]*\n/, NEVER),
    dataDir: dir,
    stopSignal: 'SIGTERM',
    stopWithinMs: 10_000,
    attention: redisAttention,
    verdict: (tail) => {
      const words = tail.findLast((line) =>
        /bad file format|unexpected end of file|unknown.*opcode|can't open.*append only/i.test(line),
      );
      return words ? damaged('Redis', dir, words.replace(/^.*# /, '')) : null;
    },
  };
  return { spec, url: `redis://:${password}@127.0.0.1:${port}/0` };
}

export async function localNats(
  home: string,
  program: string,
  passwords: Record<string, string>,
): Promise<LocalBroker> {
  const dir = join(home, 'nats');
  const port = await freePort();
  const file = join(dir, 'nats.conf');
  mkdirSync(dir, { recursive: true });
  const syncAlways = await isAtLeast212(program);
  writeFileSync(file, natsConfig({ logins: natsLogins(passwords), port, storeDir: dir, syncAlways }), {
    mode: 0o600,
  });
  const spec: ProcessSpec = {
    name: 'nats',
    tier: 'broker',
    command: () => ({ file: program, args: ['-c', file], cwd: dir, env: { PATH: process.env.PATH } }),
    probe: () => tcpReady(port, '', /^INFO .*"jetstream":true/),
    liveness: () => tcpReady(port, streamRequest(passwords[OPERATOR] ?? ''), STREAM_INFO, /^-ERR [^\n]*\n/m),
    dataDir: dir,
    stopSignal: 'SIGTERM',
    stopWithinMs: 10_000,
    attention: natsAttention,
    verdict: (tail) => {
      const words = tail.findLast((line) => /\[FTL\]/.test(line) && !/bind|in use/.test(line));
      return words ? damaged('NATS', dir, words.replace(/^.*\[FTL\] /, '')) : null;
    },
  };
  return { spec, url: `nats://127.0.0.1:${port}` };
}

const NEVER = /(?!)/;
const INBOX = `_INBOX_${OPERATOR}.alive`;
/** Also that the stream does not exist; not that JetStream is unavailable, as after a write that failed. */
const STREAM_INFO = /stream_info_response"(?!,"error":\{"code":503).*\}\r\n/s;

/** Requests the stream: a server that could not write never releases its lock, while all else responds. */
const streamRequest = (pass: string): string =>
  [
    `CONNECT ${JSON.stringify({ user: OPERATOR, pass, verbose: false, lang: 'waymark', version: '1' })}`,
    `SUB ${INBOX} 1`,
    `PUB $JS.API.STREAM.INFO.${EVENTS_STREAM} ${INBOX} 0`,
    '\r\n',
  ].join('\r\n');

/** Older versions, such as Debian's 2.9, do not start with `sync_interval: always`. */
async function isAtLeast212(program: string): Promise<boolean> {
  const { stdout } = await run(program, ['--version'], { timeoutMs: 60_000 });
  const [, major, minor] = /v(\d+)\.(\d+)/.exec(stdout) ?? [];
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 12);
}

function damaged(what: string, dir: string, words: string): LaunchFault {
  return new LaunchFault(
    `${what} cannot open its data in ${dir}: ${words}`,
    `Restore a backup, or begin with an empty folder (jobs and events are sent again from the database): mv ${dir} ${dir}.damaged && npm start`,
  );
}
