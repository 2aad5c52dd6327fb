import { withoutQuotedLines } from '@waymark/contracts/roadmaps/written-text';

/** In UTF-16 offsets of the text. */
export interface Sentence {
  start: number;
  end: number;
}

/** Longer ones, as in transcripts without punctuation, are cut at a comma, else between two words. */
const MAX_CHARS = 500;
const BLANK_LINE = /\n[ \t]*\n/;
/** A run of marks is only tried from its first one: from each of them, a long run would take seconds. */
const SENTENCE =
  /\S[\s\S]*?(?:(?<![.!?…]|\b(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Sra|Hr|Fr|\p{Lu}))[.!?…]+["'”’»)\]]*(?=\s|$)|$)/gu;

/** The sentences of each paragraph, without the lines that are not the mentor's. */
export function paragraphsOf(text: string): Sentence[][] {
  const own = withoutQuotedLines(text);
  const paragraphs: Sentence[][] = [];
  let at = 0;
  for (const block of own.split(BLANK_LINE)) {
    const from = own.indexOf(block, at);
    at = from + block.length;
    const sentences = [...block.matchAll(SENTENCE)].flatMap(({ 0: match, index }) =>
      cut(match, from + index),
    );
    if (sentences.length > 0) paragraphs.push(sentences);
  }
  return paragraphs;
}

function cut(sentence: string, start: number): Sentence[] {
  const text = sentence.trimEnd();
  if (text.length <= MAX_CHARS) return text === '' ? [] : [{ start, end: start + text.length }];
  const pause = /[\s\S]*[,;:](?=\s)/.exec(text.slice(0, MAX_CHARS))?.[0].length;
  const space = text.lastIndexOf(' ', MAX_CHARS);
  const end = pause ?? (space > 0 ? space : MAX_CHARS);
  const rest = text.slice(end);
  const blanks = rest.length - rest.trimStart().length;
  return [{ start, end: start + end }, ...cut(rest.trimStart(), start + end + blanks)];
}
