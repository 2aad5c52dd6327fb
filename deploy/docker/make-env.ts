// Prints new secrets for docker-compose.yml:
//   npm run -s compose-env >> .env
import { randomBytes } from 'node:crypto';
import { generateCallerKeys } from '@waymark/messaging/caller-keys';
import { waymarkProcesses } from '../launch/processes.ts';
import { natsPasswords } from './nats-conf.ts';

/** Begins with a letter, since nats-server would parse digits as a number. */
const secret = () => `w${randomBytes(24).toString('hex')}`;

/** The variables that docker-compose.yml requires. */
export function composeSecrets(): Record<string, string> {
  const { privateKey, publicKey } = generateCallerKeys();
  const databases = waymarkProcesses.filter(({ database }) => database);
  return {
    POSTGRES_PASSWORD: secret(),
    REDIS_PASSWORD: secret(),
    STORAGE_SECRET: secret(),
    ACCOUNT_SECRET: secret(),
    SANDBOX_WEBHOOK_SECRET: secret(),
    CALLER_PRIVATE_KEY: privateKey,
    CALLER_PUBLIC_KEY: publicKey,
    ...Object.fromEntries(databases.map(({ name }) => [`DATABASE_PASSWORD_${name.toUpperCase()}`, secret()])),
    ...Object.fromEntries(natsPasswords.map(({ variable }) => [variable, secret()])),
  };
}

if (import.meta.main) {
  const lines = Object.entries(composeSecrets()).map(([name, value]) => `${name}=${value}`);
  console.log(
    ['# Secrets of docker compose. Keep them: the data cannot be opened without.', ...lines].join('\n'),
  );
}
