import { readFileSync } from 'node:fs';

const manifest = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** Which Waymark runs here, and since when. */
export const processFacts = (): { version: string; startedAt: string } => ({
  version,
  startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
});
