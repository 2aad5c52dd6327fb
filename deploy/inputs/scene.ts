import { randomUUID } from 'node:crypto';
import { demoPeople } from '@waymark/contracts/demo';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { GenerateRoadmapResponse } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { type BookingScene, createBookingScene } from './booking-scene.ts';
import { get, logIn } from './http.ts';

/** Cookies of the callers. */
export interface People {
  /** Owns everything in the scene. */
  mentor: string;
  /** A mentor of other roadmaps. */
  stranger: string;
  learner: string;
  admin: string;
}

/** Data of a mentor, one of each kind. */
export interface Scene extends BookingScene {
  people: People;
  draft: Roadmap;
  published: Roadmap;
  /** Pasted into the draft. */
  source: Source;
  /** Failed: the source was too short. */
  runId: string;
  /** Of another mentor, published. */
  elsewhere: Roadmap;
}

/** The mentor who owns the scene. */
export const OWNER = demoPeople.kofi;
export const STORY =
  'I lost my trade at forty, learned to weld at night, and opened a small shop two years later. ';
const stage = (title: string) => ({
  title,
  steps: [{ title: `${title}: begin` }, { title: `${title}: go on` }],
});

export async function createScene(): Promise<Scene> {
  const people = {
    mentor: await logIn(OWNER.username),
    stranger: await logIn('amara'),
    learner: await logIn('learner'),
    admin: await logIn('admin'),
  };
  const cookie = people.mentor;
  const post = <T>(path: string, body?: unknown) => get<T>({ method: 'POST', path, body, cookie });
  const empty = await aRoadmap(cookie, 'Nothing to draft from');
  const { runId } = await post<GenerateRoadmapResponse>('/api/generate-roadmap', { roadmapId: empty.id });
  const draft = await aRoadmap(cookie, 'A draft of inputs');
  const source = await post<Source>(`/api/roadmaps/${draft.id}/transcript`, { text: STORY.repeat(3) });
  const published = await aRoadmap(cookie, 'A roadmap of inputs');
  await get({ method: 'PATCH', path: `/api/roadmaps/${published.id}/publish`, cookie });
  const elsewhere = await get<Roadmap>({ method: 'GET', path: '/api/roadmaps/roadmap2' });
  return {
    people,
    draft: await read(draft.id, cookie),
    published: await read(published.id, cookie),
    source,
    runId,
    elsewhere,
    ...(await createBookingScene(cookie, Object.values(people))),
  };
}

async function aRoadmap(cookie: string, title: string): Promise<Roadmap> {
  const body = {
    title: `${title} ${randomUUID()}`,
    categoryId: 'business',
    description: 'For the tests of inputs.',
  };
  const roadmap = await get<Roadmap>({ method: 'POST', path: '/api/roadmaps', body, cookie });
  for (const title of ['First', 'Second']) {
    await get<Stage>({
      method: 'POST',
      path: `/api/roadmaps/${roadmap.id}/stages`,
      body: stage(title),
      cookie,
    });
  }
  return roadmap;
}

const read = (id: string, cookie: string) =>
  get<Roadmap>({ method: 'GET', path: `/api/roadmaps/${id}`, cookie });
