import type { Sentence, Token } from '../language/token.ts';
import { isFirstName } from '../language/verbs.ts';

/** Whose story it is: who is meant when the learner is told "you". */
export interface Perspective {
  person: 'first' | 'third';
  /** The protagonist's pronoun and names, in a story told about somebody. */
  pronoun: 'he' | 'she' | null;
  names: ReadonlySet<string>;
  /** Notes that leave the subject out: "Called the clinic." */
  dropsSubject: boolean;
}

export interface PersonCounts {
  first: number;
  he: number;
  she: number;
  names: Map<string, number>;
  dropped: number;
  sentences: number;
}

export const emptyCounts = (): PersonCounts => ({
  first: 0,
  he: 0,
  she: 0,
  names: new Map(),
  dropped: 0,
  sentences: 0,
});

/** Counts who acts in a sentence; `dropped` is a sentence that starts with a past verb and names nobody. */
export function countPersons(counts: PersonCounts, sentence: Sentence): void {
  counts.sentences += 1;
  const { tokens } = sentence;
  const first = tokens[0];
  if (first?.pos === 'VERB' && /(?:ed|t|ke|de|ng|ught|w|ve|id|ut|ote|at)$/.test(first.lower))
    counts.dropped += 1;
  tokens.forEach((token, i) => {
    if (token.quoted) return;
    if (/^(?:i|we)$/.test(token.lower)) counts.first += 1;
    else if (token.lower === 'he') counts.he += 1;
    else if (token.lower === 'she') counts.she += 1;
    else if (namesSomebody(token, tokens[i + 1]))
      counts.names.set(token.lower, (counts.names.get(token.lower) ?? 0) + 1);
  });
}

/** A capitalised word that acts: "Amina signed". */
function namesSomebody(token: Token, next: Token | undefined): boolean {
  if (!/^[A-Z][a-z]+$/.test(token.text) || !next) return false;
  return (token.pos === 'PROPN' || isFirstName(token.lower)) && /^(?:VERB|AUX|PROPN|ADV)$/.test(next.pos);
}

export function perspectiveOf(counts: PersonCounts): Perspective {
  const third = counts.he + counts.she;
  const dropsSubject = counts.dropped > Math.max(2, counts.sentences * 0.12);
  if (counts.first >= Math.max(2, third * 0.6) || (dropsSubject && counts.first * 2 >= third) || third < 4) {
    return { person: 'first', pronoun: null, names: new Set(), dropsSubject };
  }
  const pronoun = counts.she >= counts.he ? 'she' : 'he';
  const ranked = [...counts.names].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const names = new Set(ranked.filter(([, n], i) => i === 0 && n >= 1).map(([name]) => name));
  return { person: 'third', pronoun, names, dropsSubject };
}

/** How many tokens at `i` name the protagonist as a subject: "I" 1, "my wife and I" 4, none 0. */
export function selfAt(tokens: Token[], i: number, view: Perspective): number {
  const token = tokens[i];
  if (!token || token.quoted) return 0;
  if (view.person === 'first') {
    if (/^(?:i|we)$/.test(token.lower)) return tokens[i + 1]?.text === '.' ? 0 : 1;
    const compound =
      /^(?:my|our)$/.test(token.lower) && tokens[i + 2]?.lower === 'and' && tokens[i + 3]?.lower === 'i';
    return compound ? 4 : 0;
  }
  if (token.lower === view.pronoun) return 1;
  if (!view.names.has(token.lower) || tokens[i + 1]?.lower === "'s") return 0;
  return tokens[i + 1]?.pos === 'PROPN' && /^[A-Z]/.test(tokens[i + 1]!.text) ? 2 : 1;
}
