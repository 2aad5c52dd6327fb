import { INVISIBLE_TEXTS } from '@waymark/testing/invisible-texts';

/** The part of JSON Schema that the OpenAPI description uses. */
export interface Schema {
  $ref?: string;
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean';
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  enum?: unknown[];
}

export type InvalidBody = [what: string, body: unknown];

const DEEP = 2_000;
/** Shorter than the limit of a body, and longer than any text but a story may be. */
const LONG = 'x'.repeat(15_000);
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);

/** Bodies that are invalid for every route. */
export const invalidBodies: InvalidBody[] = [
  ['no body', undefined],
  ['an empty body', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['an array of bodies', '[{}]'],
  ['text', '"text"'],
  ['a number', '42'],
  ['true', 'true'],
];

/** Bodies that are not JSON, or that no route accepts. */
export const invalidJson: InvalidBody[] = [
  ['half an object', '{"title":'],
  ['single quotes', "{'title':'x'}"],
  ['too many brackets', '{}}'],
  ['NaN', 'NaN'],
  ['a number with a nought before it', '{"limit":007}'],
  ['a comment', '{/* */}'],
  ['XML', '<x/>'],
  ['a form', 'title=x'],
  ['a NUL', '\0'],
  ['brackets that never close', '['.repeat(DEEP)],
  ['a prototype', '{"__proto__":{"role":"admin"}}'],
  ['a hidden prototype', '{"\\u005f_proto__":{"role":"admin"}}'],
  ['the prototype of a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"title":"x"}', 'utf16le')],
  ['a compressed body', Buffer.from('1f8b0800000000000003ab56050043bfa6a302000000', 'hex')],
];

/** Valid bodies with one field made invalid in every way its schema allows. */
export function invalidFields(schema: Schema, valid: Record<string, unknown>): InvalidBody[] {
  const cases = invalidObjects(schema, valid, '').map(
    ({ path, what, value }): InvalidBody => [`${path}: ${what}`, value],
  );
  const first = schema.required?.[0];
  return [...cases, ...(first ? invalidTexts(first, valid) : [])];
}

/** As JSON text, since no object can hold these. */
function invalidTexts(field: string, valid: Record<string, unknown>): InvalidBody[] {
  const { [field]: _, ...others } = valid;
  const rest = JSON.stringify(others).slice(1);
  const start = `{${JSON.stringify(field)}:`;
  const comma = rest === '}' ? '' : ',';
  return [
    [`${field}: ${DEEP} arrays deep`, `${start}${nested('[', ']')}${comma}${rest}`],
    [
      `${field}: ${DEEP / 2} objects deep`,
      `${start}${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}${comma}${rest}`,
    ],
    [`${field}: twice, last wrong`, `${JSON.stringify(valid).slice(0, -1)},${JSON.stringify(field)}:{}}`],
    [`${field}: larger than any number`, `${start}1e999${comma}${rest}`],
  ];
}

interface Found {
  path: string;
  what: string;
  value: unknown;
}

function invalidObjects(schema: Schema, valid: Record<string, unknown>, at: string): Found[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = at ? `${at}.${name}` : name;
    const isRequired = schema.required?.includes(name) ?? false;
    const { [name]: _, ...without } = valid;
    const missing = isRequired ? [{ path, what: 'missing', value: without }] : [];
    const invalid = invalidValues(inner, valid[name], path, isRequired).map((found) => ({
      ...found,
      value: { ...valid, [name]: found.value },
    }));
    return [...missing, ...invalid];
  });
}

function invalidValues(schema: Schema, valid: unknown, path: string, isRequired: boolean): Found[] {
  const found = ([what, value]: InvalidBody): Found => ({ path, what, value });
  const types = otherTypes(schema).map(found);
  if (schema.type === 'string') return [...types, ...invalidStrings(schema, isRequired).map(found)];
  if (schema.type === 'object') return [...types, ...invalidObjects(schema, sampleOf(schema, valid), path)];
  if (schema.type === 'array') return [...types, ...invalidArrays(schema, valid, path)];
  return types;
}

function otherTypes({ type, nullable }: Schema): InvalidBody[] {
  const all: [what: string, value: unknown, fits: Schema['type'][]][] = [
    ['null', null, []],
    ['text', 'text', ['string']],
    ['a number', 1, ['integer', 'number']],
    ['a number as text', '1', ['string']],
    ['a fraction', 1.5, ['number']],
    ['a number too large', 1e300, ['number']],
    ['true', true, ['boolean']],
    ['an array', [], ['array']],
    ['an array in an array', [['x']], []],
    ['an object', {}, ['object']],
    ['an operator', { $ne: null }, ['object']],
    ['an object that calls itself text', { toString: 'x', length: 5 }, ['object']],
  ];
  return all
    .filter(([what, , fits]) => !fits.includes(type) && !(what === 'null' && nullable))
    .map(([what, value]) => [what, value]);
}

function invalidStrings(schema: Schema, isRequired: boolean): InvalidBody[] {
  const { maxLength, minLength = 0, pattern } = schema;
  const cases: InvalidBody[] = [['too long', maxLength === undefined ? LONG : 'x'.repeat(maxLength + 1)]];
  if (schema.enum) cases.push(['another word', 'publish']);
  if (pattern)
    cases.push(
      ['a path', '../../etc/passwd'],
      ['a NUL', 'a\0b'],
      ['half a character', '\ud800'],
      ['SQL', "' OR 1=1 --"],
    );
  if (minLength > 0 || pattern || (isRequired && maxLength === undefined)) {
    cases.push(['empty', ''], ['only blanks', ' \n\t '.slice(0, 4)]);
    for (const [what, text] of Object.entries(INVISIBLE_TEXTS)) cases.push([`only ${what}`, text]);
  }
  return cases;
}

function invalidArrays(schema: Schema, valid: unknown, path: string): Found[] {
  const { items = {}, minItems = 0, maxItems } = schema;
  const sample = Array.isArray(valid) && valid.length > 0 ? valid[0] : sampleOf(items, undefined);
  const cases: Found[] = invalidValues(items, sample, `${path}[]`, true).map((inner) => ({
    ...inner,
    value: [inner.value],
  }));
  if (minItems > 0) cases.push({ path, what: 'empty', value: [] });
  if (maxItems !== undefined) cases.push({ path, what: 'too many', value: Array(maxItems + 1).fill(sample) });
  return [...cases, { path, what: 'ten thousand', value: Array(10_000).fill(0) }];
}

/** A valid value for a field that the valid body omits. */
function sampleOf(schema: Schema, valid: unknown): Record<string, unknown> {
  if (typeof valid === 'object' && valid !== null) return valid as Record<string, unknown>;
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(entries.map(([name, { type }]) => [name, type === 'string' ? 'sample' : []]));
}
