import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { Block } from '../reading/blocks.ts';
import type { Sentence, Token } from './token.ts';
import { lexiconTags, verbForm } from './verbs.ts';

/** The part of the library's surface that is used here; its own types ask for more arguments than it takes. */
interface Collection {
  out(form: unknown): unknown;
  each(visit: (item: Collection) => void): void;
}
interface Tagger {
  its: { value: unknown; pos: unknown; lemma: unknown; span: unknown };
  readDoc(text: string): { tokens(): Collection; sentences(): Collection };
}
const nlp = winkNLP(model, ['sbd', 'pos']) as unknown as Tagger;
const { its } = nlp;

const CHUNK = 4000;
/** Longer than this without a full stop is speech that nobody punctuated, or a list. */
const LONG_SENTENCE = 60;

/** Splits the masked text of a block into tagged sentences. Never more than a few thousand characters at once. */
export function tagBlock(masked: string, block: Block, index: { source: number; block: number }): Sentence[] {
  const sentences: Sentence[] = [];
  let at = block.start;
  while (at < block.end) {
    const end = cutPoint(masked, at, block.end);
    for (const tokens of tagChunk(masked.slice(at, end), at)) {
      for (const part of splitLong(tokens)) {
        const first = part[0]!;
        const last = part[part.length - 1]!;
        sentences.push({ ...index, start: first.start, end: last.end, tokens: part });
      }
    }
    at = end;
  }
  markQuoted(sentences);
  return sentences;
}

function cutPoint(masked: string, from: number, to: number): number {
  if (to - from <= CHUNK) return to;
  const window = masked.slice(from, from + CHUNK);
  const stop = Math.max(window.lastIndexOf('. '), window.lastIndexOf('? '), window.lastIndexOf('! '));
  const space = window.lastIndexOf(' ');
  if (stop > CHUNK / 4) return from + stop + 1;
  return from + (space > CHUNK / 4 ? space : CHUNK);
}

function tagChunk(chunk: string, offset: number): Token[][] {
  const text = chunk.replace(/\s/g, ' ');
  if (!/\p{L}/u.test(text)) return [];
  const doc = nlp.readDoc(text);
  const tokens = doc.tokens();
  const values = tokens.out(its.value) as string[];
  const tags = tokens.out(its.pos) as string[];
  const lemmas = tokens.out(its.lemma) as string[];
  const all: Token[] = [];
  const place: number[] = [];
  let at = 0;
  values.forEach((value, i) => {
    const start = text.indexOf(value, at);
    place.push(all.length);
    if (value.trim() === '' || start === -1) return;
    const spaced = start > at || at === 0;
    at = start + value.length;
    all.push(...makeTokens(value, offset + start, tags[i] ?? 'X', lemmas[i] ?? value, spaced));
  });
  place.push(all.length);
  correct(all);
  const spans: number[][] = [];
  doc.sentences().each((sentence) => spans.push(sentence.out(its.span) as number[]));
  return spans
    .map(([from, to]) => all.slice(place[from!]!, place[to! + 1]!))
    .filter((part) => part.length > 0);
}

const JOINED = /^(i|you|we|they|he|she|it|that|there|who|what)('(?:m|re|ve|ll|d|s))$/;
const NEGATED = /^(do|did|does|ca|could|wo|would|should|was|were|is|are|have|has|had)nt$/;
const FULL: Record<string, string> = {
  ca: 'can',
  wo: 'will',
  "'m": 'am',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
};

/** "dont", as speech-to-text writes it, becomes the two words that "don't" is. */
function makeTokens(value: string, start: number, pos: string, lemma: string, spaced: boolean): Token[] {
  const lower = value.toLowerCase();
  const token = {
    text: value,
    lower: FULL[lower] ?? lower,
    start,
    end: start + value.length,
    pos,
    lemma,
    spaced,
    quoted: false,
  };
  const joined = JOINED.exec(lower);
  if (joined) return splitAt(token, joined[1]!.length, 'PRON', 'AUX');
  if (lower === 'no.') return splitAt(token, 2, 'INTJ', 'PUNCT');
  const negated = NEGATED.exec(lower);
  if (!negated) return [token];
  const verb = negated[1]!;
  const middle = start + verb.length;
  const head = {
    ...token,
    text: value.slice(0, verb.length),
    lower: FULL[verb] ?? verb,
    end: middle,
    pos: 'AUX',
    lemma: verb,
  };
  return [
    head,
    { ...token, text: "n't", lower: "n't", start: middle, pos: 'PART', lemma: 'not', spaced: false },
  ];
}

function splitAt(token: Token, length: number, first: string, second: string): Token[] {
  const middle = token.start + length;
  const [head, tail] = [token.text.slice(0, length), token.text.slice(length)];
  const part = (text: string, pos: string): Token => {
    const lower = FULL[text.toLowerCase()] ?? text.toLowerCase();
    return { ...token, text, lower, lemma: lower, pos };
  };
  return [
    { ...part(head, first), end: middle },
    { ...part(tail, second), start: middle, spaced: false },
  ];
}

const PERSON = /^(?:i|we|you|he|she|they|it|who)$/;
const BETWEEN =
  /^(?:just|then|also|never|always|finally|only|really|even|still|soon|once|first|often|simply|slowly|quickly|therefore|gradually|usually)$/;

/** What stands behind a pronoun is a verb when it can be one, whatever the tagger made of it. */
function correct(tokens: Token[]): void {
  tokens.forEach((token, i) => {
    if (token.lower === 'i') token.pos = 'PRON';
    if (
      token.pos === 'NOUN' &&
      lexiconTags(token.lower) === 'PastTense' &&
      !/^(?:felt|cut|set|bit)$/.test(token.lower)
    ) {
      token.pos = 'VERB';
      token.lemma = verbForm(token.lower).base;
    }
    let before = i - 1;
    while (before > 0 && BETWEEN.test(tokens[before]!.lower)) before -= 1;
    const subject = tokens[before];
    if (!subject || !PERSON.test(subject.lower) || token.pos === 'AUX' || token.pos === 'VERB') return;
    if (BETWEEN.test(token.lower) || token.pos === 'PUNCT' || token.pos === 'ADP') return;
    const { form, base } = verbForm(token.lower);
    if (form === 'past') {
      token.pos = 'VERB';
      token.lemma = base;
    }
  });
}

const SUBJECT = /^(?:i|we|he|she|they|it|you|there|that|this|nobody|everybody|someone|somebody)$/;
const LINK = /^(?:and|but|so|then|because)$/;

/** Cuts an endless sentence where speech starts a new clause: "… and then I …", "… so we …". */
function splitLong(tokens: Token[]): Token[][] {
  const marks = tokens.filter((token) => /^[,;:—]$/.test(token.text)).length;
  if (tokens.length <= LONG_SENTENCE || marks > tokens.length / 25) return splitHuge(tokens);
  const parts: Token[][] = [];
  let from = 0;
  tokens.forEach((_, i) => {
    if (i - from >= 3 && startsClause(tokens, i)) {
      parts.push(tokens.slice(from, i));
      from = i;
    }
  });
  parts.push(tokens.slice(from));
  return parts.flatMap(splitHuge);
}

function startsClause(tokens: Token[], i: number): boolean {
  const [token, next, third] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (LINK.test(token.lower) && next) {
    if (token.lower === 'because') return false;
    if (LINK.test(tokens[i - 1]?.lower ?? '')) return false;
    const follows = LINK.test(next.lower) || next.lower === 'now' ? third : next;
    if (!follows) return false;
    return SUBJECT.test(follows.lower) || /^(?:my|the|after|every|on|when|one)$/.test(follows.lower);
  }
  if (!/^(?:i|we)$/.test(token.lower) || !next || !/^(?:VERB|AUX|ADV)$/.test(next.pos)) return false;
  const before = tokens[i - 1]!;
  if (
    !/^(?:NOUN|ADV|PRON|NUM|ADJ)$/.test(before.pos) ||
    /^(?:that|what|which|who|when|how|where|why)$/.test(before.lower)
  )
    return false;
  return !relativeHead(tokens, i - 1);
}

/** "the accounts I had", "everything I owed": the noun before "I" is what the clause is about. */
function relativeHead(tokens: Token[], noun: number): boolean {
  if (/^(?:everything|all|anything|something|thing|things|way|time|day|first|one)$/.test(tokens[noun]!.lower))
    return true;
  for (let i = noun; i >= Math.max(0, noun - 3); i -= 1) {
    if (/^(?:the|what|every|all|which|any)$/.test(tokens[i]!.lower)) return true;
    if (/^(?:VERB|ADP|AUX)$/.test(tokens[i]!.pos)) return false;
  }
  return false;
}

const HUGE = 220;

function splitHuge(tokens: Token[]): Token[][] {
  if (tokens.length <= HUGE) return [tokens];
  const parts: Token[][] = [];
  for (let i = 0; i < tokens.length; i += HUGE) parts.push(tokens.slice(i, i + HUGE));
  return parts;
}

/** Marks what stands between quotation marks, unless that is nearly everything. */
function markQuoted(sentences: Sentence[]): void {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const marks = tokens.flatMap((token, i) => (token.text === '"' ? [i] : []));
  const inside: number[] = [];
  for (let k = 0; k + 1 < marks.length; k += 2) {
    for (let i = marks[k]! + 1; i < marks[k + 1]!; i += 1) inside.push(i);
  }
  if (inside.length > tokens.length * 0.8) return;
  for (const i of inside) tokens[i]!.quoted = true;
}
