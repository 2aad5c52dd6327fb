/** Characters on each side of the quote. */ const CONTEXT_LENGTH = 600;

export interface Surroundings {
  before: string;
  quote: string;
  after: string;
}

/** A quote with the text around it, cut at word boundaries and marked with an ellipsis. */
export function surroundings(text: string, span: { start: number; end: number }): Surroundings {
  const from = Math.max(0, span.start - CONTEXT_LENGTH);
  const to = Math.min(text.length, span.end + CONTEXT_LENGTH);
  const before = text.slice(from, span.start);
  const after = text.slice(span.end, to);
  return {
    before: from > 0 ? `…${before.replace(/^\S*/, '')}` : before,
    quote: text.slice(span.start, span.end),
    after: to < text.length ? `${after.replace(/\S*$/, '')}…` : after,
  };
}
