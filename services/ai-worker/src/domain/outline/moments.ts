import { countWords } from '@waymark/kernel/count-words';
import { hasCue, plain, withoutLead } from './cues.ts';
import { isOnlyIntended } from './instead.ts';
import type { InContext } from './judge.ts';
import type { Language } from './language.ts';
import { centrality, rootsOf } from './rank.ts';
import type { Sentence } from './sentences.ts';
import { type Signs, signsOf } from './signs.ts';

/** A sentence of the story with what was found in it. */
export interface Moment {
  sentence: Sentence;
  signs: Signs;
  /** May be suggested as a step. */
  eligible: boolean;
  /** The story may turn here. */
  turn: boolean;
  score: number;
  roots: Set<string>;
}

const FEWEST_WORDS = 5;
const FEWEST_OF_ADVICE = 3;
/** A story with fewer sentences of a first person is in the third person. */
const PERSONAL = 0.1;
/** Log odds of having helped, for a sentence without a first person. */
const LEAST_HELPED = -2;
/** Where most advice is given. */
const LATE = 0.85;
/** Log odds of being unfit from which they lower the score. */
const UNFIT = -4;

/** The score of a moment; its weights were found by search on stories that the odds were not learned from. */
const WORTH = {
  helped: 0.8, // for the log odds of having helped
  length: 0.5, // for the logarithm of the number of words
  advice: 3,
  lateAdvice: 1,
  me: 1,
  turn: 1,
  rank: 0.6,
  unfit: -1,
  besideUnfit: -3,
  beforeTurn: -4,
};

/** Judges every sentence of the story. */
export function buildMoments(sentences: readonly Sentence[], language: Language): Moment[] {
  const roots = rootsOf(sentences, language);
  const ranks = centrality(roots);
  const found = sentences.map((_, i) => signsOf(inContext(sentences, i), language));
  const isPersonal = found.filter(({ me }) => me).length >= found.length * PERSONAL;
  const signs = isPersonal ? found : found.map((one) => ({ ...one, me: one.helped > 0 }));
  const moments = sentences.map((sentence, i): Moment => {
    const facts = factsOf(sentence, signs[i]!, language);
    const { turn, score } = facts;
    const isDate = sentence.heading?.endsWith(sentence.text) ?? false;
    const isIntended = isOnlyIntended(sentence.text, inContext(sentences, i).after, language);
    const isLate = i / sentences.length > LATE && signs[i]!.advice;
    const isBesideUnfit = [i - 1, i + 1].some(
      (near) => isBeside(sentences, i, near) && signs[near]!.unfit > 0,
    );
    return {
      ...{
        sentence,
        signs: signs[i]!,
        roots: roots[i]!,
        turn,
        eligible: facts.eligible && !isDate && !isIntended,
      },
      score:
        score +
        WORTH.rank * ranks[i]! +
        (isLate ? WORTH.lateAdvice : 0) +
        (isBesideUnfit ? WORTH.besideUnfit : 0),
    };
  });
  const turn = turnOf(moments);
  for (const moment of moments.slice(0, turn)) if (!moment.signs.advice) moment.score += WORTH.beforeTurn;
  return moments;
}

function factsOf(
  { quoted, text }: Sentence,
  { advice, me, helped, unfit, doubtful }: Signs,
  language: Language,
): Pick<Moment, 'eligible' | 'turn' | 'score'> {
  const plainText = plain(withoutLead(text, language));
  const words = countWords(plainText);
  const isAdvice = advice && !quoted;
  const turn = hasCue(plainText, 'turn', language);
  const isAside = /[?？]["”»']?$/.test(text) || hasCue(plainText, 'chat', language);
  const isOwn = isAdvice || me || helped > LEAST_HELPED;
  return {
    eligible:
      isOwn && !quoted && !isAside && !doubtful && words >= (isAdvice ? FEWEST_OF_ADVICE : FEWEST_WORDS),
    turn,
    score:
      WORTH.helped * helped +
      WORTH.length * Math.log(Math.max(1, words)) +
      (isAdvice ? WORTH.advice : 0) +
      (me ? WORTH.me : 0) +
      (turn ? WORTH.turn : 0) +
      WORTH.unfit * Math.max(0, unfit - UNFIT),
  };
}

function inContext(sentences: readonly Sentence[], i: number): InContext {
  const textAt = (at: number): string => (isBeside(sentences, i, at) ? sentences[at]!.text : '');
  return { before: textAt(i - 1), text: sentences[i]!.text, after: textAt(i + 1) };
}

const isBeside = (sentences: readonly Sentence[], i: number, other: number): boolean =>
  sentences[other]?.block === sentences[i]!.block && sentences[other].source === sentences[i]!.source;

const LEAST_TROUBLE = 2;
const TURN = 2.5;
const LATEST_TURN = 0.45;
/** Moves the turn forward where there are no signs. */
const DRAG = 0.1;
/** Log odds of being unfit: of some trouble, and of much. */
const TROUBLED = -1.5;
const MUCH_TROUBLED = -0.5;

/** A story of change begins with its trouble: where it so far outweighs the good deeds most, 0 without such a beginning. */
function turnOf(moments: readonly Moment[]): number {
  let sum = 0;
  let best = { worth: LEAST_TROUBLE, at: 0 };
  for (let at = 1; at < moments.length * LATEST_TURN; at += 1) {
    const [before, here] = [moments[at - 1]!, moments[at]!];
    sum += troubleOf(before) - DRAG;
    const opens = before.sentence.block === here.sentence.block ? 0 : 0.7;
    const worth = sum + opens + (here.turn ? TURN : 0);
    if (worth > best.worth) best = { worth, at };
  }
  return best.at;
}

/** It is about trouble: no title is taken from it. */
export const isTroubled = ({ signs: { doubtful, unfit } }: Moment): boolean =>
  doubtful || unfit > MUCH_TROUBLED;

function troubleOf(moment: Moment): number {
  const { helped, unfit, advice } = moment.signs;
  if (isTroubled(moment)) return 2;
  return (unfit > TROUBLED ? 0.3 : 0) - (helped > 0 ? 0.5 : 0) - (advice ? 1 : 0);
}

const WORDS_PER_MOMENT = 42;
const MOST_MOMENTS = 24;
const LEAST_SCORE = 0;
/** Suggested even with a lower score. */
const FEWEST_MOMENTS = 6;
const ALIKE = 0.6;

/** The moments that matter most, at least one under each heading, in the order of the story. */
export function chooseMoments(moments: readonly Moment[], words: number): Moment[] {
  const wanted = Math.min(MOST_MOMENTS, 2 + Math.round(words / WORDS_PER_MOMENT));
  const ranked = moments
    .filter(({ eligible }) => eligible)
    .sort((a, b) => b.score - a.score)
    .filter(({ score }, i) => score >= LEAST_SCORE || i < FEWEST_MOMENTS);
  const chosen = bestOfParts(ranked).slice(0, wanted);
  for (const moment of ranked) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => overlap(other.roots, moment.roots) > ALIKE)) chosen.push(moment);
  }
  const order = new Map(moments.map((moment, i) => [moment, i]));
  return chosen.sort((a, b) => order.get(a)! - order.get(b)!);
}

/** The first of the list under each heading. */
function bestOfParts(ranked: readonly Moment[]): Moment[] {
  const parts = new Map<string, Moment>();
  for (const moment of ranked) {
    const { source, heading } = moment.sentence;
    const part = `${source} ${heading}`;
    if (heading !== null && !parts.has(part)) parts.set(part, moment);
  }
  return [...parts.values()];
}

function overlap(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const root of a) if (b.has(root)) shared += 1;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
