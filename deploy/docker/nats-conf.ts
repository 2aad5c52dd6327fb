// Writes deploy/docker/nats.conf: the same narrow logins as on one machine, with passwords that
// nats-server reads from its environment:  node --conditions=waymark-source deploy/docker/nats-conf.ts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { natsConfig, OPERATOR } from '@waymark/messaging/nats-permissions';
import { manifests, natsLogins } from '../launch/processes.ts';

/** The logins of the containers, and the variable that holds the password of each. */
export const natsPasswords = [...manifests.map(({ name }) => name), OPERATOR].map((name) => ({
  name,
  variable: `NATS_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`,
}));

export const NATS_CONF = join(import.meta.dirname, 'nats.conf');

/** The configuration of the container; only a bare `$NAME` is replaced by nats-server, a quoted one is not. */
export function dockerNatsConf(): string {
  const passwords = Object.fromEntries(natsPasswords.map(({ name, variable }) => [name, `$${variable}`]));
  const logins = natsLogins(passwords);
  const config = natsConfig({ logins, host: '0.0.0.0', port: 4222, storeDir: '/data', syncAlways: true });
  const unquoted = config.replace(/"(\$NATS_PASSWORD_\w+)"/g, '$1');
  return `# Written by deploy/docker/nats-conf.ts from the manifests of the processes.\n${unquoted}http: "127.0.0.1:8222"\n`;
}

if (import.meta.main) await writeFile(NATS_CONF, dockerNatsConf());
