import type { Chosen } from './drafting/choose.ts';
import { titleOfHeading } from './drafting/headings.ts';
import type { Segment } from './drafting/segments.ts';
import type { Block, ReadSource } from './reading/blocks.ts';
import type { Moment } from './understanding/candidate.ts';
import type { Perspective } from './understanding/perspective.ts';

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
    const span = whole ? { start, end } : { start: candidate.start, end: candidate.end };
    return clean(this.texts[source]!, betweenStamps(this.texts[source]!, span, candidate.head));
  }
}

const STAMP = /\n[^\n]*\d{1,2}:\d{2}[^\n]*\n/g;
const MOST_OF_IT = 0.7;

/** Of a sentence that runs on over the time stamps of subtitles, the piece that says what was done, if it is most of it. */
function betweenStamps(
  text: string,
  span: { start: number; end: number },
  head: number,
): { start: number; end: number } {
  const edges = [...text.slice(span.start, span.end).matchAll(STAMP)];
  if (edges.length === 0) return span;
  const starts = [span.start, ...edges.map((edge) => span.start + edge.index + edge[0].length)];
  const ends = [...edges.map((edge) => span.start + edge.index), span.end];
  const i = starts.findIndex((start, k) => start <= head && head < ends[k]!);
  const enough = MOST_OF_IT * (span.end - span.start);
  return i === -1 || ends[i]! - starts[i]! < enough ? span : { start: starts[i]!, end: ends[i]! };
}

const LONGEST_QUOTE = 600;

/** No more than a quote may hold, ending with the sentence's own full stop where there is one. */
function clean(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  let to = Math.min(end, start + LONGEST_QUOTE);
  if (to < end) to = start + Math.max(1, text.slice(start, to).lastIndexOf(' '));
  while (to > start + 1 && /\s/.test(text[to - 1]!)) to -= 1;
  return { start, end: to };
}
