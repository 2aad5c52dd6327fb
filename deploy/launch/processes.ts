import { manifest as aiWorker } from '@waymark/ai-worker/manifest';
import { manifest as community } from '@waymark/community/manifest';
import { manifest as gateway } from '@waymark/gateway/manifest';
import { manifest as identity } from '@waymark/identity/manifest';
import type { ProcessManifest } from '@waymark/messaging/manifest';
import { type NatsLogin, OPERATOR } from '@waymark/messaging/nats-permissions';
import { type RedisLogin, redisKeysOf } from '@waymark/messaging/redis-users';
import { manifest as payments } from '@waymark/payments/manifest';
import { manifest as roadmaps } from '@waymark/roadmaps/manifest';
import { manifest as scheduling } from '@waymark/scheduling/manifest';

export interface WaymarkProcess {
  name: string;
  manifest: ProcessManifest;
  /** Program, relative to the project's root. */
  main: string;
  /** Whether it has a database schema and login of its own. */
  database: boolean;
}

export const manifests: ProcessManifest[] = [
  gateway,
  identity,
  roadmaps,
  scheduling,
  payments,
  community,
  aiWorker,
];

export const waymarkProcesses: WaymarkProcess[] = manifests.map((manifest) => ({
  name: manifest.name,
  manifest,
  main: `${manifest === gateway ? 'gateway' : `services/${manifest.name}`}/dist/main.js`,
  database: manifest.tables !== undefined,
}));

/** A NATS login for each process, and for the operator, that `passwords` names. */
export const natsLogins = (passwords: Record<string, string>): NatsLogin[] =>
  [...manifests, OPERATOR].flatMap((process) => {
    const password = passwords[typeof process === 'string' ? process : process.name];
    return password ? [{ process: process as NatsLogin['process'], password }] : [];
  });

/** The processes with keys in Redis. */
export const redisProcesses = manifests.filter((manifest) => redisKeysOf(manifest).length > 0);

/** A Redis login for each of them that `passwords` names. */
export const redisLogins = (passwords: Record<string, string>): RedisLogin[] =>
  redisProcesses.flatMap((process) => {
    const password = passwords[process.name];
    return password ? [{ process, password }] : [];
  });
