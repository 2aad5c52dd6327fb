import type { Evidence } from '@waymark/contracts/ai/draft';
import { withoutQuotedLines } from '@waymark/contracts/roadmaps/written-text';
import { QuoteFinder } from '../../domain/evidence.ts';

/** `source`: the number of the source in the prompt, from 1. */
interface Quoted {
  source: number | null;
  quote: string | null;
}

/** Locates the words of a model in the sources of a run. */
export class SourceQuotes {
  private readonly sources: { id: string; text: string; finder: QuoteFinder }[];

  constructor(sources: readonly { id: string; text: string }[]) {
    this.sources = sources.map(({ id, text }) => {
      // A question of the interview is no evidence.
      const own = withoutQuotedLines(text);
      return { id, text: own, finder: new QuoteFinder(own) };
    });
  }

  /** Where the quote is, in whichever source; null when it is in none. */
  evidenceOf({ quote, source }: Quoted): Evidence | null {
    if (!quote?.trim()) return null;
    const named = this.sources[(source ?? 0) - 1];
    const others = this.sources.filter((other) => other !== named);
    // A model also quotes the name of the speaker, which is not among the words of the chosen one.
    const unlabelled = quote.replace(/^[^:\n]{1,60}:\s+/, '');
    for (const { id, text, finder } of named ? [named, ...others] : others) {
      const span = finder.locate(quote) ?? (unlabelled === quote ? null : finder.locate(unlabelled));
      if (span) return { sourceId: id, quote: text.slice(span.start, span.end), ...span };
    }
    return null;
  }

  contains(words: string): boolean {
    return this.sources.some(({ finder }) => finder.locate(words) !== null);
  }
}
