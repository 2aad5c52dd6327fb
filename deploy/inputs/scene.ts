import { randomUUID } from 'node:crypto';
import type { FileUpload } from '@waymark/contracts/community/files';
import type { Material } from '@waymark/contracts/community/materials';
import type { SentMessage } from '@waymark/contracts/community/messages';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import type { SupportThread } from '@waymark/contracts/community/support';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { GenerateRoadmapResponse } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { demoPeople } from '@waymark/demo/people';
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
  /** A request for help of the mentor, with a response of theirs. */
  support: { id: string; responseId: string };
  /** Published learning materials of the mentor: two of them to be taken back and deleted. */
  materials: { id: string; toUnpublish: string; toDelete: string };
  /** Id of an upload of the mentor of which nothing has arrived. */
  uploadId: string;
  /** A thread of the mentor and another one, with two messages of the mentor and one of the other. */
  messages: { partnerId: string; threadId: string; own: string; toDelete: string; received: string };
  /** A peer session that the mentor hosts in three days. */
  peerId: string;
}

/** The mentor who owns the scene. */
export const OWNER = demoPeople.kofi;
export const STORY =
  'I lost my trade at forty, learned to weld at night, and opened a small shop two years later. ';
const FILE = { name: 'talk.mp4', size: 1_000, type: 'video/mp4' };
const stage = (title: string) => ({
  title,
  steps: [{ title: `${title}: begin` }, { title: `${title}: go on` }],
});

/** `owner`: cookie of a mentor; default: of OWNER. */
export async function createScene(owner?: string): Promise<Scene> {
  const people = {
    mentor: owner ?? (await logIn(OWNER.username)),
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
  const support = await aRequestForHelp(cookie);
  const { id: peerId } = await post<PeerSessionDetails>('/api/peer-sessions', {
    ...{ title: 'A session of inputs', description: 'For the tests.', timezone: 'Europe/Madrid' },
    scheduledFor: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  });
  const [id, toUnpublish, toDelete] = [
    await aMaterial(cookie),
    await aMaterial(cookie),
    await aMaterial(cookie),
  ];
  return {
    people,
    support,
    materials: { id, toUnpublish, toDelete },
    uploadId: (await post<FileUpload>('/api/objects/upload', FILE)).id,
    peerId,
    messages: await aThread(cookie),
    draft: await read(draft.id, cookie),
    published: await read(published.id, cookie),
    source,
    runId,
    elsewhere,
    ...(await createBookingScene(cookie, Object.values(people))),
  };
}

async function aRequestForHelp(cookie: string): Promise<Scene['support']> {
  const path = '/api/support-requests';
  const body = { title: 'A request of inputs', description: 'For the tests.', category: 'self-care' };
  const { id } = await get<SupportThread>({ method: 'POST', path, body, cookie });
  const response = { method: 'POST', path: `${path}/${id}/responses`, body: { text: 'A response.' }, cookie };
  const { thread } = await get<SupportThread>(response);
  return { id, responseId: thread[0]!.id };
}

async function aThread(cookie: string): Promise<Scene['messages']> {
  const partner = { id: String(demoPeople.mei.id), cookie: await logIn(demoPeople.mei.username) };
  const { id: ownId } = await get<{ id: number }>({ method: 'GET', path: '/api/user', cookie });
  const send = (by: string, to: number | string) =>
    get<SentMessage>({
      ...{ method: 'POST', path: `/api/messages/with/${to}`, cookie: by },
      body: { clientId: randomUUID(), text: 'For the tests.' },
    });
  const received = await send(partner.cookie, ownId);
  const [own, toDelete] = [await send(cookie, partner.id), await send(cookie, partner.id)];
  return {
    ...{ partnerId: partner.id, threadId: received.thread.id },
    ...{ own: own.message.id, toDelete: toDelete.message.id, received: received.message.id },
  };
}

async function aMaterial(cookie: string): Promise<string> {
  const body = {
    ...{ title: 'A course of inputs', description: 'For the tests of inputs.', type: 'course' },
    ...{ category: 'Inputs', contentUrl: 'https://courses.example/inputs' },
  };
  return (await get<Material>({ method: 'POST', path: '/api/learning-materials', body, cookie })).id;
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
