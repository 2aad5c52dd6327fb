import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERVIEW_LENGTH } from '@waymark/contracts/roadmaps/interview-questions';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../../launch/paths.ts';
import { addSource, draftOf, putOnStage, send, silence } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import { twoColours } from '../picture-files.ts';

type TestFile = Parameters<typeof addSource>[2];

let mentorPage: Page;
/** A PNG. */
export let picture: TestFile;
export const notes: TestFile = {
  ...{ name: 'notes.txt', mimeType: 'text/plain' },
  buffer: Buffer.from('I stopped answering the phone in October. I called my sister every Sunday at ten.'),
};
/** The roadmaps, by what they have. */
export const ids = { photos: '', answers: '', spoken: '', timeline: '', stages: '' };

/** Material of a new mentor. The page has no service worker, so that its requests can be held. */
export async function setUpMaterial(browser: Browser): Promise<void> {
  const { page } = await newMentorOn(browser);
  mentorPage = page;
  // Whether to leave during an upload.
  page.on('dialog', (dialog) => void dialog.accept());
  picture = await twoColours(page);
  for (const key of Object.keys(ids) as (keyof typeof ids)[]) ids[key] = await newRoadmap();
  await addPhotos();
  for (let question = 1; question <= INTERVIEW_LENGTH; question += 1)
    await saveResponse(ids.answers, question);
  const { id: recordingId } = await addSource(page, ids.spoken, silence('voice.wav', 20));
  await saveResponse(ids.spoken, 1, { recordingId });
  await addTimeline();
}

async function newRoadmap(): Promise<string> {
  const stage = { title: 'Open the post', steps: ['Open the oldest letter', 'List every debt'] };
  const { id, stages } = await draftOf(mentorPage, 'The drawer of letters', [stage]);
  await putOnStage(mentorPage, id, stages[0]!, { mentorNote: 'You are not the sum on that letter.' });
  return id;
}

/** A picture with a caption, a text and a film, all looked at, and a picture that is not. */
async function addPhotos(): Promise<void> {
  const film = readFileSync(join(projectRoot, 'gateway/src/testing/recordings/film.webm'));
  const files: TestFile[] = [
    { ...picture, name: 'the-first-day-at-the-market-hall.png' },
    notes,
    { name: 'harbour.webm', mimeType: 'video/webm', buffer: film },
  ];
  for (const file of files) {
    const { id } = await addSource(mentorPage, ids.photos, file);
    await send(mentorPage, 'POST', '/api/artifacts/extract-content', { fileUrl: mediaUrl(id) });
    if (file !== files[0]) continue;
    const caption = 'The day after I sold the car. I walked to work every morning for a year.';
    await send(mentorPage, 'PATCH', `/api/sources/${id}/content`, { caption });
    await send(mentorPage, 'POST', `/api/sources/${id}/material`);
  }
  // The same bytes again would be the same source.
  const buffer = Buffer.concat([picture.buffer, Buffer.from('2')]);
  await addSource(mentorPage, ids.photos, { ...picture, name: 'not-looked-at.png', buffer });
}

async function saveResponse(roadmapId: string, question: number, more: object = {}): Promise<void> {
  const text = `${question}. I owed eleven thousand euros, and I hid every letter in a drawer under the sink.`;
  const path = `/api/roadmaps/${roadmapId}/interview/${question}`;
  await send(mentorPage, 'PUT', path, { text, revision: 0, ...more });
}

async function addTimeline(): Promise<void> {
  for (const [year, title, step] of [
    [2016, 'Rented a stall', 'I asked every customer what they would buy again'],
    [2019, 'Opened the shop', 'I bought the oven in monthly payments'],
    [2023, 'Paid the last instalment', 'I kept paying the same sum into savings'],
    [2024, 'Took on an apprentice', 'I wrote down what I do each morning'],
  ] as const) {
    const resources = [{ id: `r${year}`, title: 'The form I used', url: 'https://example.org/form' }];
    const steps = [{ id: `s${year}`, title: step, resources }];
    await send(mentorPage, 'POST', `/api/roadmaps/${ids.timeline}/timeline`, { year, title, steps });
  }
}

export const page = () => mentorPage;
