// Writes deploy/docker/redis.sh, which starts redis-server with passwords from its environment:
//   node --conditions=waymark-source deploy/docker/redis-conf.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redisAccess } from '@waymark/messaging/redis-users';
import { redisLogins, redisProcesses } from '../launch/processes.ts';

/** The variable with the password of each login. */
export const redisPasswords = redisProcesses.map(({ name }) => ({
  name,
  variable: `REDIS_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`,
}));

export const REDIS_SCRIPT = join(import.meta.dirname, 'redis.sh');

/** The configuration is written in the container, so that no password is in an image or a command line. */
export function dockerRedisScript(): string {
  const passwords = Object.fromEntries(redisPasswords.map(({ name, variable }) => [name, `$${variable}`]));
  return `#!/bin/sh
# Written by deploy/docker/redis-conf.ts from the manifests of the processes.
set -eu
umask 077
cat > /run/redis.conf <<END
dir /data
appendonly yes
appendfsync everysec
maxmemory-policy noeviction
save ""
${redisAccess('$REDISCLI_AUTH', redisLogins(passwords)).join('\n')}
END
unset REDISCLI_AUTH ${redisPasswords.map(({ variable }) => variable).join(' ')}
exec redis-server /run/redis.conf
`;
}

if (import.meta.main) writeFileSync(REDIS_SCRIPT, dockerRedisScript());
