import type { Sentence, Token } from '../language/token.ts';
import type { Candidate, Detail, Moment, Remark } from './candidate.ts';
import { adviceCandidates, besideCandidates, clauseCandidates, type Reader } from './candidates.ts';
import { type Lesson, lessonsIn } from './lessons.ts';
import { lessonCandidate } from './make-candidate.ts';
import { remarksOf } from './remarks.ts';
import { carries } from './score.ts';
import { freshness, moodOf, turning } from './signals.ts';
import { topicsOf } from './topics.ts';
import { capital } from './wording.ts';

/** Reads one sentence for good: what can be learned from it is kept, its words are not. */
export function observe(sentence: Sentence, reader: Reader): Moment {
  const { tokens, source, block, start, end } = sentence;
  const lessons = lessonsIn(sentence, reader.view);
  const told = [...adviceCandidates(sentence, reader), ...besideCandidates(sentence, reader)];
  const done = clauseCandidates(sentence, reader);
  const learned = lessons.flatMap((lesson) => lessonCandidate(lesson, tokens));
  return {
    source,
    block,
    start,
    end,
    terms: [...new Set(tokens.filter(carries).map((token) => token.lemma.toLowerCase()))],
    topics: topicsOf(tokens, reader.view),
    fresh: freshness(tokens),
    turn: turning(tokens),
    mood: moodOf(tokens),
    candidates: distinct([...told, ...done.candidates, ...learned]),
    remarks: [
      ...lessons.filter((lesson) => !lesson.once).map((lesson) => remarkOf(lesson, tokens)),
      ...remarksOf(sentence, reader.view),
    ],
    details: [...done.details, ...told.map(detailFrom)].sort((a, b) => a.start - b.start),
  };
}

const remarkOf = (lesson: Lesson, tokens: Token[]): Remark => ({
  kind: lesson.learned ? 'lesson' : 'truth',
  text: `${capital(lesson.text)}.`,
  start: tokens[lesson.from]!.start,
  end: tokens[lesson.end - 1]!.end,
  points: null,
});

const detailFrom = (one: Candidate): Detail => ({
  text: one.full && one.full.length <= 150 ? one.full : one.title,
  start: one.head,
  end: one.end,
  points: null,
});

function distinct(candidates: Candidate[]): Candidate[] {
  const titles = new Set<string>();
  return candidates.filter((candidate) => !titles.has(candidate.title) && titles.add(candidate.title));
}
