import { z } from 'zod';

// Structured output takes a part of JSON Schema only; lengths are checked here after the answer has come.
const UNKNOWN_TO_SERVERS = [
  '$schema',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
];

/** JSON Schema of a zod schema in the form "structured output" servers take: every key required, no others allowed. */
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  return strip(z.toJSONSchema(schema)) as Record<string, unknown>;
}

function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !UNKNOWN_TO_SERVERS.includes(key))
      .map(([key, value]) => [key, strip(value)]),
  );
}
