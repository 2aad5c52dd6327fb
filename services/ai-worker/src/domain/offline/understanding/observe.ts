import type { Sentence, Token } from '../language/token.ts';
import { HARMFUL, TIME_NOUN, VICE } from '../language/words.ts';
import { type Act, actOf, isDoable, isHarm } from './act.ts';
import { adviceIn, besides } from './advice.ts';
import type { Antecedents } from './antecedents.ts';
import type { Candidate, Detail, Moment, Remark } from './candidate.ts';
import { type Clause, selfClauses } from './clauses.ts';
import { durationIn } from './durations.ts';
import { framesOf } from './frames.ts';
import { type Instruction, instruct } from './imperative.ts';
import { type Lesson, lessonsIn } from './lessons.ts';
import type { Perspective } from './perspective.ts';
import { names, nounPhraseAt } from './phrases.ts';
import { remarksOf } from './remarks.ts';
import { plural, retell, textOf, type Word } from './retell.ts';
import { carries, keyOf, worthOf } from './score.ts';
import { capital, leftOver } from './wording.ts';

/** Everything that is known while sentences are read one after the other. */
export interface Reader {
  view: Perspective;
  antecedents: Antecedents;
  /** This block may leave the subject out. */
  dropped: boolean;
}

/** Reads one sentence for good: what can be learned from it is kept, its words are not. */
export function observe(sentence: Sentence, reader: Reader): Moment {
  const { tokens } = sentence;
  const lessons = lessonsIn(sentence, reader.view);
  const told = [...adviceCandidates(sentence, reader), ...besideCandidates(sentence, reader)];
  const done = clauseCandidates(sentence, reader);
  const candidates = [
    ...told,
    ...done.candidates,
    ...lessons.flatMap((lesson) => lessonCandidate(lesson, tokens)),
  ];
  return {
    source: sentence.source,
    block: sentence.block,
    start: sentence.start,
    end: sentence.end,
    terms: [...new Set(tokens.filter(carries).map((token) => token.lemma.toLowerCase()))],
    topics: topicsOf(tokens, reader.view),
    fresh: freshness(tokens),
    turn: turning(tokens),
    mood: moodOf(tokens),
    candidates: distinct(candidates),
    remarks: [
      ...lessons
        .filter((lesson) => !lesson.once)
        .map(
          (lesson): Remark => ({
            kind: lesson.learned ? 'lesson' : 'truth',
            text: `${capital(lesson.text)}.`,
            start: tokens[lesson.from]!.start,
            end: tokens[lesson.end - 1]!.end,
            points: null,
          }),
        ),
      ...remarksOf(sentence, reader.view),
    ],
    details: [
      ...done.details,
      ...told.map(
        (one): Detail => ({
          text: one.full && one.full.length <= 150 ? one.full : one.title,
          start: one.head,
          end: one.end,
          points: null,
        }),
      ),
    ].sort((a, b) => a.start - b.start),
  };
}

function distinct(candidates: Candidate[]): Candidate[] {
  const titles = new Set<string>();
  return candidates.filter((candidate) => !titles.has(candidate.title) && titles.add(candidate.title));
}

/** What was done beside, or in order to do, something else: "making short hints", "By comparing my work". */
function besideCandidates(sentence: Sentence, { view, antecedents }: Reader): Candidate[] {
  return besides(sentence, view).flatMap(({ clause, act }) => {
    if (!isDoable(act, clause.tokens, clause.end) || isHarm(act.base, clause.tokens, act.from, clause.end))
      return [];
    const instruction = instruct(clause, act, view, antecedents);
    if (!instruction || instruction.risk > 1) return [];
    const found = candidate(
      'act',
      clause,
      act.head,
      act.base,
      instruction,
      1.2 + worthOf({ base: act.base, ...instruction }, null),
    );
    return [{ ...found, start: found.head }];
  });
}

function adviceCandidates(sentence: Sentence, { view, antecedents }: Reader): Candidate[] {
  return adviceIn(sentence, view).flatMap(({ clause, act, weight }) => {
    const instruction = instruct(clause, act, view, antecedents);
    if (!instruction || instruction.risk > 1) return [];
    const worth = weight / 2 + 1 + worthOf({ base: act.base, ...instruction }, null);
    return [candidate('advice', clause, act.head, act.base, instruction, worth)];
  });
}

function clauseCandidates(
  sentence: Sentence,
  reader: Reader,
): { candidates: Candidate[]; details: Detail[] } {
  const { view, antecedents } = reader;
  const details: Detail[] = [];
  const candidates = selfClauses(sentence, view, reader.dropped).flatMap((clause) => {
    const act = actOf(clause);
    if (clause.lead.kind === 'subordinate' && clause.conjunct === 0)
      antecedents.add(clause.tokens, clause.lead.from, clause.lead.to, '', view);
    const found = act ? actCandidates(clause, act, reader) : [];
    details.push(...detailOf(clause, act ?? refused(clause), reader));
    const frames = framesOf(clause, view, antecedents).map(({ kind, phase, verb, instruction, worth }) => ({
      ...candidate(
        kind,
        clause,
        clause.group.head,
        verb,
        instruction,
        worth + worthOf({ base: verb, ...instruction }, null) / 3,
      ),
      phase,
    }));
    antecedents.add(
      clause.tokens,
      act?.from ?? clause.group.next,
      clause.end,
      act?.base ?? clause.group.base,
      view,
    );
    return [...found, ...frames];
  });
  return { candidates, details };
}

/** "We never skipped that": what was not done, as something not to do. */
function refused({ group }: Clause): Act | null {
  const plain =
    group.negated &&
    group.kind === 'past' &&
    !/^(?:do|tell|ask|answer|open|call|speak|eat|sleep|leave|talk|get|want|try|stop|help|work|have)$/.test(
      group.base,
    );
  return plain ? { base: group.base, negated: true, from: group.next, head: group.head, aim: 'done' } : null;
}

/** The act in words that may lean on the sentence before. */
function detailOf(clause: Clause, act: Act | null, { view, antecedents }: Reader): Detail[] {
  const { tokens } = clause;
  if (
    !act ||
    !isDoable(act, tokens, clause.end) ||
    act.aim === 'wanted' ||
    isHarm(act.base, tokens, act.from, clause.end)
  )
    return [];
  if (/^(?:could|future|used-to)$/.test(clause.group.kind)) return [];
  const instruction = instruct(clause, act, view, antecedents, true);
  if (!instruction || worthOf({ base: act.base, ...instruction }, clause.group) < -0.5) return [];
  const text = instruction.full && instruction.full.length <= 150 ? instruction.full : instruction.title;
  return [
    { text, start: tokens[act.head]!.start, end: tokens[clause.end - 1]!.end, points: instruction.points },
  ];
}

function actCandidates(clause: Clause, act: Act, { view, antecedents }: Reader): Candidate[] {
  const { tokens } = clause;
  if (!isDoable(act, tokens, clause.end)) return [];
  if (!act.negated && isHarm(act.base, tokens, act.from, clause.end)) return [];
  const instruction = instruct(clause, act, view, antecedents);
  if (!instruction) return [];
  const worth =
    2.2 +
    worthOf({ base: act.base, ...instruction }, clause.group) -
    (act.aim === 'wanted' ? 1.5 : 0) -
    (act.negated ? 0.7 : 0);
  const found = candidate(
    act.aim === 'wanted' ? 'hope' : 'act',
    clause,
    act.head,
    act.base,
    instruction,
    worth,
  );
  return [clause.group.kind === 'used-to' ? { ...found, phase: 'after' } : found];
}

function candidate(
  kind: Candidate['kind'],
  clause: Clause,
  head: number,
  verb: string,
  instruction: Instruction,
  score: number,
): Candidate {
  const { tokens } = clause;
  const first = clause.subject === -1 ? opening(tokens, head) : Math.min(clause.lead.from, clause.subject);
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
    duration:
      durationIn(instruction.title) ??
      durationIn(said.replace(/(?<=.{12})\s(?:which|who|because|before|after|until|i|we|he|she)\s.*$/is, '')),
    start,
    end,
    key: keyOf(instruction.words, verb),
    names: namesOf(instruction.words),
    head: tokens[head]!.start,
  };
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

function lessonCandidate(lesson: Lesson, tokens: Token[]): Candidate[] {
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

/** Noun phrases that may name what a stage is about. */
function topicsOf(tokens: Token[], view: Perspective): Moment['topics'] {
  const topics: Moment['topics'] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const phrase = nounPhraseAt(tokens, i, tokens.length);
    if (!phrase) continue;
    i = phrase.to - 1;
    const head = tokens[phrase.head]!;
    if (
      !names(tokens, phrase) ||
      head.pos === 'PROPN' ||
      phrase.to - phrase.from > 5 ||
      tokens[phrase.from]!.quoted
    )
      continue;
    if (tokens.slice(phrase.from, phrase.head).some((token) => /ing$/.test(token.lower))) continue;
    const text = textOf(retell(tokens, phrase.from, phrase.to, view)).replace(
      /^(?:this|that|these|those|a|an|some|every|each|any|no|all)\s+/i,
      'the ',
    );
    if (/^[a-z][a-z' -]+$/.test(text) && !leftOver(text) && text.length <= 32)
      topics.push({ lemma: head.lemma.toLowerCase(), text });
  }
  return topics;
}

const NEW_TIME =
  /^(?:in|by|on|at|after|before|since|until|from|during|one|that|the|next|two|three|four|six|a|few|some|last|every|years?|months?|weeks?|later|today|now|finally|eventually|then|meanwhile|when|once|for)$/;

/** A sentence that opens with a time, a turn of the argument or a new step begins something. */
function freshness(tokens: Token[]): number {
  const words = tokens.slice(0, 7).map((token) => token.lower);
  const [first = '', second = ''] = words;
  const comma = tokens
    .slice(0, 9)
    .findIndex((token) => token.text === ',' || /^(?:i|we|he|she)$/.test(token.lower));
  const lead = tokens.slice(0, comma === -1 ? 5 : comma);
  const timed =
    NEW_TIME.test(first) &&
    lead.some(
      (token) =>
        TIME_NOUN.test(token.lower) ||
        /^(?:19|20)\d\d$/.test(token.text) ||
        /^(?:later|today|now)$/.test(token.lower),
    );
  let fresh = timed ? 1 : 0;
  if (
    /^(?:finally|eventually|meanwhile|today|nowadays|first|second|third|next|then|instead|however)$/.test(
      first,
    )
  )
    fresh += 0.6;
  if (/^(?:but|so|yet|therefore|thus)$/.test(first)) fresh += 0.35;
  if (
    first === 'the' &&
    /^(?:first|next|second|third|last|hardest|worst|best|turning|beginning|other)$/.test(second)
  )
    fresh += 0.6;
  if (first === 'what' || (first === 'looking' && second === 'back')) fresh += 0.6;
  return fresh;
}

const DECIDED =
  /^(?:decide|resolve|determine|promise|realize|realise|conclude|understand|vow|admit|choose|swear|contrive|undertake)$/;

/** How much a sentence sounds like the moment when things changed. */
function turning(tokens: Token[]): number {
  const text = tokens.map((token) => token.lower).join(' ');
  let turn = 0;
  if (tokens.some((token) => token.pos === 'VERB' && DECIDED.test(token.lemma.toLowerCase()))) turn += 1;
  if (
    /\b(?:what (?:changed|got|saved|pulled|helped)|saved me|turning point|that was when|broke me|woke me up|wake-up call|rock bottom|had enough|was enough|no more|any ?more|cannot be|the first thing)\b/.test(
      text,
    )
  )
    turn += 1.2;
  if (
    /\b(?:that (?:same )?(?:night|day|morning|evening)|the next (?:morning|day|week)|one (?:day|night|evening|morning))\b/.test(
      text,
    )
  )
    turn += 0.8;
  if (/^(?:so|then|finally|but then|and then|and so|instead)\b/.test(text)) turn += 0.5;
  if (/\b(?:helped|changed|instead)\b/.test(text)) turn += 0.5;
  if (/\b(?:thought|knew|said|told)\b.*\bi (?:should|must|had to|have to|need to)\b/.test(text)) turn += 1;
  return turn;
}

const GLOOM =
  /^(?:debt|mistakes?|failure|relapse[ds]?|divorce|attacks?|burned|burnt|burden|short|wrong|threatened|ill|illness|disease|diabetic|heart|shaking|shook|sweated|desperate|declining|loan|bills?|alone|ashamed|shame|afraid|fear|tired|exhausted|sick|worst|awful|terrible|panic|pain|hopeless|lost|failure|nothing|nobody|cannot|dangerous|declined|divorced|closed|fired|bankrupt|drunk|hungover|angry|frightened|broken|empty|worse|bad|hard|humiliating|furious|guilt|dark|stuck|trapped|overwhelmed|anxious|depressed|lonely|miserable)$/;
const RELIEF =
  /^(?:helped|better|proud|happy|won|free|peace|calm|normal|love|loved|thanks|grateful|strong|easy|easier|laughed|hope|progress|success|paid|satisfaction|pleasure|joy|good)$/;

function moodOf(tokens: Token[]): number {
  let mood = 0;
  for (const token of tokens) {
    if (GLOOM.test(token.lower) || VICE.test(token.lower)) mood -= 1;
    else if (token.pos === 'VERB' && HARMFUL.has(token.lemma.toLowerCase())) mood -= 1;
    else if (RELIEF.test(token.lower)) mood += 1;
    else if (/^(?:not|n't|never|no)$/.test(token.lower)) mood -= 0.4;
  }
  return Math.max(-3, Math.min(3, mood));
}
