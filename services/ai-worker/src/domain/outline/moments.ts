import type { HeldBackReason } from '@waymark/contracts/ai/draft';
import { countWords } from './blocks.ts';
import { cueOf, hasCue, plain, withoutLead } from './cues.ts';
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
  score: number;
  roots: Set<string>;
}

const FEWEST_WORDS = 5;
const SWITCH = 1.6;

/** Judges every sentence of the story. */
export function momentsOf(sentences: readonly Sentence[], language: Language | null): Moment[] {
  const roots = rootsOf(sentences, language);
  const ranks = centrality(roots);
  const signs = sentences.map(({ text }) => signsOf(text, language));
  const moments = sentences.map((sentence, i): Moment => {
    const reason = reasonOf(sentences, signs, i);
    const text = plain(withoutLead(sentence.text, language));
    const facts = factsOf(text, sentence, signs[i]!, language);
    const late = i / sentences.length > 0.85 && signs[i]!.advice ? 1 : 0;
    return {
      ...{ sentence, signs: signs[i]!, reason, roots: roots[i]!, turn: facts.turn },
      ...{ eligible: facts.eligible && reason === null, score: facts.score + late + 1.2 * ranks[i]! },
    };
  });
  if (language) lowerTroubled(moments, language);
  return moments;
}

function factsOf(text: string, { quoted, text: said }: Sentence, signs: Signs, language: Language | null) {
  const words = countWords(text);
  if (!language) return { eligible: words >= FEWEST_WORDS || said.length > 12, turn: false, score: 0 };
  const has = (kind: Parameters<typeof hasCue>[1]): boolean => hasCue(text, kind, language);
  const noted = [cueOf('act', language), cueOf('do', language)].some((cue) => cue?.exec(text)?.index === 0);
  const does = has('do');
  const turn = has('turn');
  const acts = signs.me || noted;
  const advice = signs.advice && !quoted;
  let score = advice ? 2.4 : 0;
  if (acts) score += (signs.act ? 2 : 0) + (does ? 0.6 : 0);
  score +=
    (has('result') ? 0.8 : 0) +
    (turn ? 0.5 : 0) +
    (/\d|every|each|jede|cada|chaque|ogni/.test(text) ? 0.3 : 0);
  if (words < 8) score -= 0.8;
  if (signs.cost) score -= 0.7;
  const asks = /[?？]["”»']?$/.test(said);
  return {
    eligible: !quoted && !asks && words >= FEWEST_WORDS && (advice || (acts && (signs.act || does))),
    turn,
    score,
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

/** Splits the story into what went wrong and what helped (Viterbi over two states), and lowers the former. */
function lowerTroubled(moments: Moment[], language: Language): void {
  const pulls = moments.map(({ signs, reason, turn, sentence }) => {
    const { act, advice, cost, regret, setback } = signs;
    const trouble = hasCue(plain(sentence.text), 'trouble', language);
    const good = (signs.me && act ? 0.9 : 0) + (advice ? 1 : 0) + (turn ? 0.4 : 0);
    const bad =
      (reason ? 2 : 0) + (cost ? 0.6 : 0) + (regret ? 0.6 : 0) + (setback ? 2 : 0) + (trouble ? 0.7 : 0);
    return good - bad;
  });
  const paths: [well: number, ill: number][] = [];
  for (const [i, pull] of pulls.entries()) {
    const [well, ill] = paths[i - 1] ?? [0, 0];
    paths.push([Math.max(well, ill - SWITCH) + pull, Math.max(ill, well - SWITCH) - pull]);
  }
  let isIll = (paths.at(-1)?.[1] ?? 0) > (paths.at(-1)?.[0] ?? 0);
  for (let i = moments.length - 1; i >= 0; i -= 1) {
    const [well, ill] = paths[i - 1] ?? [0, 0];
    if (isIll) moments[i]!.score -= 1.5;
    isIll = isIll ? ill >= well - SWITCH : ill - SWITCH > well;
  }
}

const WORDS_PER_MOMENT = 42;
const MOST_MOMENTS = 24;
const LEAST_SCORE = 1.6;
const ALIKE = 0.6;

/** The moments that matter most, in the order of the story; fewer where the story has fewer. */
export function chooseMoments(
  moments: readonly Moment[],
  words: number,
  language: Language | null,
): Moment[] {
  const wanted = Math.min(MOST_MOMENTS, Math.max(2, Math.round(words / WORDS_PER_MOMENT)));
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
