import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { hasApt, unpackFromDistribution } from '../launch/distribution.ts';
import { LaunchFault } from '../launch/fault.ts';
import { isExecutable, onPath, projectRoot, waymarkHome } from '../launch/paths.ts';
import { run } from '../launch/run.ts';

export interface FindChromiumOptions {
  binDir?: string;
  print?: (line: string) => void;
}

/** Chromium without windows: half of the processor time of the whole browser, for the same pages. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, else a headless shell, else a whole browser. Each is looked for on
 * the PATH, in Playwright's cache and among those unpacked earlier, then fetched: from the distribution (installed as
 * root, else unpacked), or by Playwright. Throws LaunchFault with what to install.
 */
export async function findChromium(options: FindChromiumOptions = {}): Promise<string> {
  const { binDir = join(waymarkHome(), 'bin'), print } = options;
  const cached = await playwrightCache();
  const cachedShells = cached.filter((path) => path.includes('headless'));
  const shells = [process.env.CHROMIUM_PATH ?? '', ...onPath([SHELL]), ...cachedShells, join(binDir, SHELL)];
  const browsers = [...onPath(names), ...macApps, ...cached, join(binDir, 'chromium')];
  const attempts = [
    () => shells,
    () => installFromApt(SHELL, print),
    () => unpackFromApt(SHELL, binDir, print),
    () => browsers,
    () => installFromApt('chromium', print),
    () => unpackFromApt('chromium', binDir, print),
    () => downloadWithPlaywright(print),
  ];
  for (const attempt of attempts) {
    for (const candidate of await attempt()) if (await runs(candidate)) return candidate;
  }
  throw new LaunchFault(
    'No Chromium was found for the browser tests, and none could be fetched.',
    'Install one (apt-get install chromium, or npx playwright-core install chromium), or set CHROMIUM_PATH.',
  );
}

// For machines without fonts, which would show no text.
const fontLines = `if ! [ -d /etc/fonts ]; then
  export FONTCONFIG_FILE="$tree/fonts.conf"
  printf '<fontconfig><dir>%s/usr/share/fonts</dir><cachedir>%s/fonts-cache</cachedir></fontconfig>\\n' \\
    "$tree" "$tree" >"$FONTCONFIG_FILE"
fi`;

type Print = ((line: string) => void) | undefined;

async function installFromApt(name: string, print: Print): Promise<string[]> {
  if (process.getuid?.() !== 0 || !hasApt()) return [];
  print?.(`installing ${name} from the distribution's packages`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env });
  if ((await install()).code !== 0) {
    await run('apt-get', ['update', '-q'], { env });
    await install();
  }
  return onPath([name]);
}

async function unpackFromApt(name: string, binDir: string, print: Print): Promise<string[]> {
  if (!hasApt()) return [];
  print?.(`fetching ${name} from the distribution's packages (nothing is installed)`);
  const fetched = await unpackFromDistribution({
    program: name,
    packages: [[name]],
    inside: [`usr/lib/chromium/${name}`, `usr/lib/chromium-browser/${name}`],
    binDir,
    print,
    wrapperLines: fontLines,
  });
  if ('problem' in fetched) print?.(`apt: ${fetched.problem}`);
  return 'path' in fetched ? [fetched.path] : [];
}

async function downloadWithPlaywright(print: Print): Promise<string[]> {
  print?.('downloading Chromium with Playwright');
  const cli = join(projectRoot, 'node_modules/playwright-core/cli.js');
  if (existsSync(cli))
    await run(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { timeoutMs: 300_000 });
  return playwrightCache();
}

async function playwrightCache(): Promise<string[]> {
  const mac = process.platform === 'darwin';
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ??
    join(homedir(), mac ? 'Library/Caches' : '.cache', 'ms-playwright');
  if (!existsSync(cache)) return [];
  const versions = (await readdir(cache))
    .filter((name) => name.startsWith('chromium'))
    .sort()
    .reverse();
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Chromium.app/Contents/MacOS/Chromium',
  ];
  return versions.flatMap((version) => inside.map((path) => join(cache, version, path)));
}

/** False for a stub of a snap and for a program that lacks a library. */
async function runs(candidate: string): Promise<boolean> {
  if (!isExecutable(candidate)) return false;
  const { code, stdout } = await run(candidate, ['--version', '--no-sandbox'], { timeoutMs: 30_000 });
  return code === 0 && /\d+\.\d+/.test(stdout);
}
