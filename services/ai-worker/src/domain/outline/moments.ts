import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { countWords } from './blocks.ts';
import { hasCue, plain, withoutLead } from './cues.ts';
import { heldBack, type Signs, signsOf } from './held-back.ts';
import type { Language } from './language.ts';
import { centrality, rootsOf } from './rank.ts';
import type { Sentence } from './sentences.ts';

/** A sentence of the story with what was found in it. */
export interface Moment {
  sentence: Sentence;
  signs: Signs;
  reason: HeldBackReason | null;
  /** A first person doing something, or advice to the reader. */
  eligible: boolean;
  turn: boolean;
  does: boolean;
  score: number;
  roots: Set<string>;
}

const FEWEST_WORDS = 5;
const FEWEST_OF_ADVICE = 3;
/** A sentence without a first person, as "The form was sent on Friday", must be longer. */
const FEWEST_WITHOUT_PERSON = 10;
/** A story with fewer sentences of a first person is in the third person: every act counts. */
const PERSONAL = 0.1;
const MIN_TROUBLE = 2;
const FEWEST_TROUBLES = 1;
const ACT = 0.5;
const TURN = 2.5;
const LATEST_TURN = 0.45;
/** Moves the turn forward where there are no signs. */
const DRAG = 0.1;

/** Judges every sentence of the story. */
export function momentsOf(sentences: readonly Sentence[], language: Language | null): Moment[] {
  const roots = rootsOf(sentences, language);
  const ranks = centrality(roots);
  const found = sentences.map(({ text }) => signsOf(text, language));
  const isPersonal = found.filter(({ me }) => me).length >= found.length * PERSONAL;
  const signs = isPersonal ? found : found.map((one) => ({ ...one, me: one.act }));
  const moments = sentences.map((sentence, i): Moment => {
    const reason = reasonOf(sentences, signs, i);
    const text = plain(withoutLead(sentence.text, language));
    const facts = factsOf(text, sentence, signs[i]!, language);
    const late = i / sentences.length > 0.85 && signs[i]!.advice ? 1 : 0;
    return {
      ...{ sentence, signs: signs[i]!, reason, roots: roots[i]!, turn: facts.turn, does: facts.does },
      ...{ eligible: facts.eligible && reason === null, score: facts.score + late + 1.2 * ranks[i]! },
    };
  });
  if (language) leaveOutTrouble(moments, language);
  return moments;
}

function factsOf(text: string, { quoted, text: said }: Sentence, signs: Signs, language: Language | null) {
  const words = countWords(text);
  if (!language)
    return { eligible: words >= FEWEST_WORDS || said.length > 12, turn: false, does: false, score: 0 };
  const has = (kind: Parameters<typeof hasCue>[1]): boolean => hasCue(text, kind, language);
  const does = has('do');
  const turn = has('turn');
  const advice = signs.advice && !quoted;
  let score = advice ? 2.4 : 0;
  if (signs.me) score += (signs.act ? 2 : 0) + (does ? 0.9 : 0);
  score += (has('result') ? 0.8 : 0) + (turn ? 0.5 : 0);
  if (words < 8) score -= 0.8;
  if (signs.cost) score -= 0.7;
  const isAside = /[?？]["”»']?$/.test(said) || has('chat');
  const isOthers = !signs.me && has('speech');
  const reports =
    !isOthers && words >= FEWEST_WITHOUT_PERSON && (signs.act || signs.me || has('result') || has('habit'));
  if (reports && !signs.me) score += signs.act ? 1 : 0.6;
  else if (reports && !does && !signs.act) score += 0.6;
  if (has('habit')) score += 0.6;
  const acts = signs.me && (signs.act || does);
  return {
    eligible:
      !quoted &&
      !isAside &&
      (advice ? words >= FEWEST_OF_ADVICE : words >= FEWEST_WORDS && (acts || reports)),
    ...{ turn, does: signs.me && does, score },
  };
}

function reasonOf(sentences: readonly Sentence[], signs: readonly Signs[], i: number): HeldBackReason | null {
  const { block, source, quoted } = sentences[i]!;
  const near = (steps: number[]): Signs[] => {
    const found: Signs[] = [];
    for (const step of steps) {
      const other = sentences[i + step];
      if (other?.block !== block || other.source !== source) break;
      found.push(signs[i + step]!);
    }
    return found;
  };
  const before = near([-1, -2]);
  const after = near([1, 2]);
  const reason = heldBack(signs[i]!, before, after);
  if (reason) return reason;
  if (quoted && signs[i]!.advice) return 'others-advice';
  if (signs[i]!.me && !signs[i]!.advice) return null;
  // An advertisement or an instruction goes on around its plainest sentence.
  const spreading = [...before, ...after].find(({ own }) => own === 'advertisement' || own === 'instruction');
  return spreading && signs[i]!.advice ? spreading.own : null;
}

/**
 * A story of change begins with its trouble: leaves out what comes before the turn, where the signs of trouble outweigh
 * the acts against it, and lowers what is next to a later setback.
 */
function leaveOutTrouble(moments: Moment[], language: Language): void {
  const weights = moments.map(({ signs, reason, sentence, does }) => {
    const { act, advice, cost, regret, me } = signs;
    const underTrouble = isTroubled(sentence.heading, language);
    const good = reason ? 0 : (me && act ? ACT : 0) + (advice ? 1 : 0) + (does ? ACT / 4 : 0);
    return (reason ? 2 : 0) + (underTrouble ? 1.5 : 0) + (cost ? 0.3 : 0) + (regret ? 0.3 : 0) - good;
  });
  const turn = turnOf(moments, weights);
  for (const [i, moment] of moments.entries()) {
    if (i < turn ? !moment.signs.advice : isTroubled(moment.sentence.heading, language))
      moment.eligible = false;
    else if (moments[i - 1]?.reason || moments[i + 1]?.reason) moment.score -= 1;
  }
}

const isTroubled = (heading: string | null, language: Language): boolean =>
  heading !== null && hasCue(plain(heading), 'setback', language);

/** Where the story turns; 0 when it does not begin with trouble. */
function turnOf(moments: readonly Moment[], weights: readonly number[]): number {
  let sum = 0;
  let troubles = 0;
  let best = { worth: MIN_TROUBLE, at: 0 };
  for (let at = 1; at < moments.length * LATEST_TURN; at += 1) {
    sum += weights[at - 1]! - DRAG;
    const [before, here] = [moments[at - 1]!, moments[at]!];
    const opens = before.sentence.block === here.sentence.block ? 0 : 0.7;
    const worth = sum + opens + (here.turn ? TURN : 0);
    troubles += before.reason ? 1 : 0;
    if (troubles >= FEWEST_TROUBLES && worth > best.worth) best = { worth, at };
  }
  return best.at;
}

const WORDS_PER_MOMENT = 34;
const MOST_MOMENTS = 24;
const LEAST_SCORE = 0.6;
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
