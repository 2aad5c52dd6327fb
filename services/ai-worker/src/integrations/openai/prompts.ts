import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { Material } from '../../app/engine.ts';
import { withinBudget } from './budget.ts';

// The compiler copies no .md: dist reads those of src.
const beside = new URL('./prompts/', import.meta.url);
const folder = existsSync(beside) ? beside : new URL(beside.href.replace(/\/dist\/(?!.*\/dist\/)/, '/src/'));
const load = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const SYSTEM = load('system.md');
const STORY = load('story.md');
const COACH_SYSTEM = load('coach-system.md');
const COACH_STEP = load('coach-step.md');

const MAX_PROBLEM = 1_000;
const MAX_LEARNER = 1_000;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** The mentor's texts are data between unpredictable markers. */
export function storyMessages(material: Material, maxInputTokens: number): Message[] {
  const story = storyOf(material, maxInputTokens);
  const marker = markerFor('STORY', story);
  return [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: fill(STORY, { marker, story }) },
  ];
}

export function coachMessages(material: CoachingMaterial): Message[] {
  const step = stepOf(material);
  const learner = clip(material.userContext, MAX_LEARNER) || '(They wrote nothing.)';
  const marker = markerFor('DATA', step + learner);
  return [
    { role: 'system', content: COACH_SYSTEM },
    { role: 'user', content: fill(COACH_STEP, { marker, step, learner }) },
  ];
}

const repairWith =
  (template: string) =>
  (problem: string): Message => ({
    role: 'user',
    content: fill(template, { problem: problem.slice(0, MAX_PROBLEM) }),
  });

export const repairMessage = repairWith(load('repair.md'));
export const coachRepairMessage = repairWith(load('coach-repair.md'));

function markerFor(what: string, data: string): string {
  let marker = '';
  do marker = `${what} ${randomBytes(12).toString('hex')}`;
  while (data.includes(marker));
  return marker;
}

const clip = (text: string, most: number): string => text.slice(0, most).toWellFormed().trim();

function stepOf(material: CoachingMaterial): string {
  const parts: [string, string | null, number][] = [
    ['Roadmap', material.roadmapTitle, 300],
    ['Mentor', material.mentorName, 200],
    ['Stage', material.stageTitle, 300],
    ['About the stage', material.stageDescription, 2_000],
    ['Mentor’s note beside the stage', material.mentorNote, 4_000],
    ['Step', material.stepTitle, 300],
    ['About the step', material.stepDescription, 4_000],
    ['Planned time', material.stepDuration, 100],
    ['What the mentor said about it', material.quote, 600],
    ['Step before', material.before, 300],
    ['Step after', material.after, 300],
  ];
  const lines = parts.flatMap(([name, text, most]) => (text ? [`${name}: ${clip(text, most)}`] : []));
  return [...lines, `Completed: ${material.completedSteps} of ${material.totalSteps} steps`].join('\n');
}

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

/** Neither `$&` nor `{{problem}}` within a value is replaced. */
function fill(template: string, values: Record<string, string>): string {
  return template.trim().replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
