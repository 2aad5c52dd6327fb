import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { eventually } from '@waymark/testing/eventually';
import { bodyOf, openPlaces, type Place } from '../bench/calendars.ts';
import { logIn, type Person, register, send } from '../bench/people.ts';
import { projectRoot } from '../launch/paths.ts';
import type { Stack } from './stack.ts';

export const PASSWORD = 'steady numbers 12';
const VIDEO = join(projectRoot, 'gateway/src/testing/recordings/film.webm');
const LEARNERS = 20;

export interface Scene {
  mentor: Person & { name: string };
  learners: Person[];
  /** Free starts of the mentor's calendar, each with a learner. */
  places: Place[];
  /** Published by the mentor. */
  roadmapId: string;
  stepId: string;
}

/** What a journey leaves behind. */
export interface Made extends Pick<Scene, 'mentor' | 'roadmapId' | 'stepId'> {
  learner: Person;
  sessionId: string;
  /** Of the mentor. */
  fileId: string;
}

/** A mentor, made by the operator's container, whose calendar is open and free, and learners who registered. */
export async function setTheScene(url: string, stack: Stack): Promise<Scene> {
  const name = `guide-${randomUUID().slice(0, 8)}`;
  await stack.runOnce('operator', ['create-user', name, `${name}@example.org`, 'mentor'], `${PASSWORD}\n`);
  const mentor = { name, ...(await logIn(url, name, PASSWORD)) };
  await eventually(() => send(url, 'GET', `/api/mentor/${mentor.userId}/availability`));
  const learners: Person[] = [];
  while (learners.length < LEARNERS) learners.push(await register(url, `walker-${randomUUID().slice(0, 8)}`));
  const places = await openPlaces(url, mentor, learners);
  return { mentor, learners, places, ...(await publishRoadmap(url, mentor)) };
}

async function publishRoadmap(url: string, { cookie }: Person): Promise<Pick<Scene, 'roadmapId' | 'stepId'>> {
  const about = {
    title: 'Out of debt in a year',
    categoryId: 'business',
    description: 'What I did, in order.',
  };
  const { id } = await send<Roadmap>(url, 'POST', '/api/roadmaps', { cookie, body: about });
  const body = { title: 'Begin', steps: [{ title: 'Write down what you owe and to whom' }] };
  const stage = await send<Stage>(url, 'POST', `/api/roadmaps/${id}/stages`, { cookie, body });
  await send(url, 'PATCH', `/api/roadmaps/${id}/publish`, { cookie });
  return { roadmapId: id, stepId: stage.steps[0]!.id };
}

/** The steps of a journey, for people. */
export const STEPS = 'front page, list, tick, free session, file measured and fetched';

/** What one learner and the mentor do, through the edge. Throws at the first step that fails. */
export async function travel(url: string, scene: Scene): Promise<Made> {
  const { mentor, learners, places, roadmapId, stepId } = scene;
  const learner = learners[0]!;
  const { cookie, userId } = learner;
  const page = await fetch(url);
  if (!page.ok || !(await page.text()).includes('<div id="root"')) throw new Error(`/: ${page.status}`);
  const list = await send<unknown[]>(url, 'GET', '/api/roadmaps?limit=24');
  if (list.length === 0) throw new Error('the list of roadmaps is empty');
  const tick = { userId, roadmapId, stepId, completed: true };
  await send(url, 'PATCH', '/api/progress', { cookie, body: tick });
  const place = places.find((one) => one.learner.userId === userId)!;
  places.splice(places.indexOf(place), 1);
  const { id: sessionId } = await send<Session>(url, 'POST', '/api/sessions/schedule', {
    cookie,
    body: bodyOf(place, userId),
    headers: { 'idempotency-key': randomUUID() },
  });
  return { mentor, learner, roadmapId, stepId, sessionId, fileId: await fileOf(url, mentor) };
}

/** Uploads a recording, waits until the worker has measured it, and fetches it again. Returns its id. */
export async function fileOf(url: string, person: Person): Promise<string> {
  const { cookie } = person;
  const bytes = await readFile(VIDEO);
  const body = { name: 'talk.webm', size: bytes.length, type: 'video/webm' };
  const { id, uploadURL } = await send<FileUpload>(url, 'POST', '/api/objects/upload', { cookie, body });
  const sent = await fetch(url + new URL(uploadURL, url).pathname, {
    method: 'PATCH',
    headers: {
      ...{ cookie, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
    body: bytes,
  });
  if (sent.status !== 204) throw new Error(`upload: ${sent.status}`);
  await eventually(
    async () => {
      const { state } = await send<StoredFile>(url, 'GET', `/api/objects/${id}/info`, { cookie });
      if (state !== 'ready') throw new Error(`a file stayed ${state}`);
    },
    { intervalMs: 250, timeoutMs: 60_000 },
  );
  await expectFile(url, person, id);
  return id;
}

/** Throws unless the stored file has the bytes of the recording. */
export async function expectFile(url: string, { cookie }: Person, id: string): Promise<void> {
  const bytes = await readFile(VIDEO);
  const fetched = await fetch(`${url}/api/objects/${id}`, { headers: { cookie } });
  if (!bytes.equals(Buffer.from(await fetched.arrayBuffer()))) throw new Error(`download: ${fetched.status}`);
}
