// Prints the secrets for docker-compose.yml that .env lacks: all at first, new ones after an upgrade.
//   npm run -s compose-env >> .env
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { generateCallerKeys } from '@waymark/messaging/caller-keys';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { projectRoot } from '../launch/paths.ts';
import { waymarkProcesses } from '../launch/processes.ts';
import { natsPasswords } from './nats-conf.ts';
import { redisPasswords } from './redis-conf.ts';

/** Begins with a letter, since nats-server would parse digits as a number. */
const secret = () => `w${randomBytes(24).toString('hex')}`;

/** The variables that docker-compose.yml requires. */
export function composeSecrets(): Record<string, string> {
  const { privateKey, publicKey } = generateCallerKeys();
  const services = waymarkProcesses.filter(({ database }) => database).map(({ name }) => name);
  const databaseLogins = [...services, OPERATOR];
  return {
    POSTGRES_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    // Of the S3 server of docker compose, where there is no S3_SECRET_ACCESS_KEY.
    STORAGE_SECRET: secret(),
    ACCOUNT_SECRET: secret(),
    CALENDAR_SECRET: secret(),
    SANDBOX_WEBHOOK_SECRET: secret(),
    CALLER_PRIVATE_KEY: privateKey,
    CALLER_PUBLIC_KEY: publicKey,
    ...Object.fromEntries(
      databaseLogins.map((name) => [`DATABASE_PASSWORD_${name.toUpperCase()}`, secret()]),
    ),
    ...Object.fromEntries([...natsPasswords, ...redisPasswords].map(({ variable }) => [variable, secret()])),
  };
}

/** Secrets that are absent or empty, with new values. Throws for half a pair of keys. */
export function absentSecrets(known: NodeJS.Dict<string>): Record<string, string> {
  const pair = ['CALLER_PRIVATE_KEY', 'CALLER_PUBLIC_KEY'].filter((name) => known[name]?.trim());
  if (pair.length === 1)
    throw new Error(`${pair[0]} has lost its other half: remove it, both are made together.`);
  return Object.fromEntries(Object.entries(composeSecrets()).filter(([name]) => !known[name]?.trim()));
}

/** Lines to append to an `.env` of this content, whose secrets stay as they are. */
export const missingSecrets = (env: string): string[] =>
  Object.entries(absentSecrets(parseEnv(env))).map(([name, value]) => `${name}=${value}`);

if (import.meta.main) {
  const file = join(projectRoot, '.env');
  const lines = missingSecrets(existsSync(file) ? readFileSync(file, 'utf8') : '');
  if (lines.length > 0) {
    console.log(
      ['# Secrets of docker compose. Keep them: the data cannot be opened without.', ...lines].join('\n'),
    );
  }
}
