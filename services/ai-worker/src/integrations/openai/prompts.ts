import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { FollowUpMaterial } from '@waymark/contracts/ai/follow-up';
import type { WordingMaterial } from '@waymark/contracts/ai/wording';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import type { ApplicationText, Material } from '../../app/engine.ts';
import type { Content } from '../../domain/extraction/known-facts.ts';
import { withinBudget } from './budget.ts';
import { DRAFT_LIMITS } from './draft-rules.ts';

// The compiler copies no .md: dist reads those of src.
const beside = new URL('./prompts/', import.meta.url);
const folder = existsSync(beside) ? beside : new URL(beside.href.replace(/\/dist\/(?!.*\/dist\/)/, '/src/'));
const load = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const SYSTEM = load('system.md');
const STORY = load('story.md');
const GHOSTWRITER = load('ghostwriter.md');
const JUDGE_SYSTEM = load('judge-system.md');
const JUDGE_ITEMS = load('judge-items.md');
const COACH_SYSTEM = load('coach-system.md');
const COACH_STEP = load('coach-step.md');
const WORDING_SYSTEM = load('wording-system.md');
const WORDING_STEP = load('wording-step.md');
const FOLLOW_UP_SYSTEM = load('follow-up-system.md');
const FOLLOW_UP_WORDS = load('follow-up-answer.md');
const EXTRACTION_SYSTEM = load('extraction-system.md');
const EXTRACTION_FILE = load('extraction-file.md');

const APPLICATION_SYSTEM = load('application-system.md');
const APPLICATION_TEXT = load('application-text.md');

const MAX_PROBLEM = 1_000;
const MAX_LEARNER = 1_000;
const MAX_ABOUT = 2_000;
const MAX_REFLECTION = 500;

export interface Message {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** A JPEG beside the content. */
  picture?: Uint8Array;
}

type Schema = Record<string, unknown>;

/** The mentor's texts are data between unpredictable markers. */
export function storyMessages(material: Material, schema: Schema, maxInputTokens: number): Message[] {
  const story = storyOf(material, maxInputTokens);
  const marker = markerFor('STORY', story);
  const timeline = material.ghostwriter && material.sources.find(({ kind }) => kind === 'timeline');
  const order = timeline ? [fill(GHOSTWRITER, { timeline: timeline.name })] : [];
  return [
    systemMessage(SYSTEM, schema, DRAFT_LIMITS),
    { role: 'user', content: [...order, fill(STORY, { marker, story })].join('\n\n') },
  ];
}

/** One item a line. */
export function judgeMessages(list: readonly object[], schema: Schema): Message[] {
  const items = list.map((item) => JSON.stringify(item)).join('\n');
  const marker = markerFor('DATA', items);
  return [
    systemMessage(JUDGE_SYSTEM, schema),
    { role: 'user', content: fill(JUDGE_ITEMS, { marker, items, count: list.length }) },
  ];
}

export function coachMessages(material: CoachingMaterial, schema: Schema): Message[] {
  const step = stepOf(material);
  const learner = learnerOf(material);
  const marker = markerFor('DATA', step + learner);
  return [
    systemMessage(COACH_SYSTEM, schema),
    { role: 'user', content: fill(COACH_STEP, { marker, step, learner }) },
  ];
}

export function wordingMessages(material: WordingMaterial, schema: Schema): Message[] {
  const step = lines([
    ['Roadmap', material.roadmapTitle, 300],
    ['Stage', material.stageTitle, 300],
    ['Step', material.stepTitle, 300],
    ['About the step', material.stepDescription, 4_000],
    ['What the mentor said', material.quote, 600],
  ]);
  const marker = markerFor('DATA', step);
  return [
    systemMessage(WORDING_SYSTEM, schema),
    { role: 'user', content: fill(WORDING_STEP, { marker, step }) },
  ];
}

export function followUpMessages(material: FollowUpMaterial, schema: Schema): Message[] {
  const answer = lines([
    ['Roadmap', material.roadmapTitle, 300],
    ['Question', material.question, 300],
    ['Their words', material.answer, 10_000],
  ]);
  const marker = markerFor('DATA', answer);
  return [
    systemMessage(FOLLOW_UP_SYSTEM, schema),
    { role: 'user', content: fill(FOLLOW_UP_WORDS, { marker, answer }) },
  ];
}

export function extractionMessages(content: Content, schema: Schema, maxInputTokens: number): Message[] {
  const { name, caption, text, picture } = content;
  const passages = text === null ? [] : withinBudget([{ name, text }], maxInputTokens);
  const file = [
    lines([
      ['File name', name, 300],
      ["The mentor's words about it", caption, 500],
    ]),
    ...passages.map((passage) => passage.text),
  ].join('\n\n');
  const marker = markerFor('FILE', file);
  const attached = picture ? ' and in the attached picture' : '';
  const question = { role: 'user' as const, content: fill(EXTRACTION_FILE, { marker, file, attached }) };
  return [
    systemMessage(EXTRACTION_SYSTEM, schema),
    picture && text === null ? { ...question, picture } : question,
  ];
}

export function applicationMessages({ yearsExperience, fields }: ApplicationText, schema: Schema): Message[] {
  const application = [
    `Years of experience: ${yearsExperience}`,
    `Expertise: ${clip(fields.expertise, 300)}`,
    `Achievements:\n${clip(fields.achievements, 4_000)}`,
    `Impact:\n${clip(fields.impactStatement, 4_000)}`,
  ].join('\n\n');
  const marker = markerFor('DATA', application);
  return [
    systemMessage(APPLICATION_SYSTEM, schema),
    { role: 'user', content: fill(APPLICATION_TEXT, { marker, application }) },
  ];
}

/** The schema is in the prompt too: many servers cannot enforce one. */
const systemMessage = (template: string, schema: Schema, values: Record<string, number> = {}): Message => ({
  role: 'system',
  content: fill(template, { ...values, schema: JSON.stringify(schema) }),
});

const repairWith =
  (template: string) =>
  (problem: string): Message => ({
    role: 'user',
    content: fill(template, { problem: problem.slice(0, MAX_PROBLEM) }),
  });

export const repairMessage = repairWith(load('repair.md'));
export const shortRepairMessage = repairWith(load('short-repair.md'));

function markerFor(what: string, data: string): string {
  let marker = '';
  do marker = `${what} ${randomBytes(12).toString('hex')}`;
  while (data.includes(marker));
  return marker;
}

const clip = (text: string, most: number): string => text.slice(0, most).toWellFormed().trim();

function stepOf(material: CoachingMaterial): string {
  return lines([
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
  ]);
}

/** Progress, mood and reflections are there only with the learner's permission. */
function learnerOf({ userContext, progress, mood, reflections }: CoachingMaterial): string {
  const shared = lines([
    ['Completed', progress && `${progress.completedSteps} of ${progress.totalSteps} steps`, 100],
    ['Mood this week', mood, 100],
    ...reflections.map((text): [string, string, number] => ['Reflection', text, MAX_REFLECTION]),
  ]);
  return [clip(userContext, MAX_LEARNER) || '(They wrote nothing.)', shared].filter(Boolean).join('\n');
}

const lines = (parts: [name: string, text: string | null, most: number][]): string =>
  parts.flatMap(([name, text, most]) => (text ? [`${name}: ${clip(text, most)}`] : [])).join('\n');

function storyOf(material: Material, maxInputTokens: number): string {
  const { title, description, category, sources, ghostwriter } = material;
  const parts = withinBudget(sources, maxInputTokens);
  const texts = parts.map(({ name, text, whole }, i) => {
    const note = whole ? '' : ' (passages; […] marks what is left out)';
    return `Source ${i + 1}, "${name}"${note}:\n${text}`;
  });
  const head = [
    `Title: ${title}`,
    `Description: ${description}`,
    ...(category ? [`Category: ${category}`] : []),
    ...(ghostwriter?.about ? [`About the mentor: ${clip(ghostwriter.about, MAX_ABOUT)}`] : []),
  ];
  return [head.join('\n'), ...texts].join('\n\n');
}

/** Neither `$&` nor `{{problem}}` within a value is replaced. */
function fill(template: string, values: Record<string, string | number>): string {
  return template.trim().replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
