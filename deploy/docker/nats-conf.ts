// Writes deploy/docker/nats.conf, with passwords from the file that nats.sh writes:
//   node --conditions=waymark-source deploy/docker/nats-conf.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsConfig, OPERATOR } from '@waymark/messaging/nats-permissions';
import { manifests, natsLogins } from '../launch/processes.ts';

/** The variable with the password of each login. */
export const natsPasswords = [...manifests.map(({ name }) => name), OPERATOR].map((name) => ({
  name,
  variable: `NATS_PASSWORD_${name.toUpperCase().replaceAll('-', '_')}`,
}));

export const NATS_CONF = join(import.meta.dirname, 'nats.conf');

/** From the folder of the configuration, which is where nats-server begins. */
const PASSWORDS = '../../tmp/passwords.conf';

/** nats-server replaces `$NAME` only without quotes. */
export function dockerNatsConf(): string {
  const passwords = Object.fromEntries(natsPasswords.map(({ name, variable }) => [name, `$${variable}`]));
  const logins = natsLogins(passwords);
  const config = natsConfig({ logins, host: '0.0.0.0', port: 4222, storeDir: '/data', syncAlways: true });
  const unquoted = config.replace(/"(\$NATS_PASSWORD_\w+)"/g, '$1');
  return `# Written by deploy/docker/nats-conf.ts from the manifests of the processes.\ninclude "${PASSWORDS}"\n${unquoted}http: "127.0.0.1:8222"\n`;
}

if (import.meta.main) writeFileSync(NATS_CONF, dockerNatsConf());
