// Writes libs/contracts/event-schemas.jsonl, the schema of every version of an event, or checks that events still match it:
//   node --conditions=waymark-source deploy/event-schemas.ts [--write [--accept-breaking]]
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EventEnvelope } from '@waymark/contracts/events';
import { z } from 'zod';
import { breakingChanges, type JsonSchema } from './event-schema-changes.ts';
import { projectRoot } from './launch/paths.ts';
import { manifests } from './launch/processes.ts';

const FILE = join(projectRoot, 'libs/contracts/event-schemas.jsonl');
const COMMAND = 'npm run event-schemas';

/** Schemas by event type, and that of the envelope. */
type Schemas = Map<string, JsonSchema>;

/** As readers parse them. */
const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function currentSchemas(): Schemas {
  const events = manifests.flatMap(({ publishes = [] }) => publishes);
  const entries = events.map(({ type, data }) => [type, schemaOf(data)] as const);
  return new Map([['envelope', schemaOf(EventEnvelope)], ...entries]);
}

async function storedSchemas(): Promise<Schemas> {
  const text = await readFile(FILE, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => Object.entries(JSON.parse(line) as Record<string, JsonSchema>)[0]!));
}

const toText = (schemas: Schemas): string =>
  [...schemas].map(([type, schema]) => `${JSON.stringify({ [type]: schema })}\n`).join('');

/** Changes within a version that would turn events into dead letters while an update is rolled out. */
export const brokenVersions = (stored: Schemas, current: Schemas): string[] =>
  [...current].flatMap(([type, schema]) => {
    const former = stored.get(type);
    return former
      ? breakingChanges(former, schema).map((change) => `${type}: ${change}. ${remedy(type)}`)
      : [];
  });

function remedy(type: string): string {
  const [, name, version] = /^(.+)\.v(\d+)$/.exec(type) ?? [];
  if (!name) return 'Processes of an earlier version reject such events.';
  return `Processes of an earlier version reject such events: leave v${version} as it is and make ${name}.v${Number(version) + 1}.`;
}

/** What is wrong between the events and their stored schemas. */
export async function checkEventSchemas(): Promise<string[]> {
  const [stored, current] = [await storedSchemas(), currentSchemas()];
  const broken = brokenVersions(stored, current);
  if (broken.length > 0 || toText(stored) === toText(current)) return broken;
  return [`event-schemas.jsonl lacks additions to events: run "${COMMAND}"`];
}

if (import.meta.main) {
  const [current, args] = [currentSchemas(), process.argv];
  const broken = args.includes('--accept-breaking') ? [] : brokenVersions(await storedSchemas(), current);
  if (args.includes('--write') && broken.length === 0) await writeFile(FILE, toText(current));
  const faults = broken.length > 0 ? broken : await checkEventSchemas();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
