import type { ProcessManifest } from './manifest.ts';

export interface RedisLogin {
  process: ProcessManifest;
  password: string;
}

/** By category, without what reads, empties or reconfigures the whole server; INFO is for BullMQ and the policy check. */
const COMMANDS = [
  '-@all',
  ...['keyspace', 'string', 'hash', 'list', 'set', 'sortedset', 'stream', 'connection', 'transaction'].map(
    (category) => `+@${category}`,
  ),
  ...['-@dangerous', '-scan', '-randomkey', '-dbsize'],
  ...['+eval', '+evalsha', '+script|load', '+script|exists', '+time', '+info'],
];

/** Patterns of the keys that a process may use; empty: it does not use Redis. */
export function redisKeysOf({ redisKeys = [], jobs = [], enqueues = [] }: ProcessManifest): string[] {
  const queues = new Set([...jobs, ...enqueues].map(({ queue }) => queue));
  return [...redisKeys, ...[...queues].map((queue) => `bull:${queue}:*`)];
}

/** Lines of redis.conf (6.2 and later): a restricted user per process. */
export const redisUsers = (logins: RedisLogin[]): string[] =>
  logins.map(({ process, password }) => {
    const keys = redisKeysOf(process).map((pattern) => `~${pattern}`);
    return ['user', process.name, 'on', `>${password}`, 'resetchannels', ...keys, ...COMMANDS].join(' ');
  });

/** Lines of redis.conf: the operator, who may do everything but empty the server by accident, and the processes. */
export const redisAccess = (password: string, logins: RedisLogin[]): string[] => [
  `user default on >${password} ~* &* +@all -flushall -flushdb`,
  ...redisUsers(logins),
];

/** The address with the login of a process. */
export function redisUrlAs(url: string, name: string, password: string): string {
  const address = new URL(url);
  address.username = name;
  address.password = password;
  return address.href;
}
