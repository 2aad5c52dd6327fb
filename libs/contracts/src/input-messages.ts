import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

/** The types that zod names differently from its readers. */
const TYPES: Readonly<Record<string, string>> = {
  int: 'integer',
  record: 'object',
  nan: 'NaN',
  bool: 'boolean',
};
const named = (type: string) => TYPES[type] ?? type;
const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/**
 * The message for an issue whose schema has none of its own, in place of zod's. Set it once per process as zod's
 * `customError`; it imports nothing, because the browser sets it on every page.
 */
export function inputMessage(issue: RawIssue): string | undefined {
  const input: unknown = issue.input;
  if (input === undefined && issue.code !== 'unrecognized_keys') return 'Required';
  switch (issue.code) {
    case 'invalid_type':
      return expected(named(issue.expected), typeOf(input, issue.expected));
    case 'invalid_value':
      return expected(issue.values.map(quoted).join(' | '), shown(input));
    case 'too_small':
      return issue.origin === 'string' && input === ''
        ? 'Required'
        : expected(limit('at least', issue.minimum, issue.origin), size(input));
    case 'too_big':
      return expected(limit('at most', issue.maximum, issue.origin), size(input));
    case 'invalid_union': {
      const types = issue.errors
        ?.flat()
        .flatMap((one) => (one.code === 'invalid_type' ? [one.expected] : []));
      return types?.length ? expected([...new Set(types.map(named))].join(' | '), typeOf(input)) : undefined;
    }
    case 'invalid_format':
      return issue.format === 'regex' ? 'Invalid format' : undefined;
    default:
      return undefined;
  }
}

/** For a schema whose field has a name: "Title is required" when it is missing, else the message for its type. */
export const requiredError = (what: string, required = `${what} is required`) => ({
  error: (issue: { input?: unknown }) => (isMissing(issue.input) ? required : undefined),
});

/** NaN is what an empty number field of a form holds. */
const isMissing = (input: unknown) => input == null || Number.isNaN(input);

const expected = (what: string, received: string) => `Expected ${what}, received ${received}`;

function typeOf(input: unknown, wanted?: string): string {
  if (input === null) return 'null';
  if (Array.isArray(input)) return 'array';
  if (Number.isNaN(input)) return 'NaN';
  return typeof input === 'number' && wanted === 'int' ? 'float' : typeof input;
}

const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item' };

function limit(bound: string, value: number | bigint, origin: string): string {
  const unit = UNITS[origin];
  return `${bound} ${value}${unit ? ` ${unit}${Number(value) === 1 ? '' : 's'}` : ''}`;
}

const size = (input: unknown) =>
  typeof input === 'string' || Array.isArray(input) ? String(input.length) : shown(input);

/** A value as received; long texts and structures only by their type. */
const shown = (input: unknown) =>
  typeof input === 'string' && input.length > 40
    ? 'string'
    : typeof input === 'object'
      ? typeOf(input)
      : quoted(input);
