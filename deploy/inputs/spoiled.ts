/** A JSON schema as far as the API's description uses it. */
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

/** Something wrong to send, in words and as it is. */
export type Wrong = [what: string, body: unknown];

const DEEP = 10_000;
/** Fits a body, and is longer than any text but a story may be. */
const LONG = 'x'.repeat(60_000);
const nested = (open: string, close: string) => open.repeat(DEEP) + close.repeat(DEEP);

/** Bodies that are wrong as a whole, whatever a route takes. */
export const wrongWholes: Wrong[] = [
  ['no body', undefined],
  ['an empty body', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['an array of bodies', '[{}]'],
  ['text', '"text"'],
  ['a number', '42'],
  ['true', 'true'],
];

/** What is no JSON, or none that is read. */
export const noJson: Wrong[] = [
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

/** Every way to spoil one field of a good body, by its schema. */
export function wrongFields(schema: Schema, good: Record<string, unknown>): Wrong[] {
  const wrongs = objectWrongs(schema, good, '').map(
    ({ path, what, value }): Wrong => [`${path}: ${what}`, value],
  );
  const first = schema.required?.[0];
  return [...wrongs, ...(first ? spoiledText(first, good) : [])];
}

/** Spoiled as JSON text, since no object of ours can hold it. */
function spoiledText(field: string, good: Record<string, unknown>): Wrong[] {
  const { [field]: _, ...others } = good;
  const rest = JSON.stringify(others).slice(1);
  const start = `{${JSON.stringify(field)}:`;
  const comma = rest === '}' ? '' : ',';
  return [
    [`${field}: ${DEEP} arrays deep`, `${start}${nested('[', ']')}${comma}${rest}`],
    [
      `${field}: ${DEEP / 2} objects deep`,
      `${start}${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}${comma}${rest}`,
    ],
    [`${field}: twice, last wrong`, `${JSON.stringify(good).slice(0, -1)},${JSON.stringify(field)}:{}}`],
    [`${field}: larger than any number`, `${start}1e999${comma}${rest}`],
  ];
}

interface Found {
  path: string;
  what: string;
  value: unknown;
}

function objectWrongs(schema: Schema, good: Record<string, unknown>, at: string): Found[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = at ? `${at}.${name}` : name;
    const isRequired = schema.required?.includes(name) ?? false;
    const { [name]: _, ...without } = good;
    const missing = isRequired ? [{ path, what: 'missing', value: without }] : [];
    const spoiled = valueWrongs(inner, good[name], path, isRequired).map((found) => ({
      ...found,
      value: { ...good, [name]: found.value },
    }));
    return [...missing, ...spoiled];
  });
}

function valueWrongs(schema: Schema, good: unknown, path: string, isRequired: boolean): Found[] {
  const found = ([what, value]: Wrong): Found => ({ path, what, value });
  const types = otherTypes(schema).map(found);
  if (schema.type === 'string') return [...types, ...stringWrongs(schema, isRequired).map(found)];
  if (schema.type === 'object') return [...types, ...objectWrongs(schema, sampleOf(schema, good), path)];
  if (schema.type === 'array') return [...types, ...arrayWrongs(schema, good, path)];
  return types;
}

function otherTypes({ type, nullable }: Schema): Wrong[] {
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

function stringWrongs(schema: Schema, isRequired: boolean): Wrong[] {
  const { maxLength, minLength = 0, pattern } = schema;
  const wrongs: Wrong[] = [['too long', maxLength === undefined ? LONG : 'x'.repeat(maxLength + 1)]];
  if (schema.enum) wrongs.push(['another word', 'publish']);
  if (pattern)
    wrongs.push(
      ['a path', '../../etc/passwd'],
      ['a NUL', 'a\0b'],
      ['half a character', '\ud800'],
      ['SQL', "' OR 1=1 --"],
    );
  if (minLength > 0 || pattern || (isRequired && maxLength === undefined)) {
    wrongs.push(['empty', ''], ['only blanks', ' \n\t '.slice(0, 4)]);
  }
  return wrongs;
}

function arrayWrongs(schema: Schema, good: unknown, path: string): Found[] {
  const { items = {}, minItems = 0, maxItems } = schema;
  const sample = Array.isArray(good) && good.length > 0 ? good[0] : sampleOf(items, undefined);
  const wrongs: Found[] = valueWrongs(items, sample, `${path}[]`, true).map((inner) => ({
    ...inner,
    value: [inner.value],
  }));
  if (minItems > 0) wrongs.push({ path, what: 'empty', value: [] });
  if (maxItems !== undefined)
    wrongs.push({ path, what: 'too many', value: Array(maxItems + 1).fill(sample) });
  return [...wrongs, { path, what: 'ten thousand', value: Array(10_000).fill(0) }];
}

/** Something that fits, for what the good body leaves out. */
function sampleOf(schema: Schema, good: unknown): Record<string, unknown> {
  if (typeof good === 'object' && good !== null) return good as Record<string, unknown>;
  const entries = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(entries.map(([name, { type }]) => [name, type === 'string' ? 'sample' : []]));
}
