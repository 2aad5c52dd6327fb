import { z } from 'zod';

/** Three bytes in UTF-8, the most of one UTF-16 unit. */
const WIDE = 'あ';
/** Characters that fit; all are ASCII. */
const patternLengths: Record<string, number> = {
  '^[\\w-]{87}$': 87,
  '^[\\w-]{22}$': 22,
  '^[A-Za-z0-9-]{1,64}$': 64,
  '^[A-Za-z0-9:_-]{1,200}$': 200,
  '^[a-z-]{1,20}$': 20,
  '^\\d{6}$': 6,
  '^([01]\\d|2[0-3]):(00|30)$': 5,
  '^(?:([01]\\d|2[0-3]):(00|30)|24:00)$': 5,
  '^[a-z]{2,3}$': 3,
  '^([01]\\d|2[0-3]):[0-5]\\d$': 5,
  '^[1-9]\\d{0,9}\\.[a-z]{1,30}\\.[\\w-]{43}$': 85,
  '^avatars\\/[1-9]\\d{0,9}\\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$': 55,
};

/** A moment with milliseconds and offset, a date, a UUID. */
const formatLengths: Record<string, number> = { datetime: 35, date: 10, uuid: 36 };

/**
 * The largest input of a contract as JSON, apart from white space: longest texts, fullest lists, every field but those of
 * records. Refinements are ignored. Throws for a text or list without a limit.
 */
export function largestBody(schema: z.core.$ZodType, path = 'body'): unknown {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return largestText(schema, path);
  if (schema instanceof z.ZodNumber) return -Number.MAX_SAFE_INTEGER / 8;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodUndefined) return undefined;
  if (schema instanceof z.ZodEnum) return longest(schema.options);
  if (schema instanceof z.ZodLiteral) return longest([...schema.values]);
  if (schema instanceof z.ZodArray) return largestList(schema, path);
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, largestBody(field, `${path}.${name}`)]));
  }
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodUnion) return longest(schema.options.map((one) => largestBody(one, path)));
  if (schema instanceof z.ZodPipe) return largestOfPipe(schema, path);
  if (isWrapper(schema)) return largestBody(schema.def.innerType, path);
  throw new Error(`${path}: no largest ${schema._zod.def.type}`);
}

function largestText(schema: z.core.$ZodType, path: string): string {
  const { max, patterns, format } = limitsOf(schema);
  const lengths = patterns.flatMap((pattern) => patternLengths[pattern] ?? []);
  if (lengths.length > 0) return 'a'.repeat(Math.min(...lengths));
  if (max !== undefined) return WIDE.repeat(max);
  const known = formatLengths[format ?? ''];
  if (known === undefined) throw new Error(`${path}: a text without a limit ${patterns.join(' ')}`);
  return 'a'.repeat(known);
}

function largestList(schema: z.ZodArray, path: string): unknown[] {
  const { max } = limitsOf(schema);
  if (max === undefined) throw new Error(`${path}: a list without a limit`);
  return Array<unknown>(max).fill(largestBody(schema.element, `${path}[]`));
}

interface Limits {
  max: number | undefined;
  patterns: string[];
  format: string | undefined;
}

function limitsOf(schema: z.core.$ZodType): Limits {
  const { checks = [], format } = schema._zod.def as { checks?: z.core.$ZodCheck[]; format?: string };
  const found = checks.map(
    (check) => check._zod.def as { maximum?: number; length?: number; pattern?: RegExp },
  );
  const max = found.flatMap(({ maximum, length }) => maximum ?? length ?? []);
  const patterns = found.flatMap(({ pattern }) => pattern?.source ?? []);
  return { max: max.length > 0 ? Math.min(...max) : undefined, patterns, format };
}

/** The side of a pipe that has a limit. */
function largestOfPipe({ def }: z.ZodPipe, path: string): unknown {
  if (def.out instanceof z.ZodTransform) return largestBody(def.in, path);
  if (def.in instanceof z.ZodTransform) return largestBody(def.out, path);
  try {
    return largestBody(def.out, path);
  } catch {
    return largestBody(def.in, path);
  }
}

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault;

const longest = (values: unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
