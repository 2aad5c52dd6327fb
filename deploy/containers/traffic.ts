import type { Place } from '../bench/calendars.ts';
import type { Kind } from '../bench/load.ts';
import type { Person } from '../bench/people.ts';
import { booking, get, list, search, slots, someRoadmap, tick, whole } from '../bench/traffic.ts';

export interface Visited {
  roadmaps: number;
  mentors: readonly Person[];
  learners: readonly Person[];
  next: () => Place;
}

/** Visitors who read pages and the data that the pages load, and learners who tick steps, open their home page and book. */
export function mixed({ roadmaps, mentors, learners, next }: Visited): Kind[] {
  const own = (name: string, path: string): Kind => ({
    name,
    of: (n) => ({ path, headers: { cookie: learners[n % learners.length]!.cookie } }),
  });
  const weighted: [number, Kind][] = [
    [4, get('landing page', () => '/')],
    [6, get('page of a roadmap', (n) => `/roadmap/${someRoadmap(n, roadmaps)}`)],
    [2, get('page of a mentor', (n) => `/mentor/${mentors[n % mentors.length]!.userId}`)],
    [5, list()],
    [8, whole(roadmaps)],
    [3, search()],
    [2, get('list of mentors', () => '/api/mentors')],
    [2, slots(mentors)],
    [3, own('home', '/api/home')],
    [2, own('sessions', '/api/sessions')],
    [5, tick(learners, roadmaps)],
    [1, booking(next)],
  ];
  return weighted.map(([weight, kind]) => ({ ...kind, weight }));
}
