/** A piece of a step that can be done by itself, and what the description says about it. */
export interface Piece {
  text: string;
  about: string[];
}

export interface Pieces {
  /** What stands before the first thing to do. */
  lead: string[];
  pieces: Piece[];
}

const VERBS = new Set(
  `accept add address admit agree allow answer apologise apologize apply appoint arrange ask attend avoid bake be
  begin block book borrow breathe bring build buy calculate call cancel carry celebrate change check choose circle
  clean clear climb close collect come compare connect contact continue cook copy count create cross cut cycle date
  decide define delete describe divide do draw drink drop eat empty end enter exchange explain feed file fill find
  finish fix fold follow forgive gather get give go grow hand hang have help hide hold identify imagine include
  introduce invite join keep know label lay learn leave let lie light limit list listen live look lower make mark
  measure meet memorise memorize mend message move name note notice number offer open order organise organize pack
  paint pause pay phone pick plan plant play practise practice praise prepare print promise publish push put quit
  raise reach read record reduce register remember remove repeat replace report research reserve rest return review
  ring run save say schedule search see sell send set share show sign sit sketch sleep smile sort speak spend split
  stand start state stay step stick stop store stretch study subtract swim switch take talk teach tell test thank
  think throw tick tidy track train treat try turn type underline understand unpack use visit wait walk wash watch
  wear weigh work wrap write`.split(/\s+/),
);
/** Nouns as often as verbs: what follows decides. "Work is…", "Rest comes…". */
const AFTER_NOUN = /^(?:is|are|was|were|has|comes|does|will|can|may|must|often|of)\b/i;
const OPENERS =
  /^(?:(?:and|then|first|firstly|next|now|just|only|also|so|finally|afterwards|after that|later|simply|instead|please|today|tonight|tomorrow|each day|every day|every evening|once a week|at least)[,:]?\s+)+/i;
const FILLERS = /^(?:(?:and|then|just|only|also|so|simply)[,:]?\s+)+/i;
const CONDITION =
  /^(?:if|when|whenever|once|after|before|while|as soon as|until|for|on|in|at|with)\b[^,.;]{1,100},\s+/i;
const JOINT = /,? (?:and|then|and then) (?=([a-z]+)\b)/g;
const FEWEST_WORDS = 4;
const LONG = 60;
const SENTENCES = 40;

const isVerb = (word: string | undefined): boolean => word !== undefined && VERBS.has(word.toLowerCase());

/** Whether a sentence tells somebody to do something. What it forbids is no action. */
export function isDoable(sentence: string): boolean {
  const bare = sentence.replace(OPENERS, '').replace(CONDITION, '').replace(OPENERS, '');
  const [, verb, rest = ''] = /^([\p{L}']+)\s*(.*)$/su.exec(bare) ?? [];
  if (!isVerb(verb) || AFTER_NOUN.test(rest)) return false;
  return !/^(?:do|let) (?:not|nothing|never)\b/i.test(bare) && !/\?$/.test(sentence);
}

/** The sentences of a step's description: what can be done, each with the remarks behind it. */
export function piecesOf(description: string): Pieces {
  const lead: string[] = [];
  const pieces: Piece[] = [];
  for (const sentence of sentencesOf(description)) {
    const last = pieces.at(-1);
    // "Begin there." belongs to what stands before it.
    const enough = !last || sentence.split(' ').length >= FEWEST_WORDS;
    if (enough && isDoable(sentence))
      pieces.push(...halves(bare(sentence)).map((text) => ({ text, about: [] })));
    else if (last) last.about.push(sentence);
    else lead.push(sentence);
  }
  return { lead, pieces };
}

/** "Then only open them" is “Open them” in a list. */
const bare = (sentence: string): string => capital(sentence.replace(FILLERS, ''));

/** What somebody said is one thing, however many sentences it has. */
const SPOKEN = /“[^”]{1,600}”|"[^"]{1,600}"|«[^»]{1,600}»|„[^“”]{1,600}[“”]/g;
const HAS_SPOKEN = /[“"«„]/;

/** Without what is quoted in it: the mentor's words are about the step and do not say what kind of step it is. */
export const unspoken = (text: string): string => text.replace(SPOKEN, ' ');

/** Sentences, and what semicolons part where a new act begins behind them. */
export function sentencesOf(text: string): string[] {
  const clean = text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return segmentsOf(clean)
    .slice(0, SENTENCES)
    .flatMap((segment) => bySemicolon(segment.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** Never cut within quotation marks. */
function segmentsOf(text: string): string[] {
  const spoken = [...text.matchAll(SPOKEN)].map(
    ({ index, 0: words }) => [index, index + words.length] as const,
  );
  const segments: string[] = [];
  for (const { segment, index } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    if (spoken.some(([start, end]) => start < index && index < end))
      segments.push((segments.pop() ?? '') + segment);
    else segments.push(segment);
  }
  return segments;
}

function bySemicolon(sentence: string): string[] {
  if (HAS_SPOKEN.test(sentence)) return [sentence];
  const parts = sentence.split(/;\s+/);
  return parts.slice(1).some(isDoable) ? parts.map(capital) : [sentence];
}

/** "Note the name …, and ask for it in writing" is two things to do. */
function halves(sentence: string): string[] {
  if (sentence.length <= LONG || HAS_SPOKEN.test(sentence)) return [sentence];
  for (const joint of sentence.matchAll(JOINT)) {
    const [before, after] = [sentence.slice(0, joint.index), sentence.slice(joint.index + joint[0].length)];
    const enough = [before, after].every((part) => part.split(' ').length >= 3);
    // After "to", "you", "can" the verb belongs to what stands before it.
    if (enough && isVerb(joint[1]) && !/\b(?:to|you|can|will|must|may|should)\b/i.test(before))
      return [before, capital(after)];
  }
  return [sentence];
}

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
