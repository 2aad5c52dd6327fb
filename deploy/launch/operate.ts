// Runs an operator's command against the Waymark that is running on the data folder:
//   npm run grant-role -- ann mentor     npm run dead-letters -- list     npm run reconcile
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OPERATOR } from '@waymark/messaging/nats-permissions';
import { LaunchFault, messageOf } from './fault.ts';
import { nameACommand, type OperatorProgram, operatorCommands } from './operator-commands.ts';
import { type Backing, serviceDatabaseUrl } from './process-env.ts';
import { runPrograms } from './run-programs.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { readSettings, type Settings } from './settings.ts';

interface Installation {
  settings: Settings;
  backing: Backing;
  secrets: Secrets;
}

function envOf({ opens }: OperatorProgram, installation: Installation): NodeJS.ProcessEnv {
  const { settings, backing, secrets } = installation;
  if (opens === 'every schema') return { ...settings.env, DATABASE_URL: backing.databaseUrl };
  if (opens === 'nats') {
    const login = { NATS_USER: OPERATOR, NATS_PASSWORD: secrets.natsLogins[OPERATOR] };
    return { ...settings.env, NATS_URL: backing.natsUrl, ...(backing.localNats ? login : {}) };
  }
  return {
    // The launcher uses the same default.
    PAYMENTS_PROVIDER: settings.env.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox',
    ...settings.env,
    DATABASE_URL: serviceDatabaseUrl(opens.service, installation),
    SCHEDULING_DATABASE_URL: serviceDatabaseUrl('scheduling', installation),
  };
}

try {
  const [name = '', ...args] = process.argv.slice(2);
  const programs = operatorCommands[name];
  if (!programs) throw new LaunchFault(nameACommand);
  const settings = readSettings();
  const backing = readBacking(settings.home);
  const secrets = loadSecrets(settings.home, { databases: [], nats: [], redis: [] });
  process.exitCode = runPrograms(programs, args, (program) => envOf(program, { settings, backing, secrets }));
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
