interface Snippet {
  before: string;
  match: string;
  after: string;
}

/** So much of the text is shown before the match. */
const LEAD = 40;

/** A text cut so that it begins near the first of the words searched for. */
export function snippetOf(text: string, q: string): Snippet {
  const lower = text.toLowerCase();
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const word = words.find((one) => lower.includes(one));
  // Some letters change their length in lower case.
  if (word === undefined || lower.length !== text.length) return { before: text, match: '', after: '' };
  const start = lower.indexOf(word);
  const cut = start > LEAD ? text.indexOf(' ', start - LEAD) + 1 : 0;
  const from = cut > 0 && cut <= start ? cut : Math.max(0, start - LEAD);
  return {
    before: `${from > 0 ? '… ' : ''}${text.slice(from, start)}`,
    match: text.slice(start, start + word.length),
    after: text.slice(start + word.length),
  };
}
