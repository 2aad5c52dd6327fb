import { tagBlock } from './language/tagger.ts';
import type { Sentence } from './language/token.ts';
import { type Block, type ReadSource, readSource } from './reading/blocks.ts';
import { Story } from './story.ts';
import { Antecedents } from './understanding/antecedents.ts';
import type { Moment } from './understanding/candidate.ts';
import type { Reader } from './understanding/candidates.ts';
import { observe } from './understanding/observe.ts';
import { countPersons, emptyCounts, type Perspective, perspectiveOf } from './understanding/perspective.ts';
import { forMachines } from './understanding/signals.ts';

/** More than this is sampled: whole paragraphs, evenly from begin to end. */
const MOST_CHARACTERS = 1_500_000;
/** After so many characters other work may run, and the signal is looked at. */
const CHARACTERS_A_TURN = 20_000;
/** Whose story it is, is judged by paragraphs from begin to end of about this size together. */
const VIEW_SAMPLE = 60_000;

/** One paragraph to be read: source, block, characters. */
interface Task {
  s: number;
  b: number;
  size: number;
}

/** Reads all sources. Gives way to other work again and again, and stops when the signal says so. */
export async function readStory(
  sources: readonly { text: string }[],
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<Story> {
  const read = sources.map((source) => readSource(source.text));
  const blocks = read.flatMap(({ blocks }, s) =>
    blocks.map((block, b) => ({ s, b, size: block.end - block.start })),
  );
  const tasks = sampled(blocks);
  const view = await perspective(read, tasks, signal);
  const reader: Reader = { view, antecedents: new Antecedents(), dropped: false };
  const moments: Moment[] = [];
  let words = 0;
  await eachOf(tasks, signal, (task, fraction) => {
    const sentences = tag(read, task);
    for (const { tokens } of sentences) words += tokens.filter((token) => token.pos !== 'PUNCT').length;
    moments.push(...observeBlock(sentences, blockOf(read, task), read[task.s]!.blocks[task.b - 1], reader));
    onProgress(fraction);
  });
  const texts = sources.map((source) => source.text);
  return new Story(moments, words, read, texts, view);
}

const blockOf = (read: readonly ReadSource[], { s, b }: Task): Block => read[s]!.blocks[b]!;

const tag = (read: readonly ReadSource[], task: Task): Sentence[] =>
  tagBlock(read[task.s]!.masked, blockOf(read, task), { source: task.s, block: task.b });

function observeBlock(
  sentences: Sentence[],
  block: Block,
  before: Block | undefined,
  reader: Reader,
): Moment[] {
  reader.antecedents.forget();
  reader.dropped = reader.view.dropsSubject || block.bullet;
  return sentences.filter(isTold).map((sentence, k) => {
    const moment = observe(sentence, reader);
    return k === 0 ? { ...moment, fresh: moment.fresh + opens(block, before) } : moment;
  });
}

const isTold = ({ tokens }: Sentence): boolean => !forMachines(tokens.map((token) => token.text).join(' '));

/** A new heading, a new date or another speaker begins something. */
function opens(block: Block, before: Block | undefined): number {
  if (!before) return 0;
  const heading = block.heading !== before.heading ? 2.2 : 0;
  const label = block.label !== before.label ? 0.6 : 0;
  return heading + label + (block.speaker !== before.speaker ? 0.3 : 0);
}

/** Runs through tasks in turns, so that the process stays responsive and can be told to stop. */
async function eachOf(
  tasks: readonly Task[],
  signal: AbortSignal | undefined,
  run: (task: Task, fraction: number) => void,
): Promise<void> {
  let since = 0;
  for (const [i, task] of tasks.entries()) {
    run(task, (i + 1) / tasks.length);
    since += task.size;
    if (since < CHARACTERS_A_TURN) continue;
    since = 0;
    await new Promise<void>((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
  }
}

function sampled(tasks: Task[]): Task[] {
  const total = tasks.reduce((sum, task) => sum + task.size, 0);
  if (total <= MOST_CHARACTERS) return tasks;
  const share = MOST_CHARACTERS / total;
  let credit = 0;
  return tasks.filter((task) => {
    credit += task.size * share;
    if (credit < task.size) return false;
    credit -= task.size;
    return true;
  });
}

async function perspective(
  read: readonly ReadSource[],
  tasks: readonly Task[],
  signal?: AbortSignal,
): Promise<Perspective> {
  const counts = emptyCounts();
  const total = tasks.reduce((sum, task) => sum + task.size, 0);
  const every = Math.max(1, Math.ceil(total / VIEW_SAMPLE));
  const sample = tasks.filter((_, i) => i % every === 0);
  await eachOf(sample, signal, (task) => {
    for (const sentence of tag(read, task)) countPersons(counts, sentence);
  });
  return perspectiveOf(counts);
}
