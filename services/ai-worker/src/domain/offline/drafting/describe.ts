import type { Candidate, Detail, Moment, Remark } from '../understanding/candidate.ts';
import { capital } from '../understanding/wording.ts';
import type { Chosen } from './choose.ts';
import type { Spare } from './spare.ts';
import { doing } from './stage-texts.ts';

const LIMIT = 420;
const MOST_DETAILS = 2;

/** What may be said in descriptions, each at most once in a draft. */
export class Telling {
  private readonly used = new Set<string>();
  /** Moments of which something was already told. */
  private readonly drawn = new Set<number>();
  private readonly titles: Set<string>;
  private placed = -2;

  constructor(
    private readonly moments: readonly Moment[],
    private readonly chosen: readonly Chosen[],
    private readonly wordsOf: (moment: number) => string,
    /** How the story's own words are announced. */
    readonly voices: readonly string[],
  ) {
    this.titles = new Set(chosen.map((one) => one.candidate.title));
  }

  /** What was done right after a step and is no step itself, in order, until the next step begins. */
  after({ candidate, moment }: Chosen): Detail[] {
    const found: Detail[] = [];
    const here = this.moments[moment]!;
    for (const i of [moment, moment + 1, moment + 2]) {
      const next = this.moments[i];
      if (!next || next.block !== here.block || next.source !== here.source) break;
      if (i > moment && (next.mood < -0.5 || this.chosen.some((one) => one.moment === i))) break;
      for (const detail of next.details) {
        if (detail.start < candidate.end && i === moment) continue;
        if (this.isStep(detail, i)) return found;
        if (found.length === MOST_DETAILS || (i === moment + 2 && found.length === 0)) return found;
        if (this.used.has(detail.text) || !follows(detail.points, candidate, found)) continue;
        found.push(detail);
        this.used.add(detail.text);
        this.drawn.add(i);
      }
    }
    return found;
  }

  private isStep(detail: Detail, i: number): boolean {
    return (
      this.titles.has(detail.text) ||
      this.chosen.some(
        (one) => one.moment === i && one.candidate.start < detail.end && detail.start < one.candidate.end,
      )
    );
  }

  /** Whether this step may be placed by the one before it: not two steps in a row. */
  mayPlace(one: Chosen): boolean {
    const i = this.chosen.indexOf(one);
    const free = i > 0 && this.placed !== i - 1;
    if (free) this.placed = i;
    return free;
  }

  /** A remark about what stands in a moment: its own, or one of its neighbours in the same paragraph. */
  near({ candidate, moment }: Chosen, avoid: string): Remark | null {
    const here = this.moments[moment]!;
    for (const offset of [0, 1, 2, -1, -2]) {
      const other = this.moments[moment + offset];
      if (!other || other.source !== here.source || (offset !== 0 && other.block !== here.block)) continue;
      if (offset === 2 && this.chosen.some((one) => one.moment === moment + 1)) break;
      const found = other.remarks.find(
        (remark) => this.fits(remark, offset, candidate) && !this.isSaid(remark) && this.free(remark, avoid),
      );
      if (found) {
        this.drawn.add(moment + offset);
        return this.take(found);
      }
    }
    return null;
  }

  /** The sentence next to a step, as it was said, when it is short and serves no step itself. */
  said({ moment }: Chosen): string | null {
    const here = this.moments[moment]!;
    for (const i of [moment + 1, moment - 1, moment + 2, moment - 2]) {
      const other = this.moments[i];
      if (
        !other ||
        other.block !== here.block ||
        other.source !== here.source ||
        this.chosen.some((one) => one.moment === i)
      )
        continue;
      const text = this.wordsOf(i);
      if (!quotable(text) || this.drawn.has(i)) continue;
      this.drawn.add(i);
      return text;
    }
    return null;
  }

  private fits(remark: Remark, offset: number, candidate: Candidate): boolean {
    if (offset < 0) return remark.points === null && (remark.kind !== 'may' || candidate.kind !== 'notice');
    if (remark.points === null) return true;
    return offset <= 1 && (remark.points === 'one' || candidate.names.many);
  }

  /** A step already says it. */
  private isSaid(remark: Remark): boolean {
    return this.chosen.some(({ candidate }) => remark.start <= candidate.head && candidate.head < remark.end);
  }

  /** The remark that says most about a whole stage, lessons first. */
  within(from: number, to: number, avoid: string): Remark | null {
    const all = this.moments
      .slice(from, to)
      .flatMap((moment) =>
        moment.remarks.filter(
          (remark) => remark.points === null && !this.isSaid(remark) && this.free(remark, avoid),
        ),
      );
    const rank = (remark: Remark): number =>
      (remark.kind === 'lesson' ? 3 : remark.kind === 'truth' ? 2 : 1) -
      Math.abs(remark.text.length - 80) / 100;
    const best = all.sort((a, b) => rank(b) - rank(a))[0];
    return best ? this.take(best) : null;
  }

  private free(remark: Remark, avoid: string): boolean {
    return (
      !this.used.has(remark.text) &&
      !says(avoid, remark.text) &&
      ![...this.titles].some((title) => says(title, remark.text))
    );
  }

  private take(remark: Remark): Remark {
    this.used.add(remark.text);
    return remark;
  }
}

/** A whole sentence of a telling length, without other people's speech in it. */
function quotable(text: string): boolean {
  return (
    text.length >= 24 &&
    text.length <= 170 &&
    /^[A-Za-z]/.test(text) &&
    /[a-z][.!]$/.test(text) &&
    !/["“”()[\]:]/.test(text) &&
    text.split(' ').length >= 5
  );
}

/** "them" needs several things in the step before it, "it" just one. */
function follows(points: Detail['points'], candidate: Candidate, said: readonly Detail[]): boolean {
  if (points === null || said.some((detail) => detail.points === points)) return true;
  return points === 'many' ? candidate.names.many : candidate.names.one;
}

const LITTLE =
  /^(?:may|you|your|the|and|for|that|with|from|are|not|have|has|will|can|was|but|this|into|out|who|what|when)$/;
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z']{3,}/g) ?? []).filter((word) => !LITTLE.test(word));

/** Whether nearly all of what a text says is already said. */
export function says(said: string, text: string): boolean {
  const known = new Set(wordsIn(said));
  const words = wordsIn(text);
  return words.length > 0 && words.filter((word) => known.has(word)).length >= words.length * 0.7;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const RHYTHM =
  /\b(?:(?:every|each) (?:single )?(?:day|morning|evening|night|week|month|season|afternoon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|daily|weekly|(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:once|twice|times) a (?:day|week|month))\b/i;
const PLACES = ['In the story this comes right after', 'The step before it was', 'It was done after'];
/** Two things that were done one soon after the other. */
const follow = (a: Chosen, b: Chosen): boolean =>
  a.candidate.kind === 'act' && b.candidate.kind === 'act' && b.moment - a.moment <= 4;

const OPENERS = ['Then', 'After that,', 'Next,'];

/** Why and how: the act at full length, what came right after it, and what the story says about it. */
export function describeStep(
  one: Chosen,
  before: Chosen | undefined,
  telling: Telling,
  spare: Spare,
): string {
  const { title, full, kind, verb, start } = one.candidate;
  const parts: string[] = [];
  if (full && full.length <= 300 && !says(title, full)) parts.push(`${full}.`);
  const details = /^(?:act|advice)$/.test(kind) ? telling.after(one) : [];
  const steps = details.map((detail) => lower(detail.text));
  if (steps.length > 0) parts.push(`${OPENERS[start % OPENERS.length]} ${joined(steps)}.`);
  const remark = telling.near(one, [title, ...parts].join(' '));
  if (remark && parts.join(' ').length + remark.text.length < LIMIT) parts.push(remark.text);
  if (parts.join(' ').length < 60) {
    const said = telling.said(one);
    if (said) parts.push(`${telling.voices[start % telling.voices.length]} “${capital(said)}”`);
  }
  if (parts.length === 0 && telling.mayPlace(one)) {
    const done = before && follow(before, one) ? doing(before) : null;
    if (done) parts.push(`${PLACES[start % PLACES.length]} ${done}.`);
  }
  if (parts.join(' ').length < 60) parts.push(spare.next(kind, verb, RHYTHM.test(title)));
  return parts.join(' ');
}

const joined = ([first, second]: string[]): string =>
  second === undefined
    ? first!
    : /[,;]/.test(first!) || / and /.test(first!)
      ? `${first}; then ${second}`
      : `${first} and ${second}`;
