// Runs an operator's command against the Waymark that runs on this machine's data folder:
//   npm run grant-role -- ann mentor     npm run dead-letters -- list     npm run outbox -- list
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { LaunchFault, messageOf } from './fault.ts';
import { projectRoot } from './paths.ts';
import { type Backing, serviceDatabaseUrl } from './process-env.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';

type Env = Record<string, string | undefined>;

interface Command {
  file: string;
  first: string[];
  env: (backing: Backing, secrets: Secrets) => Env;
}

const commands: Record<string, Command> = {
  'grant-role': {
    file: 'services/identity/dist/cli.js',
    first: ['grant-role'],
    env: (backing, secrets) => ({ DATABASE_URL: serviceDatabaseUrl('identity', { backing, secrets }) }),
  },
  'create-user': {
    file: 'services/identity/dist/cli.js',
    first: ['create-user'],
    env: (backing, secrets) => ({ DATABASE_URL: serviceDatabaseUrl('identity', { backing, secrets }) }),
  },
  invariants: {
    file: 'services/roadmaps/dist/cli.js',
    first: ['invariants'],
    env: (backing, secrets) => ({ DATABASE_URL: serviceDatabaseUrl('roadmaps', { backing, secrets }) }),
  },
  'dead-letters': {
    file: 'libs/messaging/dist/dead-letters-cli.js',
    first: [],
    env: (backing, secrets) => ({
      NATS_URL: backing.natsUrl,
      ...(backing.localNats ? { NATS_USER: OPERATOR, NATS_PASSWORD: secrets.natsLogins[OPERATOR] } : {}),
    }),
  },
  outbox: {
    file: 'libs/database/dist/outbox-cli.js',
    first: [],
    env: (backing) => ({ DATABASE_URL: backing.databaseUrl }),
  },
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new LaunchFault(`Say which command: ${Object.keys(commands).join(', ')}.`);
  const settings = readSettings();
  const backing = readBacking(settings.home);
  const secrets = loadSecrets(settings.home, { databases: [], nats: [] });
  const env = { ...process.env, ...command.env(backing, secrets) };
  const file = join(projectRoot, command.file);
  const { status } = spawnSync(process.execPath, [file, ...command.first, ...args], {
    stdio: 'inherit',
    env,
  });
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(` ✗ ${messageOf(error)} ${error instanceof LaunchFault ? (error.remedy ?? '') : ''}`);
  process.exitCode = 1;
}

function readBacking(home: string): Backing {
  try {
    return JSON.parse(readFileSync(join(home, 'backing.json'), 'utf8')) as Backing;
  } catch {
    throw new LaunchFault(
      `No Waymark runs on ${home}.`,
      'Start it first (npm start); this command talks to its servers.',
    );
  }
}
