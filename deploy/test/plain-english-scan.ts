import { basename } from 'node:path';
import { type Node, parseSync, type VisitorObject, visitorKeys } from 'oxc-parser';
import { allowedPhrases, type Place, type WordRule, wordRules } from './plain-english-words.ts';

/** One comment, title or declared name of a file. */
interface Found {
  place: Place;
  text: string;
  /** Index of its first character in the file. */
  at: number;
}

export interface Hit {
  line: number;
  place: Place;
  word: string;
  instead: string;
  text: string;
}

export interface Scan {
  hits: Hit[];
  lines: number;
  commentLines: number;
}

const anyOf = (words: string[]) => words.map((word) => word.replaceAll(' ', '[\\s*-]+')).join('|');
const splitAtCommas = (words: string) => words.split(',').map((word) => word.trim());
const allowed = new RegExp(`\\b(?:${anyOf(allowedPhrases)})\\b`, 'gi');
const patternsOf = (place: Place) =>
  wordRules
    .filter(({ places }) => places.includes(place))
    .map((rule): [RegExp, WordRule] => [
      new RegExp(`\\b(?:${anyOf(splitAtCommas(rule.words))})\\b(?!')`, 'gi'),
      rule,
    ]);
const patterns: Record<Place, [RegExp, WordRule][]> = {
  name: patternsOf('name'),
  comment: patternsOf('comment'),
  title: patternsOf('title'),
};

/** Finds listed words in one file. `wireNames` are names of the contracts, which never change. */
export function scan(file: string, source: string, wireNames: ReadonlySet<string> = new Set()): Scan {
  const { program, comments, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found = [
    ...comments.map(({ value, start }): Found => ({ place: 'comment', text: value, at: start })),
    ...declarations(program),
    { place: 'name' as const, text: basename(file).replace(/\.tsx?$/, ''), at: 0 },
  ];
  const lineAt = lineNumbers(source);
  return {
    hits: found
      .filter(({ place, text }) => place !== 'name' || !wireNames.has(text))
      .flatMap((one) => hitsIn(one, lineAt))
      .sort((one, two) => one.line - two.line),
    lines: source.trimEnd().split('\n').length,
    commentLines: commentLines(source, comments),
  };
}

/** Keys of the objects in a file of libs/contracts: fields of requests, responses and events. */
export function wireNamesOf(file: string, source: string): string[] {
  const keys: string[] = [];
  visit(parseSync(file, source).program, {
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') keys.push(key.name);
    },
  });
  return keys;
}

function hitsIn({ place, text, at }: Found, lineAt: (index: number) => number): Hit[] {
  const readable = place === 'name' ? wordsOf(text) : withoutQuotes(text);
  const blanked = readable.replace(allowed, (phrase) => '·'.repeat(phrase.length));
  return patterns[place].flatMap(([pattern, { instead }]) =>
    [...blanked.matchAll(pattern)].map(({ 0: word, index }) => ({
      place,
      word: word.toLowerCase().replace(/[\s*-]+/g, ' '),
      instead,
      text: place === 'name' ? text : excerpt(readable, index),
      line: lineAt(place === 'comment' ? at + 2 + index : at),
    })),
  );
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_.]/g, ' ')
    .toLowerCase();

/** Blanks out code in backticks and quoted texts: they belong to something else. */
const withoutQuotes = (text: string) =>
  text.replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”/g, (quote) => '·'.repeat(quote.length));

const excerpt = (text: string, index: number) =>
  text
    .slice(Math.max(0, index - 40), index + 50)
    .replace(/\s+\*?\s*/g, ' ')
    .trim();

function lineNumbers(source: string): (index: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (index) => {
    const next = starts.findIndex((start) => start > index);
    return next === -1 ? starts.length : next;
  };
}

/** Lines that hold a comment and no code. */
function commentLines(source: string, comments: { start: number; end: number }[]): number {
  let count = 0;
  for (const { start, end } of comments) {
    const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
    if (before.trim() === '') count += source.slice(start, end).split('\n').length;
  }
  return count;
}

/** Declared names and titles of tests. */
function declarations(program: ReturnType<typeof parseSync>['program']): Found[] {
  const found: Found[] = [];
  const name = (node: Node | null | undefined) => {
    if (node?.type === 'Identifier' || node?.type === 'PrivateIdentifier')
      found.push({ place: 'name', text: node.name, at: node.start });
  };
  const pattern = (node: Node | null | undefined): void => {
    if (node) for (const one of bound(node)) name(one);
  };
  const withParams = ({ params }: { params: Node[] }) => params.forEach(pattern);
  const withKey = ({ key, computed }: { key: Node; computed: boolean }) => computed || name(key);
  const withId = ({ id }: { id: Node | null }) => name(id);
  const withBoth = (node: { id: Node | null; params: Node[] }) => {
    name(node.id);
    withParams(node);
  };
  visit(program, {
    FunctionDeclaration: withBoth,
    FunctionExpression: withBoth,
    TSDeclareFunction: withBoth,
    TSEmptyBodyFunctionExpression: withBoth,
    ArrowFunctionExpression: withParams,
    TSFunctionType: withParams,
    TSConstructorType: withParams,
    VariableDeclarator: ({ id }) => pattern(id),
    CatchClause: ({ param }) => pattern(param),
    ClassDeclaration: withId,
    TSTypeAliasDeclaration: withId,
    TSInterfaceDeclaration: withId,
    TSEnumDeclaration: withId,
    TSEnumMember: ({ id }) => name(id),
    TSPropertySignature: withKey,
    TSMethodSignature: (node) => {
      withKey(node);
      withParams(node);
    },
    MethodDefinition: withKey,
    PropertyDefinition: withKey,
    TSAbstractMethodDefinition: withKey,
    TSAbstractPropertyDefinition: withKey,
    TSNamedTupleMember: ({ label }) => name(label),
    ImportSpecifier: ({ imported, local }) => {
      if (imported.type !== 'Identifier' || imported.name !== local.name) name(local);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const text = isTestCall(callee) && first ? literalText(first) : undefined;
      if (text !== undefined && first) found.push({ place: 'title', text, at: first.start });
    },
  });
  return found;
}

function visit(node: Node, visitor: VisitorObject): void {
  (visitor[node.type as keyof VisitorObject] as ((node: Node) => void) | undefined)?.(node);
  for (const key of visitorKeys[node.type] ?? []) {
    const children = [(node as unknown as Record<string, Node | (Node | null)[] | null>)[key]].flat();
    for (const child of children) if (child) visit(child, visitor);
  }
}

/** The identifiers a pattern binds; not those of a shorthand, which repeat a name declared elsewhere. */
function bound(node: Node): Node[] {
  switch (node.type) {
    case 'Identifier':
      return [node];
    case 'AssignmentPattern':
      return bound(node.left);
    case 'RestElement':
      return bound(node.argument);
    case 'TSParameterProperty':
      return bound(node.parameter);
    case 'ArrayPattern':
      return node.elements.flatMap((element) => (element ? bound(element) : []));
    case 'ObjectPattern':
      return node.properties.flatMap((property) => {
        if (property.type === 'RestElement') return bound(property);
        return property.shorthand ? [] : bound(property.value);
      });
    default:
      return [];
  }
}

/** `it(…)`, `test.each(…)(…)`, `describe.skip(…)`. */
function isTestCall(callee: Node): boolean {
  if (callee.type === 'MemberExpression') return isTestCall(callee.object);
  if (callee.type === 'CallExpression') return isTestCall(callee.callee);
  return callee.type === 'Identifier' && /^(?:it|test|describe)$/.test(callee.name);
}

function literalText(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…');
  return undefined;
}
