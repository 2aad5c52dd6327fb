import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Whose password it is, as far as known. */
export interface PasswordOwner {
  username?: string;
  email?: string;
}

export interface PasswordAssessment {
  /** In the words of a screen. */
  strength: 'Too easy to guess' | 'Fair' | 'Good' | 'Strong';
  /** Why the password is refused; null if it is accepted. */
  refusal: string | null;
}

/** At least 10^6 guesses. A higher score would refuse eight random letters. */
const LOWEST_SCORE = 2;
/** Characters that must remain without the names in it: the minimum length of a password. */
const LEAST_WITHOUT_NAMES = 8;
/** The time of the estimator grows with the square of the length. */
const ESTIMATED_CHARACTERS = 64;
const SHORTEST_NAME = 3;

const strengths = ['Too easy to guess', 'Too easy to guess', 'Fair', 'Good', 'Strong'] as const;

const reasons: Record<string, string> = {
  dictionary: 'This is a common or leaked password, or close to one. Attackers try those first.',
  spatial: 'These keys are next to each other on the keyboard, which is easy to guess.',
  sequence: 'This is a sequence such as abcd or 1234, which is easy to guess.',
  repeat: 'This repeats the same characters, which is easy to guess.',
  date: 'This is mostly a date, which is easy to guess.',
  regex: 'This is mostly a year, which is easy to guess.',
};
const TOO_EASY = 'This password is too easy to guess. Use more characters, or several words.';

let estimator: ZxcvbnFactory | undefined;

/** Assesses a new password. The first call takes about 0.1 s, since it prepares the lists. */
export function assessPassword(password: string, owner: PasswordOwner = {}): PasswordAssessment {
  estimator ??= new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: ESTIMATED_CHARACTERS,
  });
  // Full-width and other compatibility forms of a common password are as common.
  const plain = password.normalize('NFKC');
  const names = namesOf(owner);
  const { score, sequence } = estimator.check(plain, [...names.keys()]);
  const refusal = nameRefusal(plain, sequence, names) ?? (score < LOWEST_SCORE ? weakness(sequence) : null);
  return { strength: refusal ? 'Too easy to guess' : strengths[score], refusal };
}

/** Each name in lower case, with what it is. */
function namesOf({ username = '', email = '' }: PasswordOwner): Map<string, string> {
  const [local = '', domain = ''] = email.split('@');
  const ofEmail = [email, ...wordsOf(local), domain.split('.')[0] ?? ''];
  const sources = [
    ['waymark', 'the name of this site'] as const,
    ...ofEmail.map((name) => [name, 'your email address'] as const),
    ...wordsOf(username).map((name) => [name, 'your user name'] as const),
  ];
  const long = sources.filter(([name]) => name.length >= SHORTEST_NAME);
  return new Map(long.map(([name, what]) => [name.toLowerCase(), what]));
}

/** A name as it is, without its separators, and in its words. */
function wordsOf(name: string): string[] {
  const words = name.split(/[._+-]/);
  return [name, words.join(''), ...words];
}

const isName = (match: MatchExtended): boolean => match.dictionaryName === 'userInputs';

function nameRefusal(plain: string, sequence: MatchExtended[], names: Map<string, string>): string | null {
  const found = sequence.filter(isName);
  const named = found.reduce((sum, { token }) => sum + [...token].length, 0);
  if (named === 0 || [...plain].length - named >= LEAST_WITHOUT_NAMES) return null;
  const what = names.get(String(found[0]?.matchedWord)) ?? 'your name';
  return `This is mostly ${what}, which is easy to guess.`;
}

/** The reason of the part that makes up most of the password. */
function weakness(sequence: MatchExtended[]): string {
  const [longest] = sequence.toSorted((a, b) => b.token.length - a.token.length);
  return reasons[longest?.pattern ?? ''] ?? TOO_EASY;
}
