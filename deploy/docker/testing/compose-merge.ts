import { type CollectionTag, parseDocument, Scalar } from 'yaml';

/** A value that replaces the one of earlier files. */
class Override {
  readonly value: unknown;

  constructor(value: unknown) {
    this.value = value;
  }
}

type Fields = Record<string, unknown>;

/** Fields that a later file replaces as a whole. */
const REPLACED = ['command', 'entrypoint', 'test'];

const override = (collection: 'map' | 'seq'): CollectionTag => ({
  tag: '!override',
  collection,
  resolve: (node) => new Scalar(new Override(node.toJSON())),
});

/** The texts of compose files merged as compose does, with their merge keys resolved. Throws for a tag other than `!override`. */
export const mergeFiles = (texts: readonly string[]): unknown =>
  texts.reduce((below: unknown, text) => merged(below, parsed(text)), {});

function parsed(text: string): unknown {
  const document = parseDocument(text, { merge: true, customTags: [override('map'), override('seq')] });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) throw fault;
  return document.toJS();
}

function merged(below: unknown, above: unknown, name = ''): unknown {
  if (above instanceof Override) return above.value;
  if (Array.isArray(above)) {
    return Array.isArray(below) && !REPLACED.includes(name) ? joined(below, above, name) : above;
  }
  if (!isMap(above)) return above;
  const base = isMap(below) ? below : {};
  const own = Object.entries(above).map(([key, value]) => [key, merged(base[key], value, key)]);
  return { ...base, ...Object.fromEntries(own) };
}

/** One list after the other; an entry for the same place replaces the earlier one. */
function joined(below: unknown[], above: unknown[], name: string): unknown[] {
  const taken = new Set(above.map((entry) => placeOf(entry, name)));
  return [...below.filter((entry) => !taken.has(placeOf(entry, name))), ...above];
}

function placeOf(entry: unknown, list: string): unknown {
  if (isMap(entry)) return entry.target;
  return list === 'volumes' ? (String(entry).split(':')[1] ?? entry) : entry;
}

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
