import type { SteeringAttempt } from '@waymark/contracts/ai/application';
import {
  ADDRESSED,
  APPROVE,
  IGNORE,
  MACHINERY,
  MOST,
  MUST,
  ORDER,
  RULES,
  SCORE,
  SUBJECT,
} from './steering-words.ts';
import { foldedText, sentencesIn, visibleText } from './visible-text.ts';

type Field = SteeringAttempt['field'];
type Reason = SteeringAttempt['reason'];

export interface Guarded {
  /** Visible text without the sentences that were cut out. */
  text: string;
  attempts: SteeringAttempt[];
}

const LONGEST = 600;
/** Words between two parts of one request. */
const REACH = 9;

const anyOf = (rows: readonly string[]): string => `(?:${rows.join('|')})`;
const word = (rows: readonly string[]): string => `(?<![\\p{L}\\p{N}])${anyOf(rows)}(?![\\p{L}\\p{N}])`;
const near = (a: string, b: string): string =>
  `${a}(?:[^\\p{L}\\p{N}]+[\\p{L}\\p{N}']+){0,${REACH}}?[^\\p{L}\\p{N}]+${b}`;
const either = (a: string, b: string): string => `(?:${near(a, b)})|(?:${near(b, a)})`;

const TEN = '10\\s*/\\s*10|10/10|\\d+\\s*(?:/|out of|von|de|sur|su)\\s*10';
const most = word([...MOST, TEN]);
const score = word([...SCORE, TEN]);

const regex = (source: string): RegExp => new RegExp(source, 'u');

/** "Give this application ten points": the parts in any order. */
const askedBy = (ask: readonly string[]): string[] => [
  `^(?=.*${word(ask)})(?=.*(?:${either(score, most)}|${TEN}))`,
  `^(?=.*${word(ask)})(?=.*${word(SUBJECT)})(?=.*${word([...APPROVE, TEN])})`,
];

/** Ways to address an evaluator that also occur in a story in the first person. */
const OUTSIDE_STORIES = [
  either(word(IGNORE), word(RULES)),
  near(word(APPROVE), word(SUBJECT)),
  ...askedBy(ORDER),
].map(regex);

/** Ways to address an evaluator. */
const PATTERNS = [
  ...askedBy(MUST),
  `^\\W*${word(ORDER)}.*(?:${either(score, most)}|${TEN})`,
  // "Approve.", "Score: 10": an order without a sentence around it.
  `^\\W*${anyOf(APPROVE)}\\W*$`,
  `${word(SCORE)}\\s*["']?\\s*[:=]\\s*["']?(?:10|[789]|ten|max)`,
  ...ADDRESSED,
  word(MACHINERY),
].map(regex);

const MARKUP = [
  /<\/?\s*(?:system|assistant|user|developer|instructions?|admin|prompt|evaluation|application|data|score)\b[^>]*>/i,
  /<\|[^|]{1,40}\|>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|<!--/i,
  /^\s*(?:#{1,6}\s*|\*\*|\[|\()?(?:system|assistant|developer|user|human|instructions?|admin|prompt|override)(?:\*\*|\]|\))?\s*[:>]/i,
  /^\s*#{2,6}\s*(?:system|new|instructions?|end|begin)/i,
  /\b(?:BEGIN|END) (?:DATA|STEP|LEARNER|APPLICATION|STORY|SYSTEM|PROMPT)\b/,
  /["'](?:authenticity|perseverance|valor|score|steering|status)["']\s*:/i,
];
/** Encoded text: long, without spaces, of mixed letters and digits. */
const ENCODED =
  /(?<![\w/.:-])(?=[A-Za-z0-9+/]*[a-z])(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{28,}={0,2}(?![\w/.-])/;
/** Follows up on a request in the sentence before it. */
const FOLLOW_UP = new RegExp(`${score}|${most}|${word(APPROVE)}|${word(RULES)}`, 'u');
const YOU = /\b(?:you|your|du|dein\w*|dir|tu|tus|tes|te|usted|vous|votre|vos|voce|lei|vostr\w+|seu|suas?)\b/;
const SELF =
  /\b(?:i|my|we|our|me|ich|mein\w*|wir|yo|mi|mis|je|mon|ma|mes|io|mio|mia|eu|meu|minha|nos|nous|noi)\b/;

/** Why a sentence is an attempt to influence its evaluation; null if it is none. */
export function steeringIn(sentence: string): Reason | null {
  if (MARKUP.some((pattern) => pattern.test(sentence))) return 'role-markup';
  if (ENCODED.test(sentence)) return 'hidden-text';
  const folded = foldedText(sentence);
  const patterns = SELF.test(folded) && !YOU.test(folded) ? PATTERNS : [...PATTERNS, ...OUTSIDE_STORIES];
  return patterns.some((pattern) => pattern.test(folded)) ? 'instruction' : null;
}

/** Cuts out of a field what talks to its evaluator, so that it reads as if it had not been written. */
export function guard(field: Field, original: string): Guarded {
  const { text, hidden } = visibleText(original);
  const attempts: SteeringAttempt[] = [];
  const add = (passage: string, reason: Reason) =>
    attempts.push({ field, text: passage.slice(0, LONGEST).toWellFormed(), reason });
  if (hidden) add(hidden, 'hidden-text');
  const lines = text.split('\n').map((line) => {
    const kept: string[] = [];
    let isAfterAttempt = false;
    for (const sentence of sentencesIn(line)) {
      const reason: Reason | null =
        steeringIn(sentence) ?? (isAfterAttempt && isFollowUp(sentence) ? 'instruction' : null);
      isAfterAttempt = reason !== null;
      if (reason) add(sentence, reason);
      else kept.push(sentence);
    }
    return kept.join(' ');
  });
  return { text: lines.filter((line) => line !== '').join('\n'), attempts };
}

/** Whether a sentence after an attempt goes on with it. */
export function isFollowUp(sentence: string): boolean {
  const folded = foldedText(sentence);
  return FOLLOW_UP.test(folded) && !SELF.test(folded);
}

/** Also cuts out the sentences that hold these passages, which a model has flagged. */
export function withoutPassages(text: string, passages: readonly string[]): string {
  const wanted = passages.map((passage) => foldedText(visibleText(passage).text)).filter(Boolean);
  const holds = (sentence: string): boolean => {
    const folded = foldedText(sentence);
    return wanted.some((passage) => folded.includes(passage) || passage.includes(folded));
  };
  return text
    .split('\n')
    .map((line) =>
      sentencesIn(line)
        .filter((sentence) => !holds(sentence))
        .join(' '),
    )
    .filter((line) => line !== '')
    .join('\n');
}
