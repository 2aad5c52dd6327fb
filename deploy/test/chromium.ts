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

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, the system's, Playwright's cache, one unpacked earlier, from the
 * distribution (installed as root, else unpacked), or downloaded by Playwright. Throws LaunchFault with what to install.
 */
export async function findChromium(options: FindChromiumOptions = {}): Promise<string> {
  const binDir = options.binDir ?? join(waymarkHome(), 'bin');
  const there = [process.env.CHROMIUM_PATH ?? '', ...onPath(names), ...macApps, ...(await playwrightCache())];
  for (const candidate of [...there, join(binDir, 'chromium')]) if (await runs(candidate)) return candidate;
  for (const source of [installFromApt, unpackFromApt, downloadWithPlaywright]) {
    for (const candidate of await source(binDir, options.print)) if (await runs(candidate)) return candidate;
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

type Source = (binDir: string, print?: (line: string) => void) => Promise<string[]>;

const installFromApt: Source = async (_binDir, print) => {
  if (process.getuid?.() !== 0 || !hasApt()) return [];
  print?.(`installing chromium from the distribution's packages`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env });
  if ((await install()).code !== 0) {
    await run('apt-get', ['update', '-q'], { env });
    await install();
  }
  return onPath(['chromium']);
};

const unpackFromApt: Source = async (binDir, print) => {
  if (!hasApt()) return [];
  print?.(`fetching chromium from the distribution's packages (nothing is installed)`);
  const fetched = await unpackFromDistribution({
    program: 'chromium',
    packages: [['chromium']],
    inside: ['usr/lib/chromium/chromium', 'usr/lib/chromium-browser/chromium-browser'],
    binDir,
    print,
    wrapperLines: fontLines,
  });
  if ('problem' in fetched) print?.(`apt: ${fetched.problem}`);
  return 'path' in fetched ? [fetched.path] : [];
};

const downloadWithPlaywright: Source = async (_binDir, print) => {
  print?.('downloading Chromium with Playwright');
  const cli = join(projectRoot, 'node_modules/playwright-core/cli.js');
  if (existsSync(cli))
    await run(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { timeoutMs: 300_000 });
  return playwrightCache();
};

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
