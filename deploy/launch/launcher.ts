import { join } from 'node:path';
import { DEMO_PASSWORD, demoLogins } from '@waymark/contracts/demo';
import { consoleReporter, seconds } from './console.ts';
import { LaunchFault } from './fault.ts';
import { readSettings } from './settings.ts';
import { type StartOptions, startWaymark, type Waymark } from './start.ts';

/** Ctrl-C reaches us twice, from the terminal and from npm: this close together is one. */
const SAME_SIGNAL_MS = 700;
const FORCED_WITHIN_MS = 3_000;
const PARENT_CHECK_MS = 300;

/**
 * The command line around `startWaymark`: says what happens, ends everything in order when
 * asked to and at once when asked again. Exit codes: 0 stopped when asked, 1 did not start,
 * 130 ended by force.
 */
export async function runLauncher(options: Pick<StartOptions, 'processes' | 'build'> = {}): Promise<void> {
  const startedAt = Date.now();
  const reporter = consoleReporter(process.stdout);
  const { ending, forcing } = endOnSignals(reporter.say);
  try {
    reporter.say(`\n Waymark · Node ${process.versions.node}\n`);
    const { home, env } = readSettings();
    const waymark = await startWaymark({
      ...options,
      console: reporter,
      signal: ending.signal,
      force: forcing.signal,
      binDir: join(home, 'bin'),
    });
    if (!ending.signal.aborted) {
      reporter.say(welcome(waymark, env, Date.now() - startedAt));
      await aborted(ending.signal);
    }
    await waymark.stop();
  } catch (error) {
    if (!ending.signal.aborted) fail(error, reporter.say);
  }
  reporter.say(' Stopped. The data is kept.\n');
  process.exit(forcing.signal.aborted ? 130 : 0);
}

function endOnSignals(say: (line: string) => void) {
  const ending = new AbortController();
  const forcing = new AbortController();
  let askedAt = 0;
  const end = (signal: string) => {
    if (!askedAt) {
      askedAt = Date.now();
      say(`\n Stopping (${signal}); press Ctrl-C again to end it by force.`);
      ending.abort();
    } else if (Date.now() - askedAt > SAME_SIGNAL_MS && !forcing.signal.aborted) {
      say(' Ending everything by force.');
      forcing.abort();
      setTimeout(() => process.exit(130), FORCED_WITHIN_MS).unref();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm hands a signal to a shell, which ends without passing it on: we are somebody else's child then.
  const parent = process.ppid;
  const orphaned = () =>
    process.env.npm_lifecycle_event && process.ppid !== parent && !askedAt && end('npm ended');
  setInterval(orphaned, PARENT_CHECK_MS).unref();
  // The terminal or the pipe we speak to may go away before we do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  return { ending, forcing };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function fail(error: unknown, say: (line: string) => void): never {
  const known = error instanceof LaunchFault;
  say(`\n ✗ ${known ? error.message : error instanceof Error ? error.stack : error}`);
  if (known && error.remedy) say(`   ${error.remedy}`);
  say('');
  process.exit(1);
}

function welcome({ url, home }: Waymark, env: Record<string, string>, tookMs: number): string {
  const demoMode = (env.DEMO_MODE ?? String(env.NODE_ENV !== 'production')) === 'true';
  const logins = demoLogins.map(({ username }) => username).join(', ');
  return [
    '',
    ` Waymark is ready at ${url} (after ${seconds(tookMs)})`,
    '',
    ...(demoMode ? [` Demo logins  ${logins} (password ${DEMO_PASSWORD})`] : []),
    ` Data         ${home}`,
    ` Logs         ${join(home, 'logs')}`,
    ' Stop         Ctrl-C',
    '',
  ].join('\n');
}
