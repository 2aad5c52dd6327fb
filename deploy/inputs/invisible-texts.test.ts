// guarantees: No field of a contract accepts a text in which nothing can be seen, and each but a tag accepts emoji and every script
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { INVISIBLE_TEXTS, VISIBLE_TEXTS } from '@waymark/testing/invisible-texts';
import { z } from 'zod';

const CONTRACTS = join(import.meta.dirname, '../../libs/contracts/src');
const BODY = /(?:Body|Form|Query|Input)$/;

/** Secrets are read as they are; the others name something that exists, so that no text but that name is accepted later. */
const EXACT =
  /(?:password|token|cursor|key|challenge|signature|secret|payload|id|timezone|session|speaker|moving|fileUrl|fileType|originalName|filename|type|extension|purpose)$/i;
/** Of services, which write these texts; what people write has been parsed by the gateway before. */
const BY_SERVICES =
  /^(?:ErrorBody|AddReport|ReportItem|ReportRun|RecordDevice|SetSourceText|StartExtraction|CompleteFile|GrantRole)\b/;
/** Tags have letters, digits, spaces and hyphens alone, of any script. */
const LETTERS = /\.tags\[\]$/;

type Field = [path: string, schema: z.ZodType];

it('accepts no text without a visible character in any field of a contract', async () => {
  const accepted: string[] = [];
  const fields = await fieldsOfContracts();
  for (const [path, schema] of fields) {
    for (const [what, text] of Object.entries(INVISIBLE_TEXTS)) {
      const result = parse(schema, text);
      const empty = parse(schema, '');
      const isSame = empty?.success
        ? result?.success && JSON.stringify(result.data) === JSON.stringify(empty.data)
        : !result?.success && messageOf(result) === messageOf(empty);
      if (result && !isSame && (result.success || isText(schema))) accepted.push(`${path}: ${what}`);
    }
  }
  expect(accepted).toEqual([]);
  expect(fields.filter(([, schema]) => isText(schema)).length).toBeGreaterThan(100);
});

it('accepts texts that need invisible characters wherever it accepts words', async () => {
  const refused: string[] = [];
  for (const [path, schema] of await fieldsOfContracts()) {
    const needed = [3, 12, 60].find((length) => parse(schema, '語'.repeat(length))?.success);
    if (LETTERS.test(path) || !isText(schema) || !needed || !parse(schema, 'x '.repeat(needed * 4))?.success)
      continue;
    for (const [what, text] of Object.entries(VISIBLE_TEXTS)) {
      const result = parse(schema, text.repeat(Math.min(needed, 10)).repeat(needed > 10 ? 6 : 1));
      if (!result?.success) refused.push(`${path}: ${what}, ${messageOf(result)}`);
    }
  }
  expect(refused).toEqual([]);
});

const WORDS = 'Some words that are long enough for each field that people write, and for a story.';
/** Whether people write something of their own into it. */
const isText = (schema: z.ZodType): boolean =>
  [WORDS, WORDS.slice(0, 15), 'Some w'].some((words) => parse(schema, words)?.success === true);
const parse = (schema: z.ZodType, value: unknown) => {
  try {
    return schema.safeParse(value);
  } catch {
    return null;
  }
};
const messageOf = (result: ReturnType<typeof parse>) => result?.error?.issues[0]?.message;

async function fieldsOfContracts(): Promise<Field[]> {
  const found = new Map<string, z.ZodType>();
  for (const file of readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(join(CONTRACTS, file));
    for (const [name, value] of Object.entries(module)) {
      const schema = value instanceof z.ZodType ? BODY.test(name) && value : inputOf(value);
      if (schema) for (const [path, field] of fieldsOf(schema, name)) found.set(path, field);
    }
  }
  return [...found].filter(([path]) => !EXACT.test(path) && !BY_SERVICES.test(path));
}

const inputOf = (value: unknown): z.ZodType | null =>
  typeof value === 'object' && value !== null && 'subject' in value && 'input' in value
    ? (value.input as z.ZodType)
    : null;

/** The schemas of the fields and elements below this one, with their wrappers. */
function fieldsOf(schema: z.ZodType, path: string): Field[] {
  const def = schema.def as unknown as Record<string, z.ZodType & z.ZodType[]> & { type: string };
  switch (def.type) {
    case 'object':
      return Object.entries((schema as z.ZodObject).shape).flatMap(([name, inner]): Field[] => [
        [`${path}.${name}`, inner as z.ZodType],
        ...fieldsOf(inner as z.ZodType, `${path}.${name}`),
      ]);
    case 'array':
      return [[`${path}[]`, def.element as z.ZodType], ...fieldsOf(def.element as z.ZodType, `${path}[]`)];
    case 'union':
      return (def.options as z.ZodType[]).flatMap((option) => fieldsOf(option, path));
    case 'pipe':
      return [def.in, def.out].flatMap((part) => fieldsOf(part as z.ZodType, path));
    default:
      return def.innerType ? fieldsOf(def.innerType as z.ZodType, path) : [];
  }
}
