import { setImmediate } from 'node:timers/promises';
import type { Chosen } from './drafting/choose.ts';
import { titleOfHeading } from './drafting/headings.ts';
import type { Segment } from './drafting/segments.ts';
import { tagBlock } from './language/tagger.ts';
import type { Sentence } from './language/token.ts';
import { type Block, type ReadSource, readSource } from './reading/blocks.ts';
import { Antecedents } from './understanding/antecedents.ts';
import type { Moment } from './understanding/candidate.ts';
import type { Reader } from './understanding/candidates.ts';
import { observe } from './understanding/observe.ts';
import { countPersons, emptyCounts, type Perspective, perspectiveOf } from './understanding/perspective.ts';

/** All that was understood of the sources, sentence by sentence, in their order. */
export class Story {
  constructor(
    readonly moments: readonly Moment[],
    readonly words: number,
    private readonly sources: readonly ReadSource[],
    private readonly texts: readonly string[],
    private readonly view: Perspective,
  ) {}

  /** The story speaks of its hero as "he" or "she". */
  get toldByOthers(): boolean {
    return this.view.person === 'third';
  }

  private block(moment: Moment): Block {
    return this.sources[moment.source]!.blocks[moment.block]!;
  }

  /** The author's heading, when this part begins under one of its own. */
  headingOf({ from, to }: Segment): string | null {
    const headings = this.moments.slice(from, to).map((moment) => this.block(moment).heading);
    const first = headings[0] ?? null;
    const before = from > 0 ? this.block(this.moments[from - 1]!).heading : null;
    const mine = headings.filter((heading) => heading === first).length;
    return first && (first !== before || from === 0) && mine >= headings.length * 0.6
      ? titleOfHeading(first, this.view)
      : null;
  }

  /** What a moment says in the teller's own words, cleaned of hesitations, on one line. */
  wordsOf(i: number): string {
    const { source, start, end } = this.moments[i]!;
    return this.sources[source]!.masked.slice(start, end)
      .replace(/\s+/g, ' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .trim();
  }

  /** The sentence a step comes from, or just its clause where the sentence is long or serves several steps. */
  quoteOf({ candidate, moment }: Chosen): { start: number; end: number } {
    const { start, end, candidates, source } = this.moments[moment]!;
    const several = candidates.filter((other) => other.score >= 2).length > 1;
    const whole = end - start <= (several ? 160 : 320);
    return clean(
      this.texts[source]!,
      whole ? { start, end } : { start: candidate.start, end: candidate.end },
    );
  }
}

const LONGEST_QUOTE = 600;

/** No more than a quote may hold, ending with the sentence's own full stop where there is one. */
function clean(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  let to = Math.min(end, start + LONGEST_QUOTE);
  if (to < end) to = start + Math.max(1, text.slice(start, to).lastIndexOf(' '));
  while (to > start + 1 && /\s/.test(text[to - 1]!)) to -= 1;
  return { start, end: to };
}

/** More than this is sampled: whole paragraphs, evenly from begin to end. */
const MOST_CHARACTERS = 1_500_000;
const BLOCKS_A_TURN = 40;

/** Reads all sources. Gives way to other work again and again, and stops when the signal says so. */
export async function readStory(
  sources: readonly { text: string }[],
  onProgress: (fraction: number) => void,
  signal?: AbortSignal,
): Promise<Story> {
  const read = sources.map((source) => readSource(source.text));
  const tasks = sampled(
    read.flatMap((source, s) => source.blocks.map((block, b) => ({ s, b, size: block.end - block.start }))),
  );
  const tag = ({ s, b }: Task): Sentence[] =>
    tagBlock(read[s]!.masked, read[s]!.blocks[b]!, { source: s, block: b });
  const view = await perspective(tasks, tag, signal);
  const moments: Moment[] = [];
  let words = 0;
  const reader: Reader = { view, antecedents: new Antecedents(), dropped: false };
  for (const [i, task] of tasks.entries()) {
    const block = read[task.s]!.blocks[task.b]!;
    reader.antecedents.forget();
    reader.dropped = view.dropsSubject || block.bullet;
    const sentences = tag(task);
    sentences.forEach((sentence, k) => {
      words += sentence.tokens.filter((token) => token.pos !== 'PUNCT').length;
      const moment = observe(sentence, reader);
      moments.push(
        k === 0
          ? { ...moment, fresh: moment.fresh + opens(block, read[task.s]!.blocks[task.b - 1]) }
          : moment,
      );
    });
    if (i % BLOCKS_A_TURN === BLOCKS_A_TURN - 1) {
      onProgress(i / tasks.length);
      await setImmediate();
      signal?.throwIfAborted();
    }
  }
  return new Story(
    moments,
    words,
    read,
    sources.map((source) => source.text),
    view,
  );
}

/** A new heading or a new date begins something. */
function opens(block: Block, before: Block | undefined): number {
  if (!before) return 0;
  return (
    (block.heading !== before.heading ? 1.5 : 0) +
    (block.label !== before.label ? 0.6 : 0) +
    (block.speaker !== before.speaker ? 0.3 : 0)
  );
}

interface Task {
  s: number;
  b: number;
  size: number;
}

function sampled(tasks: Task[]): Task[] {
  const total = tasks.reduce((sum, task) => sum + task.size, 0);
  if (total <= MOST_CHARACTERS) return tasks;
  const share = MOST_CHARACTERS / total;
  let debt = 0;
  return tasks.filter((task) => {
    debt += task.size * share;
    if (debt < task.size) return false;
    debt -= task.size;
    return true;
  });
}

const VIEW_SAMPLE = 60_000;

/** Whose story it is, judged by begin, middle and end. */
async function perspective(
  tasks: readonly Task[],
  tag: (task: Task) => Sentence[],
  signal?: AbortSignal,
): Promise<Perspective> {
  const counts = emptyCounts();
  const total = tasks.reduce((sum, task) => sum + task.size, 0);
  const every = Math.max(1, Math.ceil(total / VIEW_SAMPLE));
  for (const [i, task] of tasks.entries()) {
    if (i % every !== 0) continue;
    for (const sentence of tag(task)) countPersons(counts, sentence);
    if (i % (every * BLOCKS_A_TURN) === 0) {
      await setImmediate();
      signal?.throwIfAborted();
    }
  }
  return perspectiveOf(counts);
}
