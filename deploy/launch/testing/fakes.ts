import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { WaymarkProcess } from '../processes.ts';

const variables = Object.fromEntries(
  ['PORT', 'HOST', 'NATS_USER', 'DATABASE_URL', 'FAKE_CRASHES', 'FAKE_NEVER_READY', 'FAKE_STUBBORN'].map(
    (name) => [name, z.string().optional()],
  ),
);

const fake = (name: string, database: boolean): WaymarkProcess => ({
  name,
  manifest: { name, purpose: 'a test', env: z.object(variables) },
  main: 'deploy/launch/testing/fake-process.ts',
  database,
});

/** A gateway and a service that start at once, on the real database and brokers. */
export const fakeProcesses: WaymarkProcess[] = [fake('gateway', false), fake('identity', true)];

/** A data folder and its removal. */
export function tempHome(): { home: string; remove: () => Promise<void> } {
  const home = mkdtempSync(join(tmpdir(), 'waymark-launch-'));
  return { home, remove: () => rm(home, { recursive: true, force: true }) };
}

/** Command lines of running processes with the folder in their arguments or environment. */
export function processesOf(home: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const command = read(`/proc/${pid}/cmdline`);
      const about = `${command}\n${read(`/proc/${pid}/environ`)}`;
      return command && about.includes(home) ? [`${pid} ${command.replaceAll('\0', ' ')}`] : [];
    });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
