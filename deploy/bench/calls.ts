import { type Compared, compare, type Pace, type Side } from './compare.ts';
import type { Kind } from './load.ts';
import { barePids, type Scene } from './scene.ts';
import { booking, list, PAST_CACHE, search, slots, tick, whole } from './traffic.ts';

const WRITERS = 16;
/** Of these roadmaps, every one but the first visitor's is cached. */
const POPULAR = 100;
/** Beside whose sessions those of the accounts do not count. */
const OTHER_LEARNERS = 5_000_000;
const SLOTS_FROM_DAY = 30;

/** A request of the product, and the same one of the bare program. */
export interface Call {
  what: string;
  ours: Kind;
  bare: Kind;
  /** Least ratio of the CPU times, bare to ours. */
  aim?: number;
}

export const cachedCalls: Call[] = [
  { what: 'list of 24 roadmaps', ours: list(), bare: list(), aim: 1 },
  { what: 'whole roadmap', ours: whole(POPULAR), bare: whole(POPULAR), aim: 1 },
];

export function uncachedCalls({ roadmaps, mentors, learners, next }: Scene): Call[] {
  const same = (kindOf: (headers?: Record<string, string>) => Kind) => ({
    ours: kindOf(PAST_CACHE),
    bare: kindOf(),
  });
  const ticking = tick(learners.slice(0, WRITERS), roadmaps);
  return [
    { what: 'list of 24 roadmaps, uncached', ...same(list) },
    { what: 'whole roadmap, uncached', ...same((headers) => whole(roadmaps, headers)), aim: 0.6 },
    { what: 'search', ...same(search) },
    { what: 'free slots of a week', ...same((headers) => slots(mentors, SLOTS_FROM_DAY, headers)) },
    { what: 'progress write', ours: ticking, bare: ticking, aim: 0.5 },
    { what: 'booking', ours: booking(next), bare: booking(next, OTHER_LEARNERS), aim: 0.35 },
  ];
}

export function compareCall({ waymark, bare, idle }: Scene, call: Call, pace: Pace): Promise<Compared> {
  const ours: Side = { url: waymark.url, kind: call.ours, pids: () => waymark.pids, idle };
  const other: Side = { url: bare.url, kind: call.bare, pids: () => barePids(waymark, bare), idle };
  return compare(call.what, ours, other, pace);
}
