const AROUND = 600;

export interface Surroundings {
  before: string;
  quote: string;
  after: string;
}

/** A quote with the text around it, cut at words; an ellipsis says that there is more. */
export function surroundings(text: string, span: { start: number; end: number }): Surroundings {
  const from = Math.max(0, span.start - AROUND);
  const to = Math.min(text.length, span.end + AROUND);
  const before = text.slice(from, span.start);
  const after = text.slice(span.end, to);
  return {
    before: from > 0 ? `…${before.replace(/^\S*/, '')}` : before,
    quote: text.slice(span.start, span.end),
    after: to < text.length ? `${after.replace(/\S*$/, '')}…` : after,
  };
}
