import { randomUUID } from 'node:crypto';
import { roadmapIdOf, STEPS_OF_FIRST_STAGE, stepIdOf } from '../bench/seed.ts';
import { bodyOf, dealer, type Place } from './booking.ts';
import type { Kind } from './open-model.ts';
import type { Person } from './people.ts';

/** Kinds that the bare program serves as well, at the same addresses. */
export const servedByBoth = ['list of roadmaps', 'one roadmap', 'search', 'tick of a step'];

const WORDS = [
  'debt',
  'courage',
  'garden',
  'kitchen',
  'budget',
  'sister',
  'river',
  'ledger',
  'winter',
  'sleep',
];
/** Spreads the numbers of requests over the rows, in no order that a cache would like. */
const spread = (n: number, total: number): number => (n * 7919 + 13) % total;
const get = (
  name: string,
  weight: number,
  pathOf: (n: number) => string,
  person?: (n: number) => Person,
): Kind => ({
  name,
  weight,
  of: (n) => ({ path: pathOf(n), ...(person && { headers: { cookie: person(n).cookie } }) }),
});

/** Visitors who look around: pages as browsers load them, and the data that the pages load. */
export function browsing(roadmaps: number, mentors: Person[]): Kind[] {
  const mentor = (n: number) => mentors[n % mentors.length]!.userId;
  return [
    get('landing page', 4, () => '/'),
    get('page of a roadmap', 6, (n) => `/roadmap/${roadmapIdOf(spread(n, roadmaps))}`),
    get('page of a mentor', 2, (n) => `/mentor/${mentor(n)}`),
    get('list of roadmaps', 5, () => '/api/roadmaps?limit=24'),
    get('one roadmap', 8, (n) => `/api/roadmaps/${roadmapIdOf(spread(n, roadmaps))}`),
    get('search', 3, (n) => `/api/roadmaps?limit=24&q=${WORDS[n % 10]}%20${WORDS[Math.floor(n / 10) % 10]}`),
    get('list of mentors', 2, () => '/api/mentors'),
    get('free times', 2, (n) => `/api/mentor/${mentor(n)}/slots?${nextWeek()}`),
  ];
}

/** Visitors, and learners who walk: in thirty requests five ticks, three home pages, and one booking. */
export function mixed(roadmaps: number, mentors: Person[], learners: Person[], places: Place[][]): Kind[] {
  const learner = (n: number) => learners[n % learners.length]!;
  const next = dealer(places);
  return [
    ...browsing(roadmaps, mentors),
    get('home', 3, () => '/api/home', learner),
    get('sessions', 2, () => '/api/sessions', learner),
    { name: 'tick of a step', weight: 5, of: (n) => ticking(n, learners, roadmaps) },
    {
      name: 'booking',
      weight: 1,
      of: () => {
        const place = next();
        const { cookie, userId } = place.learner;
        return {
          path: '/api/sessions/schedule',
          method: 'POST',
          headers: { cookie, 'idempotency-key': randomUUID() },
          body: JSON.stringify(bodyOf(place, userId)),
        };
      },
    },
  ];
}

/** Each learner walks a roadmap of their own: ticks its first stage, then unticks it. */
function ticking(n: number, learners: Person[], roadmaps: number) {
  const at = n % learners.length;
  const round = Math.floor(n / learners.length);
  const step = round % STEPS_OF_FIRST_STAGE;
  const { cookie, userId } = learners[at]!;
  return {
    path: '/api/progress',
    method: 'PATCH',
    headers: { cookie },
    body: JSON.stringify({
      userId,
      roadmapId: roadmapIdOf(at % roadmaps),
      stepId: stepIdOf(at % roadmaps, step),
      completed: Math.floor(round / STEPS_OF_FIRST_STAGE) % 2 === 0,
    }),
  };
}

function nextWeek(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(1)}&to=${day(7)}`;
}
