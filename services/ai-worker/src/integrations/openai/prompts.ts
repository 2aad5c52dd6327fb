import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Material } from '../../app/engine.ts';
import { withinBudget } from './budget.ts';

// The compiler copies no .md: from dist they are read where they were written.
const beside = new URL('./prompts/', import.meta.url);
const folder = existsSync(beside) ? beside : new URL(beside.href.replace(/\/dist\/(?!.*\/dist\/)/, '/src/'));
const load = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const SYSTEM = load('system.md');
const STORY = load('story.md');
const REPAIR = load('repair.md');

const MAX_PROBLEM = 1_000;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The opening of the conversation. Everything a mentor wrote stands between markers nobody could have foreseen. */
export function storyMessages(material: Material, maxInputTokens: number): Message[] {
  const story = storyOf(material, maxInputTokens);
  let marker = '';
  do marker = `STORY ${randomBytes(12).toString('hex')}`;
  while (story.includes(marker));
  return [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: fill(STORY, { marker, story }) },
  ];
}

export const repairMessage = (problem: string): Message => ({
  role: 'user',
  content: fill(REPAIR, { problem: problem.slice(0, MAX_PROBLEM) }),
});

function storyOf({ title, description, category, sources }: Material, maxInputTokens: number): string {
  const parts = withinBudget(sources, maxInputTokens);
  const texts = parts.map(({ name, text, whole }, i) => {
    const note = whole ? '' : ' (passages; […] marks what is left out)';
    return `Source ${i + 1}, "${name}"${note}:\n${text}`;
  });
  const head = [
    `Title: ${title}`,
    `Description: ${description}`,
    ...(category ? [`Category: ${category}`] : []),
  ];
  return [head.join('\n'), ...texts].join('\n\n');
}

/** A function as replacement: `$&` in a story is no pattern. One pass: `{{problem}}` in a story stays as it is. */
const fill = (template: string, values: Record<string, string>): string =>
  template.trim().replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
