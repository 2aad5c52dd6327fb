// Writes the tables of ARCHITECTURE.md from the manifests of all processes, or checks that they match:
//   node --conditions=waymark-source deploy/architecture.ts [--write]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventOwner, type ProcessManifest } from '@waymark/messaging/manifest';
import { projectRoot } from './launch/paths.ts';
import { manifests } from './launch/processes.ts';

const FILE = join(projectRoot, 'ARCHITECTURE.md');

const folderOf = ({ name }: ProcessManifest): string => (name === 'gateway' ? name : `services/${name}`);

/** A Markdown table with padded columns, as the formatter writes it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((cells) => cells[column]!.length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const processes = (): string =>
  table(
    ['process', 'responsibility', 'tables', 'calls'],
    manifests.map((manifest) => [
      `\`${folderOf(manifest)}\``,
      manifest.purpose,
      Object.entries(manifest.tables ?? {})
        .map(([name, remark]) => (remark ? `${name} (${remark})` : name))
        .join(', ') || 'none',
      (manifest.calls ?? [])
        .map((call) => `\`${typeof call === 'string' ? call : call.subject}\``)
        .join(', ') || 'none',
    ]),
  );

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

const SECTIONS = { processes, events };

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
