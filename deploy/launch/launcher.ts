import { join } from 'node:path';
import { DEMO_PASSWORD, demoLogins } from '@waymark/demo/people';
import { consoleReporter, seconds } from './console.ts';
import { LaunchFault } from './fault.ts';
import { isOpenHost, readArguments } from './host.ts';
import { localModelHint } from './local-models.ts';
import { readSettings, type Settings } from './settings.ts';
import { type StartOptions, startWaymark, type Waymark } from './start.ts';

/** Ctrl-C arrives twice, from the terminal and from npm; two signals within this time count as one. */
const SAME_SIGNAL_MS = 700;
const FORCED_WITHIN_MS = 3_000;
const PARENT_CHECK_MS = 300;

/**
 * The command line of `startWaymark`. The first signal stops all processes in order, a second one kills them. Exit codes:
 * 0 stopped by a signal, 1 did not start, 130 killed.
 */
export async function runLauncher(options: Pick<StartOptions, 'processes' | 'build'> = {}): Promise<void> {
  const startedAt = Date.now();
  const reporter = consoleReporter(process.stdout);
  const { ending, forcing } = endOnSignals(reporter.print);
  try {
    reporter.print(`\n Waymark · Node ${process.versions.node}\n`);
    const given = readArguments(process.argv.slice(2));
    const settings = readSettings({ ...process.env, ...given });
    const open = openDemo(settings);
    if (open) reporter.danger(`${open}\n`);
    const waymark = await startWaymark({
      ...options,
      env: given,
      console: reporter,
      signal: ending.signal,
      force: forcing.signal,
      binDir: join(settings.home, 'bin'),
    });
    if (!ending.signal.aborted) {
      reporter.print(welcome(waymark, settings, Date.now() - startedAt));
      const hint = await localModelHint(settings.env);
      if (hint) reporter.print(`${hint}\n`);
      if (open) reporter.danger(`${open}\n`);
      await aborted(ending.signal);
    }
    await waymark.stop();
  } catch (error) {
    if (!ending.signal.aborted) fail(error, reporter.print);
  }
  reporter.print(' Stopped. The data is kept.\n');
  process.exit(forcing.signal.aborted ? 130 : 0);
}

function endOnSignals(print: (line: string) => void) {
  const ending = new AbortController();
  const forcing = new AbortController();
  let requestedAt = 0;
  const end = (signal: string) => {
    if (!requestedAt) {
      requestedAt = Date.now();
      print(`\n Stopping (${signal}); press Ctrl-C again to end it by force.`);
      ending.abort();
    } else if (Date.now() - requestedAt > SAME_SIGNAL_MS && !forcing.signal.aborted) {
      print(' Ending everything by force.');
      forcing.abort();
      setTimeout(() => process.exit(130), FORCED_WITHIN_MS).unref();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm passes a signal to a shell, which exits without passing it on: this process then has another parent.
  const parent = process.ppid;
  const orphaned = () =>
    process.env.npm_lifecycle_event && process.ppid !== parent && !requestedAt && end('npm ended');
  setInterval(orphaned, PARENT_CHECK_MS).unref();
  // The terminal or pipe may close first.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return { ending, forcing };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function fail(error: unknown, print: (line: string) => void): never {
  const known = error instanceof LaunchFault;
  print(`\n ✗ ${known ? error.message : error instanceof Error ? error.stack : error}`);
  if (known && error.remedy) print(`   ${error.remedy}`);
  print('');
  process.exit(1);
}

const isDemo = ({ env }: Settings): boolean =>
  (env.DEMO_MODE ?? String(env.NODE_ENV !== 'production')) === 'true';

/** What a demo that other machines may reach gives away; null: there is none. */
function openDemo(settings: Settings): string | null {
  if (!isDemo(settings) || !isOpenHost(settings.host)) return null;
  return `The demo is open to the network (${settings.host}): everyone there can log in, also as admin, and read all mails.`;
}

function welcome({ url, home }: Waymark, settings: Settings, tookMs: number): string {
  const logins = demoLogins.map(({ username }) => username).join(', ');
  return [
    '',
    ` Waymark is ready at ${url} (after ${seconds(tookMs)})`,
    '',
    ...(isDemo(settings) ? [` Demo logins  ${logins} (password ${DEMO_PASSWORD})`] : []),
    ` Data         ${home}`,
    ` Logs         ${join(home, 'logs')}`,
    ' Stop         Ctrl-C',
    '',
  ].join('\n');
}
