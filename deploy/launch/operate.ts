// Runs an operator's command against the Waymark that is running on the data folder:
//   npm run grant-role -- ann mentor     npm run dead-letters -- list     npm run reconcile
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { LaunchFault, messageOf } from './fault.ts';
import { projectRoot } from './paths.ts';
import { type Backing, serviceDatabaseUrl } from './process-env.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

type Env = Record<string, string | undefined>;

interface Installation {
  settings: Settings;
  backing: Backing;
  secrets: Secrets;
}

interface Run {
  file: string;
  first: string[];
  env: (installation: Installation) => Env;
}

const ofService = (service: string, command: string): Run => ({
  file: `services/${service}/dist/cli.js`,
  first: [command],
  env: (installation) => ({ DATABASE_URL: serviceDatabaseUrl(service, installation) }),
});

const reconcile: Run = {
  ...ofService('payments', 'reconcile'),
  env: (installation) => ({
    // The launcher uses the same default.
    PAYMENTS_PROVIDER: installation.settings.env.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox',
    ...installation.settings.env,
    DATABASE_URL: serviceDatabaseUrl('payments', installation),
    SCHEDULING_DATABASE_URL: serviceDatabaseUrl('scheduling', installation),
  }),
};

const resetSecondFactor: Run = {
  ...ofService('identity', 'reset-second-factor'),
  env: (installation) => ({
    // Decides whether the mail is sent or only stored.
    SMTP_URL: installation.settings.env.SMTP_URL,
    DATABASE_URL: serviceDatabaseUrl('identity', installation),
  }),
};

const SERVICES_WITH_INVARIANTS = ['identity', 'roadmaps', 'scheduling', 'payments', 'community'];

const commands: Record<string, Run[]> = {
  'grant-role': [ofService('identity', 'grant-role')],
  'create-user': [ofService('identity', 'create-user')],
  'reset-second-factor': [resetSecondFactor],
  invariants: SERVICES_WITH_INVARIANTS.map((service) => ofService(service, 'invariants')),
  reconcile: [reconcile],
  'dead-letters': [
    {
      file: 'libs/messaging/dist/dead-letters-cli.js',
      first: [],
      env: ({ backing, secrets }) => ({
        NATS_URL: backing.natsUrl,
        ...(backing.localNats ? { NATS_USER: OPERATOR, NATS_PASSWORD: secrets.natsLogins[OPERATOR] } : {}),
      }),
    },
  ],
  outbox: [
    {
      file: 'libs/database/dist/outbox-cli.js',
      first: [],
      env: ({ backing }) => ({ DATABASE_URL: backing.databaseUrl }),
    },
  ],
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const runs = commands[name];
  if (!runs) throw new LaunchFault(`Name a command: ${Object.keys(commands).join(', ')}.`);
  const settings = readSettings();
  const backing = readBacking(settings.home);
  const secrets = loadSecrets(settings.home, { databases: [], nats: [], redis: [] });
  const codes = runs.map(({ file, first, env }) => {
    const { status } = spawnSync(process.execPath, [join(projectRoot, file), ...first, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env({ settings, backing, secrets }) },
    });
    return status ?? 1;
  });
  process.exitCode = Math.max(...codes);
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
      'Start it first (npm start); this command connects to its servers.',
    );
  }
}
