import { gerund } from '../language/verbs.ts';
import { usualDuration } from '../understanding/durations.ts';
import type { Chosen } from './choose.ts';

/** "calling every company" for a step called "Call every company"; null where that would read badly. */
export function doing({ candidate }: Chosen): string | null {
  const text = candidate.brief ?? (candidate.title.length <= 60 ? candidate.title : null);
  if (
    !text ||
    /^(?:Do not|Never|Always|Remember|Accept|Hold|Have a plan|Be )/.test(text) ||
    /[,"]/.test(text)
  )
    return null;
  const [first = '', second = '', ...rest] = text.split(' ');
  if (
    /^(?:Start|Begin|Keep)$/.test(first) &&
    /[a-z]{2}ing$/.test(second) &&
    !/^(?:morning|evening|thing)$/.test(second)
  )
    return [second, ...rest].join(' ');
  if (first.toLowerCase() !== candidate.verb && candidate.kind !== 'notice') return null;
  return [gerund(first.toLowerCase()), second, ...rest].join(' ').trim();
}

const PATHS: ((a: string, b: string) => string)[] = [
  (a, b) => `You start by ${a} and end by ${b}.`,
  (a, b) => `It begins with ${a} and leads to ${b}.`,
  (a, b) => `From ${a} you go on to ${b}.`,
  (a, b) => `Most of this stage is ${a} and ${b}.`,
];

/** One sentence on the way through a stage. */
export function pathThrough(chosen: readonly Chosen[], index: number): string | null {
  const steps = chosen.map(doing).filter((text) => text !== null);
  const [first, last] = [steps[0], steps[steps.length - 1]];
  if (!first || !last || first === last) return null;
  return PATHS[/^(?:start|begin)/.test(first) ? 2 : index % PATHS.length]!(first, last);
}

const UNITS: [RegExp, number][] = [
  [/month/, 30],
  [/week/, 7],
  [/day|night/, 1],
];

/** How long a stage takes: the longest of its steps, or by their number when none takes long. */
export function stageDuration(chosen: readonly Chosen[]): string {
  const days = chosen.map(({ candidate }) => daysOf(candidate.duration ?? usualDuration(candidate.verb)));
  const longest = Math.max(...days, chosen.length * 2);
  if (longest >= 300) return '1 year or more';
  if (longest >= 150) return '6-12 months';
  if (longest >= 75) return '3-6 months';
  if (longest >= 40) return '2-3 months';
  if (longest >= 25) return '1-2 months';
  if (longest >= 14) return '3-4 weeks';
  return longest >= 8 ? '2-3 weeks' : '1-2 weeks';
}

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  several: 4,
  few: 3,
  couple: 2,
};

function daysOf(duration: string): number {
  if (/every|each|daily|weekly|once|twice|days\b(?<=[a-z]days)/i.test(duration)) return 14;
  const unit = UNITS.find(([pattern]) => pattern.test(duration))?.[1] ?? 0.05;
  const word =
    duration
      .toLowerCase()
      .match(/\d+|[a-z]+/g)
      ?.find((part) => part in NUMBERS || /^\d+$/.test(part)) ?? '1';
  return unit * (NUMBERS[word] ?? Number(word));
}
