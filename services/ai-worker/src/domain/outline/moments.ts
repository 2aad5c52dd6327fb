import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { countWords } from './blocks.ts';
import { hasCue, plain, withoutLead } from './cues.ts';
import { type Signs, signsOf } from './held-back.ts';
import type { InContext } from './judge.ts';
import type { Language } from './language.ts';
import { centrality, rootsOf } from './rank.ts';
import type { Sentence } from './sentences.ts';

/** A sentence of the story with what was found in it. */
export interface Moment {
  sentence: Sentence;
  signs: Signs;
  reason: HeldBackReason | null;
  /** May become a step. */
  eligible: boolean;
  /** The story may turn here. */
  turn: boolean;
  score: number;
  roots: Set<string>;
}

const FEWEST_WORDS = 5;
const FEWEST_OF_ADVICE = 3;
const SHORT = 8;
/** A story with fewer sentences of a first person is in the third person. */
const PERSONAL = 0.1;
/** Log odds of having helped, for a sentence without a first person. */
const LEAST_HELPED = -2;
/** Where most advice is given. */
const LATE = 0.85;

/** Judges every sentence of the story. */
export function momentsOf(sentences: readonly Sentence[], language: Language | null): Moment[] {
  const roots = rootsOf(sentences, language);
  const ranks = centrality(roots);
  const found = sentences.map((_, i) => signsOf(inContext(sentences, i), language));
  const isPersonal = found.filter(({ me }) => me).length >= found.length * PERSONAL;
  const signs = isPersonal ? found : found.map((one) => ({ ...one, me: one.helped > 0 }));
  const moments = sentences.map((sentence, i): Moment => {
    const reason = reasonOf(sentences, signs, i);
    const isLate = i / sentences.length > LATE && signs[i]!.advice;
    const { eligible, turn, score } = factsOf(sentence, signs[i]!, language);
    return {
      ...{ sentence, signs: signs[i]!, reason, roots: roots[i]!, turn },
      eligible: eligible && reason === null,
      score: score + (isLate ? 1 : 0) + 1.2 * ranks[i]!,
    };
  });
  if (language) leaveOutTrouble(moments);
  return moments;
}

/** In a language without cues, every sentence that is long enough is as good as another. */
function factsOf(
  { quoted, text }: Sentence,
  { advice, me, helped, unfit }: Signs,
  language: Language | null,
): Pick<Moment, 'eligible' | 'turn' | 'score'> {
  const plainText = plain(withoutLead(text, language));
  const words = countWords(plainText);
  if (!language) return { eligible: words >= FEWEST_WORDS || text.length > 12, turn: false, score: 0 };
  const isAdvice = advice && !quoted;
  const turn = hasCue(plainText, 'turn', language);
  const isAside = /[?？]["”»']?$/.test(text) || hasCue(plainText, 'chat', language);
  const cues = (isAdvice ? 1 : 0) + (me ? 1 : 0) + (turn ? 0.5 : 0) - (words < SHORT ? 0.8 : 0);
  const isOwn = isAdvice || me || helped > LEAST_HELPED;
  return {
    eligible: isOwn && !quoted && !isAside && words >= (isAdvice ? FEWEST_OF_ADVICE : FEWEST_WORDS),
    turn,
    score: cues + helped - unfit,
  };
}

function reasonOf(sentences: readonly Sentence[], signs: readonly Signs[], i: number): HeldBackReason | null {
  const { reason, advice, me } = signs[i]!;
  if (reason) return reason;
  if (sentences[i]!.quoted && advice) return 'others-advice';
  if (me || !advice) return null;
  // An advertisement or an instruction goes on around its plainest sentence.
  const around = [-1, -2, 1, 2].filter((step) => isBeside(sentences, i, i + step));
  const reasons = around.map((step) => signs[i + step]!.reason);
  return reasons.find((one) => one === 'advertisement' || one === 'instruction') ?? null;
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
/** Log odds of being unfit that are a sign of trouble, though not enough to hold back. */
const TROUBLED = -1.5;

/** A story of change begins with its trouble: leaves out what comes before the turn, and lowers what is next to a setback. */
function leaveOutTrouble(moments: Moment[]): void {
  const turn = turnOf(moments);
  for (const [i, moment] of moments.entries()) {
    if (i < turn && !moment.signs.advice) moment.eligible = false;
    else if (moments[i - 1]?.reason || moments[i + 1]?.reason) moment.score -= 1;
  }
}

/** Where the trouble so far outweighs the good deeds most; 0 when the story does not begin with trouble. */
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

function troubleOf({ signs: { helped, unfit, advice }, reason }: Moment): number {
  if (reason) return 2;
  return (unfit > TROUBLED ? 0.3 : 0) - (helped > 0 ? 0.5 : 0) - (advice ? 1 : 0);
}

const WORDS_PER_MOMENT = 34;
const MOST_MOMENTS = 24;
const LEAST_SCORE = 2;
const ALIKE = 0.6;

/** The moments that matter most, in the order of the story; fewer where the story has fewer. */
export function chooseMoments(
  moments: readonly Moment[],
  words: number,
  language: Language | null,
): Moment[] {
  const wanted = Math.min(MOST_MOMENTS, 2 + Math.round(words / WORDS_PER_MOMENT));
  const chosen: Moment[] = [];
  const least = language ? LEAST_SCORE : 0;
  const ranked = moments.filter(({ eligible, score }) => eligible && score >= least);
  ranked.sort((a, b) => b.score - a.score);
  for (const moment of ranked) {
    if (chosen.length === wanted) break;
    if (!chosen.some((other) => overlap(other.roots, moment.roots) > ALIKE)) chosen.push(moment);
  }
  const order = new Map(moments.map((moment, i) => [moment, i]));
  return chosen.sort((a, b) => order.get(a)! - order.get(b)!);
}

function overlap(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const root of a) if (b.has(root)) shared += 1;
  return shared / Math.max(1, Math.min(a.size, b.size));
}
