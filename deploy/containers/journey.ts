import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileUpload, StoredFile } from '@waymark/contracts/community/files';
import { eventually } from '@waymark/testing/eventually';
import { roadmapIdOf, stepIdOf } from '../bench/seed.ts';
import { projectRoot } from '../launch/paths.ts';
import { bodyOf, openPlaces, type Place } from '../load/booking.ts';
import { logIn, type Person, register, send } from '../load/people.ts';
import type { Stack } from './stack.ts';

const PASSWORD = 'steady numbers 12';
const VIDEO = join(projectRoot, 'gateway/src/testing/recordings/film.webm');
const LEARNERS = 20;

export interface Scene {
  mentor: Person;
  learners: Person[];
  /** Free starts of the mentor's calendar, each with a learner. */
  places: Place[];
}

/** A mentor, made by the operator's container, whose calendar is open and free, and learners who registered. */
export async function setTheScene(url: string, stack: Stack): Promise<Scene> {
  const name = 'container-guide';
  await stack.runOnce('operator', ['create-user', name, `${name}@example.org`, 'mentor'], `${PASSWORD}\n`);
  const mentor = await logIn(url, name, PASSWORD);
  await eventually(() => send(url, 'GET', `/api/mentor/${mentor.userId}/availability`));
  const learners: Person[] = [];
  while (learners.length < LEARNERS) learners.push(await register(url, `walker-${randomUUID().slice(0, 8)}`));
  return { mentor, learners, places: await openPlaces(url, mentor, learners) };
}

/** What one learner does, through the edge. Returns the steps; throws at the first that fails. */
export async function travel(url: string, { mentor, learners, places }: Scene): Promise<string[]> {
  const { cookie, userId } = learners[0]!;
  const page = await fetch(url);
  if (!page.ok || !(await page.text()).includes('<div id="root"')) throw new Error(`/: ${page.status}`);
  const list = await send<unknown[]>(url, 'GET', '/api/roadmaps?limit=24');
  if (list.length === 0) throw new Error('the list of roadmaps is empty');
  const [roadmapId, stepId] = [roadmapIdOf(0), stepIdOf(0, 0)];
  const tick = { userId, roadmapId, stepId, completed: true };
  await send(url, 'PATCH', '/api/progress', { cookie, body: tick });
  const place = places.find(({ learner }) => learner.userId === userId)!;
  places.splice(places.indexOf(place), 1);
  await send(url, 'POST', '/api/sessions/schedule', {
    cookie,
    body: bodyOf(place, userId),
    headers: { 'idempotency-key': randomUUID() },
  });
  await fileOf(url, mentor);
  return ['front page', 'list', 'tick', 'free session', 'file measured and fetched'];
}

/** Uploads a recording, waits until the worker has measured it, and fetches it again. */
export async function fileOf(url: string, { cookie }: Person): Promise<void> {
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
  const fetched = await fetch(`${url}/api/objects/${id}`, { headers: { cookie } });
  if (!bytes.equals(Buffer.from(await fetched.arrayBuffer()))) throw new Error(`download: ${fetched.status}`);
}
