import { parseSync } from '@swc/core';

/** What varies in a text: an expression in a template or among the children of an element. */
const VARYING = '{}';

type Node = Record<string, unknown> & { type?: string };

/** Types and imports contain strings that are not shown. */
const NOT_SHOWN = /^(?:Ts(?:Type|Interface|Literal|Union)|ImportDeclaration|Export(?:Named|All)Declaration)/;

/** The strings, templates and texts of elements in a source file, with `{}` for what varies, without typographic apostrophes. */
export function displayedTexts(code: string, tsx = true): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type && NOT_SHOWN.test(node.type)) return;
    const text = textOf(node);
    if (text !== null && text.trim() !== '') found.push(normal(text));
    for (const key of Object.keys(node)) if (key !== 'span') visit(node[key]);
  };
  visit(parseSync(code, { syntax: 'typescript', tsx, decorators: true }).body);
  return found;
}

const normal = (text: string) => text.replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** The text that a node is or composes; null for other nodes. */
function textOf(node: Node): string | null {
  switch (node.type) {
    case 'StringLiteral':
      return node.value as string;
    case 'TemplateLiteral':
      return (node.quasis as { cooked?: string; raw: string }[])
        .map(({ cooked, raw }) => cooked ?? raw)
        .join(VARYING);
    case 'BinaryExpression':
      return node.operator === '+' ? sum(node) : null;
    case 'JSXText':
      return jsxText(node.value as string);
    case 'JSXElement':
    case 'JSXFragment':
      return childrenOf(node);
    default:
      return null;
  }
}

function sum(node: Node): string | null {
  const [left, right] = [node.left, node.right].map((side) => textOf(side as Node));
  return left === null && right === null ? null : `${left ?? VARYING}${right ?? VARYING}`;
}

/** The text of an element that has text of its own, with that of the elements in it. */
function childrenOf(node: Node): string | null {
  const children = node.children as Node[];
  const isText = ({ type, value }: Node) => type === 'JSXText' && jsxText(value as string).trim() !== '';
  if (!children.some(isText)) return null;
  return children.map(childText).join('');
}

function childText(child: Node): string {
  if (child.type !== 'JSXExpressionContainer') return textOf(child) ?? VARYING;
  const expression = child.expression as Node;
  return expression.type === 'StringLiteral' ? (expression.value as string) : VARYING;
}

/** Line breaks and the indentation around them are not shown, unless they separate words. */
const jsxText = (text: string) => text.replace(/^\s*\n\s*|\s*\n\s*$/g, '').replace(/\s*\n\s*/g, ' ');
