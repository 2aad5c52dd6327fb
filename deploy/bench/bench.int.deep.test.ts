// covers: deploy/bench, deploy/load
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { infra } from '@waymark/testing/infra';
import { TcpProxy } from '@waymark/testing/tcp-proxy';
import { build } from '../launch/build.ts';
import { silentReporter } from '../launch/console.ts';
import { projectRoot } from '../launch/paths.ts';

const WITHIN_MS = 280_000;
const SOURCE = ['--conditions=waymark-source'];
const node = join(projectRoot, 'node_modules/.bin/node');

/** Runs the program; rejects when it exits with another code than 0. */
async function run(program: string, args: string[], flags: string[] = []): Promise<string> {
  const { stdout } = await promisify(execFile)(
    node,
    [...flags, join(projectRoot, program), ...args, '--quick'],
    { cwd: projectRoot, timeout: WITHIN_MS, killSignal: 'SIGINT' },
  );
  return stdout;
}

describe('npm run bench', () => {
  it(
    'prints reads, writes and jobs beside the bare programs',
    async () => {
      const output = await run('deploy/bench/main.ts', [], SOURCE);
      expect(output).toMatch(/one whole roadmap, past the memory +\d+\.\d\d/);
      expect(output).toMatch(/a progress write +\d+\.\d\d/);
      expect(output).toMatch(/search, 100 pairs of words +\d+\.\d\d/);
      expect(output).toMatch(/Jobs through the AI queue[\s\S]+ratio \d+\.\d\d/);
      expect(output).toMatch(/change feed: reads.* \d+\.\d\d/);
      expect(output).toMatch(/learners book one slot[\s\S]+ratio \d+\.\d\d/);
    },
    WITHIN_MS,
  );
});

describe('npm run bench of a part', () => {
  it.each([
    ['cpu', /a cold read of a roadmap: \d+\.\d\d[\s\S]+a booking: .*ratio \d+\.\d\d[\s\S]+rows written/],
    ['growth', /a booking +p95 \d+\.\d ms × \d+\.\d\d[\s\S]+large tables/],
  ])(
    'prints its figures: %s',
    async (part, figures) => {
      expect(await run('deploy/bench/main.ts', [`--only=${part}`], SOURCE)).toMatch(figures);
    },
    WITHIN_MS,
  );
});

describe('the jobs of npm run bench', () => {
  it(
    'wait for a Redis that accepts connections late',
    async () => {
      await build({ console: silentReporter, signal: new AbortController().signal });
      const redis = await TcpProxy.to(infra().redisUrl);
      redis.freeze();
      const healing = setTimeout(() => void redis.heal(), 5_000);
      try {
        const output = await run('deploy/bench/queue.ts', [redis.url(), infra().natsUrl, '']);
        expect(JSON.parse(output)).toEqual([{ ours: expect.any(Number), bare: expect.any(Number) }]);
      } finally {
        clearTimeout(healing);
        await redis.heal();
        await redis.close();
      }
    },
    WITHIN_MS,
  );
});

describe('npm run load', () => {
  it(
    'prints bookings beside the bare program',
    async () => {
      expect(await run('deploy/load/main.ts', ['booking'], SOURCE)).toMatch(/a free session +\d+\.\d\d/);
    },
    WITHIN_MS,
  );
});
