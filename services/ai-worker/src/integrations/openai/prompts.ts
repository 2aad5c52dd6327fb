import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FollowUpMaterial } from '@waymark/contracts/ai/follow-up';
import type { ReplyMaterial } from '@waymark/contracts/ai/reply';
import type { WordingMaterial } from '@waymark/contracts/ai/wording';
import type { CoachingMaterial } from '@waymark/contracts/roadmaps/coaching';
import { sourceFile } from '@waymark/platform/source-file';
import type { ApplicationText, Material } from '../../app/engine.ts';
import type { Content } from '../../domain/extraction/known-facts.ts';
import { toExcerpt } from './budget.ts';
import { DRAFT_LIMITS } from './draft-rules.ts';
import type { Piece } from './story-parts.ts';

const folder = sourceFile(new URL('./prompts/', import.meta.url));
const load = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const SYSTEM = load('system.md');
const STORY = load('story.md');
const PART_SYSTEM = load('part-system.md');
const PART = load('part.md');
const GHOSTWRITER = load('ghostwriter.md');
const JUDGE_SYSTEM = load('judge-system.md');
const JUDGE_WORDS_SYSTEM = load('judge-words-system.md');
const JUDGE_ITEMS = load('judge-items.md');
const COACH_SYSTEM = load('coach-system.md');
const COACH_STEP = load('coach-step.md');
const WORDING_SYSTEM = load('wording-system.md');
const WORDING_STEP = load('wording-step.md');
const FOLLOW_UP_SYSTEM = load('follow-up-system.md');
const FOLLOW_UP_WORDS = load('follow-up-answer.md');
const REPLY_SYSTEM = load('reply-system.md');
const REPLY_QUESTION = load('reply-to-question.md');
const REPLY_JUDGE_SYSTEM = load('reply-judge-system.md');
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

/** The mentor's texts are data between unpredictable markers. `chosen`: of each text only moments are left. */
export function storyMessages(
  material: Material,
  schema: Schema,
  { chosen = false }: { chosen?: boolean } = {},
): Message[] {
  const note = chosen ? ' (the moments of it that matter; […] stands between them)' : '';
  const story = storyOf(
    material,
    material.sources.map(({ name, text }, i) => ({ source: i + 1, name, text, note })),
  );
  const marker = markerFor('STORY', story);
  const timeline = material.ghostwriter && material.sources.find(({ kind }) => kind === 'timeline');
  const order = timeline ? [fill(GHOSTWRITER, { timeline: timeline.name })] : [];
  return [
    systemMessage(SYSTEM, schema, DRAFT_LIMITS),
    { role: 'user', content: [...order, fill(STORY, { marker, story })].join('\n\n') },
  ];
}

/** `moments`: how many may be chosen from the part. */
export function partMessages(
  material: Material,
  pieces: readonly Piece[],
  schema: Schema,
  numbers: { part: number; parts: number; moments: number },
): Message[] {
  const story = storyOf(
    material,
    pieces.map((piece) => ({ ...piece, note: '' })),
  );
  const marker = markerFor('STORY', story);
  return [
    systemMessage(PART_SYSTEM, schema, { ...DRAFT_LIMITS, ...numbers }),
    { role: 'user', content: fill(PART, { ...numbers, marker, story }) },
  ];
}

/** `steps` of a draft or a wording, or `words` to one person. */
export type Judging = { items: readonly object[] } & ({ of: 'steps' } | { of: 'words'; context: string });

export const judgeMessages = (judging: Judging, schema: Schema): Message[] =>
  judging.of === 'words'
    ? itemMessages(JUDGE_WORDS_SYSTEM, judging.items, schema, judging.context)
    : itemMessages(JUDGE_SYSTEM, judging.items, schema);

export const replyJudgeMessages = (list: readonly object[], schema: Schema): Message[] =>
  itemMessages(REPLY_JUDGE_SYSTEM, list, schema);

/** One item a line, after the context. */
function itemMessages(system: string, list: readonly object[], schema: Schema, context?: string): Message[] {
  const lines = list.map((item) => JSON.stringify(item));
  const items = [...(context === undefined ? [] : [context, '']), ...lines].join('\n');
  const marker = markerFor('DATA', items);
  return [
    systemMessage(system, schema),
    { role: 'user', content: fill(JUDGE_ITEMS, { marker, items, count: list.length }) },
  ];
}

export function coachMessages(material: CoachingMaterial, schema: Schema): Message[] {
  const { step, learner } = coachContext(material);
  const marker = markerFor('DATA', step + learner);
  return [
    systemMessage(COACH_SYSTEM, schema),
    { role: 'user', content: fill(COACH_STEP, { marker, step, learner }) },
  ];
}

export const coachContext = (material: CoachingMaterial) => ({
  step: [stepOf(material), ...material.passages.map(passageLine)].join('\n'),
  learner: learnerOf(material),
});

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
  const answer = followUpContext(material);
  const marker = markerFor('DATA', answer);
  return [
    systemMessage(FOLLOW_UP_SYSTEM, schema),
    { role: 'user', content: fill(FOLLOW_UP_WORDS, { marker, answer }) },
  ];
}

export function replyMessages(material: ReplyMaterial, schema: Schema): Message[] {
  const { roadmapTitle, mentorName, question } = material;
  const passages = [
    lines([
      ['Roadmap', roadmapTitle, 300],
      ['Mentor', mentorName, 200],
    ]),
    ...material.passages.map(({ text }, at) => `Passage ${at + 1}:\n${clip(text, 2_500)}`),
  ].join('\n\n');
  const marker = markerFor('DATA', passages + question);
  return [
    systemMessage(REPLY_SYSTEM, schema),
    { role: 'user', content: fill(REPLY_QUESTION, { marker, passages, question }) },
  ];
}

export const followUpContext = (material: FollowUpMaterial): string =>
  lines([
    ['Roadmap', material.roadmapTitle, 300],
    ['Question', material.question, 300],
    ['Their words', material.answer, 10_000],
  ]);

export function extractionMessages(content: Content, schema: Schema, maxInputTokens: number): Message[] {
  const { name, caption, text, picture } = content;
  const file = [
    lines([
      ['File name', name, 300],
      ["The mentor's words about it", caption, 500],
    ]),
    ...(text === null ? [] : [toExcerpt(text, maxInputTokens)]),
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

const passageLine = ({ text, step }: CoachingMaterial['passages'][number], at: number): string =>
  `Passage ${at + 1}${step === null ? '' : ` (of the step "${clip(step, 300)}")`}: ${clip(text, 2_500)}`;

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

function storyOf(
  { title, description, category, ghostwriter, sources: all }: Material,
  sources: readonly (Pick<Piece, 'source' | 'name' | 'text'> & { note: string })[],
): string {
  const texts = sources.map(({ source, name, text, note }) => {
    const { speaker } = all[source - 1]!;
    const who = speaker ? ` (the mentor is the speaker "${speaker}"; what the others say is not theirs)` : '';
    return `Source ${source}, "${name}"${note}${who}:\n${text}`;
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
