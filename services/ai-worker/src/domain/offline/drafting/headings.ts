import { tagBlock } from '../language/tagger.ts';
import { fromGerund, verbForm } from '../language/verbs.ts';
import { actOf, isDoable } from '../understanding/act.ts';
import { Antecedents } from '../understanding/antecedents.ts';
import { selfClauses } from '../understanding/clauses.ts';
import { instruct } from '../understanding/imperative.ts';
import type { Perspective } from '../understanding/perspective.ts';
import { capital, leftOver } from '../understanding/wording.ts';

const EMPTY =
  /^(?:introduction|conclusion|summary|background|transcript|interview|notes?|timeline|diary|journal|appendix|the end|the beginning|table of contents|about(?: me)?|bio|resources|my story|my timeline|page \d+)$/i;

/** A title for a stage out of the author's own heading: "How I Paid Off the Car" → "Pay off the car"; null when it has none to give. */
export function titleOfHeading(heading: string, view: Perspective): string | null {
  const plain = sentenceCase(
    heading
      .replace(/^(?:chapter|part|step|phase|stage)?\s*\d*\s*[.:)—-]\s*/i, '')
      .replace(/[:.]+$/, '')
      .trim(),
  );
  if (plain.length < 4 || plain.length > 64 || /\?$/.test(plain) || EMPTY.test(plain)) return null;
  const told = asAct(plain.replace(/^(?:how|why|when|what) (?=i\b)/i, ''), view) ?? asGerund(plain);
  if (told) return told.length <= 60 ? told : null;
  return /^[A-Z][\p{L} ,'’-]+$/u.test(plain) && plain.split(' ').length >= 2 && !leftOver(plain)
    ? plain
    : null;
}

function asAct(text: string, view: Perspective): string | null {
  const block = { start: 0, end: text.length, heading: null, label: null, bullet: false, speaker: null };
  const sentence = tagBlock(text, block, { source: 0, block: 0 })[0];
  const clause = sentence && selfClauses(sentence, view, false)[0];
  const act = clause && actOf(clause);
  if (!clause || !act || !isDoable(act, clause.tokens, clause.end)) return null;
  return instruct(clause, act, view, new Antecedents())?.title ?? null;
}

/** "Acknowledging the problem and setting a goal" → "Acknowledge the problem and set a goal". */
function asGerund(text: string): string | null {
  const words = text.split(' ');
  if (verbForm(words[0]!.toLowerCase()).form !== 'gerund' || words.length < 2) return null;
  const told = words.map((word, i) =>
    i === 0 || (words[i - 1] === 'and' && verbForm(word).form === 'gerund')
      ? fromGerund(word.toLowerCase())
      : word,
  );
  const title = capital(told.join(' '));
  return leftOver(title) ? null : title;
}

/** "The Breaking Point" → "The breaking point"; shouting and names in capitals are left alone. */
function sentenceCase(text: string): string {
  const words = text.split(/\s+/);
  const long = words.filter((word) => word.length > 3);
  const titled = long.length > 0 && long.filter((word) => /^[A-Z]/.test(word)).length >= long.length * 0.7;
  const shouted = text === text.toUpperCase() && text.length > 5;
  if (!titled && !shouted) return capital(text);
  return capital(
    words
      .map((word) => (word === 'I' || (!shouted && /^[A-Z]{2,4}$/.test(word)) ? word : word.toLowerCase()))
      .join(' '),
  );
}
