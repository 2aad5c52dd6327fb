import { z } from 'zod';

// Structured output supports a part of JSON Schema; the rest is checked when the response is parsed.
const UNSUPPORTED = [
  '$schema',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
];

/** JSON Schema for structured output: every key required, no others allowed. */
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  return strip(z.toJSONSchema(schema)) as Record<string, unknown>;
}

function strip(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(strip);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !UNSUPPORTED.includes(key))
      .map(([key, value]) => [key, strip(value)]),
  );
}
