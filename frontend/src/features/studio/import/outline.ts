import {
  OUTLINE_MAX_STAGES,
  OUTLINE_MAX_STEPS,
  OUTLINE_STEP_CHARS,
} from '@waymark/contracts/roadmaps/outline-limits';
import type { Block } from './blocks.ts';

const TITLE_CHARS = 120;
const DESCRIPTION_CHARS = 2_000;

interface Step {
  title: string;
  description: string;
}
interface Stage {
  title: string;
  steps: Step[];
}
export interface Outline {
  /** Empty: the document has no title of its own. */
  title: string;
  description: string;
  stages: Stage[];
  /** Stages above the limit, which are not taken. */
  leftOut: number;
}

type Section = { title: string; blocks: Block[] };

/** Headings are stages; deeper headings, paragraphs and list items are their steps. Null without headings. */
export function toOutline(blocks: readonly Block[]): Outline | null {
  const { title, rest } = takeTitle(blocks);
  const levels = rest.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
  if (levels.length === 0) return null;
  const top = Math.min(...levels);
  const before: string[] = [];
  const sections: Section[] = [];
  for (const block of rest) {
    if (block.kind === 'heading' && block.level === top) sections.push({ title: block.text, blocks: [] });
    else if (sections.length > 0) sections.at(-1)!.blocks.push(block);
    else before.push(block.text);
  }
  const stages = sections.flatMap(toStages);
  return {
    title: clip(title, TITLE_CHARS),
    description: clip(before.join('\n\n'), DESCRIPTION_CHARS),
    stages: stages.slice(0, OUTLINE_MAX_STAGES),
    leftOut: Math.max(0, stages.length - OUTLINE_MAX_STAGES),
  };
}

/** The first heading is the title if no other has its level. */
function takeTitle(blocks: readonly Block[]): { title: string; rest: Block[] } {
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  const first = blocks[at];
  const others = blocks.filter((block, index) => block.kind === 'heading' && index !== at);
  const isTitle =
    first?.kind === 'heading' &&
    others.length > 0 &&
    others.every((other) => other.kind === 'heading' && other.level > first.level);
  return isTitle
    ? { title: first.text, rest: blocks.filter((_, index) => index !== at) }
    : { title: '', rest: [...blocks] };
}

/** One stage, or several where it has more steps than a stage can have. */
function toStages({ title, blocks }: Section): Stage[] {
  const steps = toSteps(blocks);
  if (steps.length === 0) steps.push({ title: clip(title, TITLE_CHARS), description: '' });
  return Array.from({ length: Math.ceil(steps.length / OUTLINE_MAX_STEPS) }, (_, part) => ({
    title: part === 0 ? clip(title, TITLE_CHARS) : `${clip(title, TITLE_CHARS - 5)} (${part + 1})`,
    steps: steps.slice(part * OUTLINE_MAX_STEPS, (part + 1) * OUTLINE_MAX_STEPS),
  }));
}

function toSteps(blocks: readonly Block[]): Step[] {
  const steps: Step[] = [];
  let headed = null as { title: string; texts: string[] } | null;
  const close = () => {
    if (headed) steps.push(...withLongTexts(headed.title, headed.texts.join('\n\n')));
    headed = null;
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      close();
      headed = { title: block.text, texts: [] };
    } else if (headed) headed.texts.push(block.text);
    else steps.push(...fromText(block.text));
  }
  close();
  return steps;
}

/** The first sentence is the title, and the rest the description. */
function fromText(text: string): Step[] {
  if (text.length <= TITLE_CHARS) return [{ title: text, description: '' }];
  const sentence = /^[\s\S]{2,120}?[.!?…](?=\s)/u.exec(text)?.[0];
  if (!sentence) return withLongTexts(text, text);
  return withLongTexts(sentence.replace(/\.$/, ''), text.slice(sentence.length).trim());
}

/** No text is lost: what does not fit into a description becomes a step of its own. */
function withLongTexts(title: string, text: string): Step[] {
  const full = title.length > TITLE_CHARS && text !== title ? `${title}\n\n${text}` : text;
  const [first, rest] = splitAt(full, OUTLINE_STEP_CHARS);
  return [{ title: clip(title, TITLE_CHARS), description: first }, ...(rest === '' ? [] : fromText(rest))];
}

/** After a sentence if possible, else after a word. */
function splitAt(text: string, max: number): [string, string] {
  if (text.length <= max) return [text, ''];
  const head = text.slice(0, max);
  const sentence = Math.max(...['. ', '! ', '? ', '\n'].map((end) => head.lastIndexOf(end)));
  const at = sentence > max / 3 ? sentence + 1 : Math.max(head.lastIndexOf(' '), 1);
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}
