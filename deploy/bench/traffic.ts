import { randomUUID } from 'node:crypto';
import { bodyOf, type Place } from './calendars.ts';
import type { Kind, Sent } from './load.ts';
import type { Person } from './people.ts';
import { roadmapIdOf, STEPS_OF_FIRST_STAGE, stepIdOf } from './seed.ts';

type Headers = Record<string, string>;

/** Users who have just written, whom the gateway's cache does not serve. */
export const PAST_CACHE: Headers = { cookie: '__Host-waymark-fresh=1' };
const WORDS = 'debt courage garden kitchen budget sister river ledger winter sleep'.split(' ');
/** Spreads the numbers of requests over the roadmaps, in no order that a cache would like. */
export const someRoadmap = (n: number, roadmaps: number): string => roadmapIdOf((n * 7919 + 13) % roadmaps);

export const get = (name: string, pathOf: (n: number) => string, headers: Headers = {}): Kind => ({
  name,
  of: (n) => ({ path: pathOf(n), headers }),
});

export const list = (headers?: Headers): Kind =>
  get('list of roadmaps', () => '/api/roadmaps?limit=24', headers);
export const whole = (roadmaps: number, headers?: Headers): Kind =>
  get('one roadmap', (n) => `/api/roadmaps/${someRoadmap(n, roadmaps)}`, headers);
export const search = (headers?: Headers): Kind =>
  get(
    'search',
    (n) => `/api/roadmaps?limit=24&q=${WORDS[n % 10]}%20${WORDS[Math.floor(n / 10) % 10]}`,
    headers,
  );

/** Of the week from so many days ahead on. */
export function slots(mentors: readonly Person[], ahead = 1, headers?: Headers): Kind {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const week = `from=${day(ahead)}&to=${day(ahead + 6)}`;
  return get(
    'free slots',
    (n) => `/api/mentor/${mentors[n % mentors.length]!.userId}/slots?${week}`,
    headers,
  );
}

/** Each learner walks a roadmap of their own: ticks its first stage, then unticks it. Every request changes a step. */
export const tick = (learners: readonly Person[], roadmaps: number): Kind => ({
  name: 'tick of a step',
  of: (n): Sent => {
    const at = n % learners.length;
    const round = Math.floor(n / learners.length);
    const { cookie, userId } = learners[at]!;
    return {
      ...{ path: '/api/progress', method: 'PATCH', headers: { cookie } },
      body: JSON.stringify({
        userId,
        roadmapId: roadmapIdOf(at % roadmaps),
        stepId: stepIdOf(at % roadmaps, round % STEPS_OF_FIRST_STAGE),
        completed: Math.floor(round / STEPS_OF_FIRST_STAGE) % 2 === 0,
      }),
    };
  },
});

/** `otherLearners` is added to the ids of the learners. */
export const booking = (next: () => Place, otherLearners = 0): Kind => ({
  name: 'booking',
  of: () => {
    const place = next();
    const { cookie, userId } = place.learner;
    return {
      ...{ path: '/api/sessions/schedule', method: 'POST' },
      headers: { cookie, 'idempotency-key': randomUUID() },
      body: JSON.stringify(bodyOf(place, userId + otherLearners)),
    };
  },
});
