// npm start: brings up everything Waymark needs on this machine, and ends all of it on Ctrl-C.
import { join } from 'node:path';
import { DEMO_PASSWORD, demoLogins } from '@waymark/contracts/demo';
import { consoleReporter, seconds } from './console.ts';
import { LaunchFault } from './fault.ts';
import { readSettings } from './settings.ts';
import { startWaymark, type Waymark } from './start.ts';

/** Ctrl-C reaches us twice, from the terminal and from npm: this close together is one. */
const SAME_SIGNAL_MS = 700;
const FORCED_WITHIN_MS = 3_000;

const startedAt = Date.now();
const reporter = consoleReporter(process.stdout);
const ending = new AbortController();
const forcing = new AbortController();
let waymark: Waymark | undefined;
let askedAt = 0;

// The terminal or the pipe we speak to may go away before we do.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(signal));

try {
  reporter.say(`\n Waymark · Node ${process.versions.node}\n`);
  const settings = readSettings();
  waymark = await startWaymark({
    console: reporter,
    signal: ending.signal,
    force: forcing.signal,
    binDir: join(settings.home, 'bin'),
  });
  if (ending.signal.aborted) await waymark.stop();
  ending.signal.throwIfAborted();
  reporter.say(welcome(waymark, settings.env));
} catch (error) {
  if (ending.signal.aborted) farewell();
  else fail(error);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (askedAt && Date.now() - askedAt > SAME_SIGNAL_MS && !forcing.signal.aborted) {
    reporter.say(' Ending everything by force.');
    forcing.abort();
    setTimeout(() => process.exit(130), FORCED_WITHIN_MS).unref();
  }
  if (askedAt) return;
  askedAt = Date.now();
  reporter.say(`\n Stopping (${signal}); press Ctrl-C again to end it by force.`);
  ending.abort();
  if (!waymark) return; // the interrupted start ends what it began
  await waymark.stop();
  farewell();
}

function farewell(): void {
  reporter.say(` Stopped in ${seconds(Date.now() - askedAt)}. The data is kept.\n`);
  process.exit(forcing.signal.aborted ? 130 : 0);
}

function fail(error: unknown): void {
  const known = error instanceof LaunchFault;
  reporter.say(`\n ✗ ${known ? error.message : error instanceof Error ? error.stack : error}`);
  if (known && error.remedy) reporter.say(`   ${error.remedy}`);
  reporter.say('');
  process.exit(1);
}

function welcome({ url, home }: Waymark, env: Record<string, string>): string {
  const demoMode = (env.DEMO_MODE ?? String(env.NODE_ENV !== 'production')) === 'true';
  const logins = demoLogins.map(({ username }) => username).join(', ');
  return [
    '',
    ` Waymark is ready at ${url} (after ${seconds(Date.now() - startedAt)})`,
    '',
    ...(demoMode ? [` Demo logins  ${logins} (password ${DEMO_PASSWORD})`] : []),
    ` Data         ${home}`,
    ` Logs         ${join(home, 'logs')}`,
    ' Stop         Ctrl-C',
    '',
  ].join('\n');
}
