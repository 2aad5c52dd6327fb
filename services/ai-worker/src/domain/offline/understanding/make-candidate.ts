import type { Token } from '../language/token.ts';
import type { Candidate } from './candidate.ts';
import type { Clause } from './clause.ts';
import { durationIn } from './durations.ts';
import type { Instruction } from './imperative.ts';
import type { Lesson } from './lessons.ts';
import { plural, type Word } from './retell.ts';
import { keyOf } from './score.ts';
import { leftOver } from './wording.ts';

/** A candidate for a step from an instruction and the clause it was made of; `head` is where its verb stands. */
export function candidate(
  kind: Candidate['kind'],
  clause: Clause,
  head: number,
  verb: string,
  instruction: Instruction,
  score: number,
): Candidate {
  const { tokens } = clause;
  const lead = clause.lead.kind === 'participial' ? clause.subject : clause.lead.from;
  const first = clause.subject === -1 ? opening(tokens, head) : Math.min(lead, clause.subject);
  const near = clause.conjunct > 0 && tokens[clause.end - 1]!.end - tokens[first]!.start > 300 ? head : first;
  const [start, end] = [tokens[near]!.start, tokens[clause.end - 1]!.end];
  const said = tokens
    .slice(clause.conjunct > 0 || clause.subject === -1 ? head : first, clause.end)
    .map((token) => (token.spaced ? ' ' : '') + token.text)
    .join('');
  return {
    kind,
    phase: 'any',
    title: instruction.title,
    full: instruction.full,
    brief: instruction.brief,
    verb,
    score,
    duration: durationOf(instruction.title, said, tokens.slice(0, clause.end)),
    start,
    end,
    key: keyOf(instruction.words, verb),
    names: namesOf(instruction.words),
    head: tokens[head]!.start,
  };
}

/** What the step itself says of time, else its clause, else how often the whole sentence says it was done. */
function durationOf(title: string, said: string, before: Token[]): string | null {
  const own = said.replace(/(?<=.{12})\s(?:which|who|because|before|after|until|i|we|he|she)\s.*$/is, '');
  const around = durationIn(before.map((token) => token.text).join(' '));
  const often =
    around && /\b(?:every|each|twice|once)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i.test(around)
      ? around
      : null;
  return durationIn(title) ?? durationIn(own) ?? often;
}

/** Where the part of the sentence begins that an instruction stands in. */
function opening(tokens: Token[], head: number): number {
  for (let i = head - 1; i >= 0; i -= 1) {
    if (/^[;:—.!?]$/.test(tokens[i]!.text) || tokens[head]!.end - tokens[i]!.start > 240) return i + 1;
  }
  return 0;
}

function namesOf(words: Word[]): Candidate['names'] {
  const nouns = words.flatMap(({ token, text }) =>
    token && (/^(?:NOUN|PROPN)$/.test(token.pos) || / /.test(text)) ? [token] : [],
  );
  const every = words.some((word) => /^(?:every|each|all)$/.test(word.text));
  return { one: nouns.some((token) => !plural(token)), many: every || nouns.some((token) => plural(token)) };
}

/** "Remember that recovery is not a door": a step from something that was understood; none when it is too long. */
export function lessonCandidate(lesson: Lesson, tokens: Token[]): Candidate[] {
  const accept = lesson.about === 'you' && lesson.negated && /^you (?:cannot|do not have)/.test(lesson.text);
  const once = lesson.about === 'you' && lesson.once;
  const asked = /^you (?:are \w+ing|have) /.test(lesson.text) ? 'Ask yourself whether' : 'Notice when';
  const title = `${once ? asked : accept ? 'Accept that' : 'Remember that'} ${lesson.text}`;
  if (title.length > 110 || leftOver(title)) return [];
  const words = tokens
    .slice(lesson.from, lesson.end)
    .map((token) => ({ text: token.text, spaced: true, token }));
  return [
    {
      kind: once ? 'notice' : lesson.learned ? 'lesson' : 'truth',
      phase: 'any',
      title,
      full: null,
      brief: null,
      verb: once ? 'notice' : accept ? 'accept' : 'remember',
      score: (lesson.learned ? 4.4 : 3) - Math.max(0, title.length - 70) / 20,
      duration: null,
      start: tokens[0]!.start,
      end: tokens[lesson.end - 1]!.end,
      key: keyOf(words, 'remember'),
      names: namesOf(words),
      head: tokens[lesson.from]!.start,
    },
  ];
}
