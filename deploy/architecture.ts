// Writes the tables of ARCHITECTURE.md from the manifests of all processes, or checks that they match:
//   node --conditions=waymark-source deploy/architecture.ts [--write]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyJobType } from '@waymark/contracts/jobs';
import { eventOwner, type ProcessManifest } from '@waymark/messaging/manifest';
import { projectRoot } from './launch/paths.ts';
import { manifests } from './launch/processes.ts';

const FILE = join(projectRoot, 'ARCHITECTURE.md');

const folderOf = ({ name }: ProcessManifest): string => (name === 'gateway' ? name : `services/${name}`);

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const processes = (): string =>
  table(
    ['process', 'responsibility'],
    manifests.map((manifest) => [`\`${folderOf(manifest)}\``, manifest.purpose]),
  );

/** A list with an item for each process that has any. */
const list = (entriesOf: (manifest: ProcessManifest) => string[]): string =>
  manifests
    .map((manifest) => ({ name: manifest.name, entries: entriesOf(manifest) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ name, entries }) => `- **${name}**: ${entries.join(', ')}`)
    .join('\n');

const tables = (): string =>
  list(({ tables: owned = {} }) =>
    Object.entries(owned).map(([name, row]) => {
      const note = 'impersonal' in row ? row.impersonal : row.note;
      return note ? `\`${name}\` (${note})` : `\`${name}\``;
    }),
  );

const calls = (): string =>
  list(({ calls: called = [] }) =>
    called.map((call) => `\`${typeof call === 'string' ? call : call.subject}\``),
  );

const jobs = (): string =>
  table(
    ['job', 'queue', 'enqueued by', 'done by'],
    manifests.flatMap(({ name: worker, jobs: taken = [] }) =>
      taken.map((job) => [`\`${job.name}\``, `\`${job.queue}\``, enqueuersOf(job), worker]),
    ),
  );

const enqueuersOf = (job: AnyJobType): string =>
  manifests
    .filter(({ enqueues = [] }) => enqueues.includes(job))
    .map(({ name }) => name)
    .join(', ');

const events = (): string =>
  table(
    ['event', 'published by', 'consumed by'],
    manifests.flatMap(({ name, publishes = [], signals = [] }) => [
      ...publishes.map(({ type }) => [`\`${type}\``, name, consumersOf(type)]),
      ...signals.map(({ signal }) => [`\`${signal}\``, name, 'a signal: open pages only, not stored']),
    ]),
  );

function consumersOf(type: string): string {
  const consumers = manifests.flatMap(({ name, consumes = [] }) =>
    consumes.filter(({ event }) => event.type === type).map(({ effect }) => `${name} (${effect})`),
  );
  return consumers.join(', ') || 'open pages only';
}

const SECTIONS = { processes, tables, calls, events, jobs };

/** The file with its tables replaced. Throws when a marker is missing. */
export function withTables(text: string): string {
  let result = text;
  for (const [name, content] of Object.entries(SECTIONS)) {
    const section = new RegExp(`(<!-- ${name}: [^>]*-->\n)[\\s\\S]*?(\n<!-- end -->)`);
    if (!section.test(result)) throw new Error(`ARCHITECTURE.md has no section "${name}"`);
    result = result.replace(section, (_all, begin: string, end: string) => `${begin}\n${content()}\n${end}`);
  }
  return result;
}

/** What is wrong between the file and the manifests. */
export async function checkArchitecture(): Promise<string[]> {
  const text = await readFile(FILE, 'utf8');
  const orphans = manifests.flatMap(({ name, consumes = [] }) =>
    consumes
      .filter(({ event }) => !manifests.some((other) => eventOwner(other) === event.type.split('.')[0]))
      .map(({ event }) => `${name} consumes ${event.type}, which no process publishes`),
  );
  const faults = withTables(text) === text ? [] : ['ARCHITECTURE.md differs: run "npm run architecture"'];
  return [...orphans, ...faults];
}

if (import.meta.main) {
  if (process.argv.includes('--write')) await writeFile(FILE, withTables(await readFile(FILE, 'utf8')));
  const faults = await checkArchitecture();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
