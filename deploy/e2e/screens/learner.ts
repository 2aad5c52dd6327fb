import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UploadedArtifact } from '@waymark/contracts/roadmaps/sources';
import type { Browser, Page } from 'playwright-core';
import { projectRoot } from '../../launch/paths.ts';
import { newPage } from '../../test/browser.ts';
import { draftOf, putOnStage, send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import { isKeptOffline, isReady, STEPS, step, Walker } from '../walker.ts';
import { homeScreens, setUpHome } from './home.ts';
import type { Area, Screen } from './screen.ts';

const STAGES = ['Set one clock', 'Leave the house', 'Keep one promise', 'Wait for nobody'];
const recording = readFileSync(join(projectRoot, 'gateway/src/testing/recordings/chromium.webm'));

let visitor: Page;
let learner: Page;
/** A page of the learner's on which `roadmap1` is saved for reading offline. */
let offline: Page;
let roadmapId: string;

async function setUp(browser: Browser): Promise<void> {
  const [walker] = await Promise.all([
    Walker.register(browser),
    publishRoadmapWithAudio(browser),
    setUpHome(browser),
  ]);
  visitor = await newPage(browser);
  learner = await newPage(browser);
  await learner.goto('/favicon.svg');
  await walker.login(learner);
  offline = await walker.open(browser);
  await step(offline, STEPS[0]).check();
  await walker.expectDone(offline, [STEPS[0]]);
  await isKeptOffline(offline, walker.id);
}

/** Publishes a roadmap with a note, voice clips and an artifact on its stages, and the story as audio. */
async function publishRoadmapWithAudio(browser: Browser): Promise<void> {
  const { page } = await newMentorOn(browser);
  const draft = await draftOf(
    page,
    'On time',
    STAGES.map((title) => ({ title, steps: [`Begin: ${title}`, `Finish: ${title}`] })),
  );
  roadmapId = draft.id;
  const recordingId = await upload(page);
  await putOnStage(page, roadmapId, draft.stages[0]!, {
    mentorNote: 'I was late for my own wedding. I was never late again.',
    voiceClipSourceId: recordingId,
    artifacts: [
      { sourceId: recordingId, title: 'What I said at the table', description: 'Ten years later.' },
    ],
  });
  await putOnStage(page, roadmapId, draft.stages[1]!, { voiceClipSourceId: recordingId });
  await send(page, 'PATCH', `/api/roadmaps/${roadmapId}`, { audioSourceId: recordingId });
  await send(page, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  await page.context().close();
}

/** Uploads the recording; returns the id of its source. */
async function upload(page: Page): Promise<string> {
  const file = { name: 'voice.webm', mimeType: 'audio/webm', buffer: recording };
  const response = await page.request.post('/api/upload', { multipart: { roadmapId, file } });
  if (!response.ok()) throw new Error(`upload: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as UploadedArtifact).id;
}

const moodAsked = (page: Page) => page.getByRole('heading', { name: 'How are you today?' }).waitFor();
const goOffline = (page: Page) => page.context().setOffline(true);
const goOnline = (page: Page) => page.context().setOffline(false);

const screens: Screen[] = [
  {
    name: 'journey view of a roadmap with voices',
    page: () => visitor,
    path: () => `/roadmap/${roadmapId}?view=journey`,
    open: moodAsked,
  },
  {
    name: 'traditional view of a roadmap with voices',
    page: () => visitor,
    path: () => `/roadmap/${roadmapId}?view=traditional`,
    open: moodAsked,
  },
  { name: 'roadmap of a learner', page: () => learner, path: '/roadmap/roadmap1' },
  {
    name: 'note on a step',
    page: () => learner,
    path: '/roadmap/roadmap1?view=journey',
    async open(page) {
      await page
        .getByRole('button', { name: /^(?:Write a|Your) note: / })
        .first()
        .click();
      await page.getByLabel('Your note', { exact: true }).waitFor();
    },
  },
  {
    name: 'reminder of a step',
    page: () => learner,
    path: '/roadmap/roadmap1?view=journey',
    async open(page) {
      await page
        .getByRole('button', { name: /^Remind me: / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Set a reminder' }).waitFor();
    },
  },
  { name: 'browse without saved roadmaps', page: () => learner, path: '/browse?saved=1' },
  {
    name: 'help instead of coaching',
    isVariant: true,
    page: () => learner,
    path: '/roadmap/roadmap1?view=journey',
    async open(page) {
      // The first step is done, so the journey shows the next one.
      await page.getByRole('button', { name: `Ask something: ${STEPS[1]}` }).click();
      await page.getByLabel('What would you like to know?').fill('I am going to kill myself.');
      await page.getByRole('button', { name: new RegExp(`^Look in .+’s story: ${STEPS[1]}$`) }).click();
      await page.getByLabel('Your country').waitFor();
    },
  },
  { name: 'notifications, none yet', isVariant: true, page: () => learner, path: '/notifications' },
  {
    name: 'saved roadmaps while offline',
    isVariant: true,
    page: () => offline,
    path: '/offline',
    before: goOffline,
    open: (page) => page.getByRole('main').getByRole('listitem').first().waitFor(),
    after: goOnline,
  },
  {
    name: 'roadmap while offline',
    page: () => offline,
    path: '/roadmap/roadmap1?view=traditional',
    before: goOffline,
    async open(page) {
      await page.getByText(/^Saved copy from /).waitFor();
      await isReady(page);
    },
    after: goOnline,
  },
  ...homeScreens,
];

/** What learners see of roadmaps. */
export const learnerArea: Area = { name: 'learner', setUp, screens };
