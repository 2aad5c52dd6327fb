import type { Points } from './settle.ts';

/** Whether a candidate belongs to the time before things turned, after it, or to any. */
export type Phase = 'any' | 'before' | 'after';

export type CandidateKind = 'advice' | 'act' | 'lesson' | 'truth' | 'notice' | 'expect' | 'prepare' | 'hope';

/** A step that could be made from one clause, with all it needs to be chosen, shown and proved. */
export interface Candidate {
  kind: CandidateKind;
  phase: Phase;
  title: string;
  /** The same at full length, without a full stop; null when that could not be said cleanly. */
  full: string | null;
  /** Verb and object alone, when that is short and complete. */
  brief: string | null;
  verb: string;
  score: number;
  duration: string | null;
  /** The clause, as offsets into the source. */
  start: number;
  end: number;
  /** Where its verb stands. */
  head: number;
  /** Stems of the words that carry its meaning, to tell likeness. */
  key: string[];
  /** Whether it names one thing, or several, that the next sentence can call "it" or "them". */
  names: { one: boolean; many: boolean };
}

/** A sentence that explains or comforts: what a description is made of. */
export interface Remark {
  kind: 'may' | 'lesson' | 'truth';
  text: string;
  /** Where in the source it is said. */
  start: number;
  end: number;
  /** Speaks of what came just before as "it" or "that", or as "them". */
  points: Points;
}

/** One more thing that was done, worded to follow the step before it: "Ask them to lower the rate". */
export interface Detail {
  text: string;
  start: number;
  end: number;
  points: Points;
}

/** All that is kept of a sentence once it was read. */
export interface Moment {
  source: number;
  block: number;
  start: number;
  end: number;
  /** Words that carry meaning, as lemmas. */
  terms: string[];
  /** Named things with how they are best called, for titles of stages. */
  topics: { lemma: string; text: string }[];
  /** How strongly something new begins here, 0 to about 4. */
  fresh: number;
  /** How strongly the story turns here. */
  turn: number;
  /** Below zero: trouble. */
  mood: number;
  candidates: Candidate[];
  remarks: Remark[];
  details: Detail[];
}
