/** What a reader does not see: zero-width and bidi control characters, and letters from the block of tags. */
const INVISIBLE =
  /[\u200b-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\u00ad\u180e\u{e0000}-\u{e007f}]/gu;
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
const OVERRIDES = /[\u202d\u202e]/;
/** Copied text may hold a few soft hyphens or joiners; text in tags or with reversed order is hidden on purpose. */
const isHidden = (text: string): boolean => /[\u{e0020}-\u{e007e}]/u.test(text) || OVERRIDES.test(text);

export interface VisibleText {
  text: string;
  /** What was hidden, made readable; null if nothing was hidden on purpose. */
  hidden: string | null;
}

/** The text as a reader sees it: without invisible characters, one space between words, no empty lines. */
export function visibleText(original: string): VisibleText {
  const tags = [...original.matchAll(TAGS)].map(([run]) => fromTags(run)).join(' ');
  const text = original
    .replace(INVISIBLE, '')
    .split(/\r\n|[\n\r]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  return { text, hidden: isHidden(original) ? tags.trim() || text.slice(0, 600) : null };
}

const fromTags = (run: string): string =>
  [...run].map((char) => String.fromCodePoint(char.codePointAt(0)! - 0xe0000)).join('');

const LOOKALIKES: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', ո: 'n' },
  ...{ ο: 'o', α: 'a', ε: 'e', ι: 'i', ρ: 'p', ν: 'v', υ: 'u', ß: 'ss', ø: 'o', ı: 'i' },
};

/** Lower case without accents, look-alike letters and spaced-out letters, for comparing words only. */
export function foldedText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[а-яіѕјԁոοαειρνυßøı]/g, (char) => LOOKALIKES[char] ?? char)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'");
  return plain.replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){3,}\p{L}(?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/[ .*_-]/g, ''),
  );
}

/** The segmenter takes markup for a part of the sentence before it. */
const BEFORE_MARKUP = /(?<=[.!?]\s+)(?=[<{[#*|"(])/;

/** Lines, and the sentences within them. */
export const sentencesIn = (text: string): string[] =>
  [...sentencesWithin(text)].map(({ words }) => words.trim()).filter((sentence) => sentence !== '');

/** As `sentencesIn`, with the place of each; together they are the lines of the text. */
export function* sentencesWithin(text: string): Generator<{ words: string; start: number; line: number }> {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  for (const line of text.matchAll(/[^\n]+/g)) {
    let start = line.index;
    for (const { segment } of segmenter.segment(line[0]))
      for (const words of segment.split(BEFORE_MARKUP)) {
        yield { words, start, line: line.index };
        start += words.length;
      }
  }
}
