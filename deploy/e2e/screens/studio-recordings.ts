import type { Page } from 'playwright-core';
import { recordedFor } from '../story.ts';
import type { Screen } from './screen.ts';
import { emptyPath, learnerPage, openPermissions, page, takenPath, voiced } from './studio-scene.ts';

async function deleteRecording(to: Page): Promise<void> {
  const stop = to.getByRole('button', { name: 'Stop recording' });
  if (await stop.isVisible()) await stop.click();
  await to.getByRole('button', { name: 'Delete', exact: true }).click();
  await to.getByRole('button', { name: 'Delete recording' }).click();
  await to.getByRole('button', { name: 'Start recording' }).waitFor();
}

async function record(to: Page): Promise<void> {
  await to.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(to, 1);
}

/** Recordings of a mentor, and steps that play them. */
export const recordingScreens: Screen[] = [
  {
    name: 'check of the microphone',
    page,
    path: emptyPath,
    async open(to) {
      await to.getByRole('button', { name: 'Check your microphone' }).click();
      await to.getByText('We hear you.').waitFor();
    },
  },
  { name: 'recorder while recording', page, path: emptyPath, open: record, after: deleteRecording },
  {
    name: 'recording not saved yet',
    isVariant: true,
    page,
    path: emptyPath,
    async open(to) {
      await record(to);
      await to.getByRole('button', { name: 'Stop recording' }).click();
      await to.getByRole('button', { name: 'Save recording' }).waitFor();
    },
    after: deleteRecording,
  },
  {
    name: 'takes of a recording',
    page,
    path: takenPath,
    async open(to) {
      await to.getByRole('group', { name: '2 takes' }).waitFor();
    },
  },
  {
    name: 'recorder of a stage',
    page,
    path: takenPath,
    async open(to) {
      await to.getByRole('button', { name: 'Add Stage' }).click();
      await to.getByRole('button', { name: 'Record this stage' }).click();
      await to.getByRole('button', { name: 'Start recording' }).waitFor();
    },
  },
  {
    name: 'voices of steps in the stages',
    page,
    path: () => `/mentor/roadmaps/${voiced.id}`,
    open: (to) =>
      to
        .getByRole('switch', { name: /^Use my voice here/ })
        .first()
        .waitFor(),
  },
  {
    name: 'voice of a step in the review',
    isVariant: true,
    page,
    path: () => `/mentor/roadmaps/${voiced.id}/review`,
    open: (to) => to.getByRole('switch', { name: /^Use my voice here/ }).waitFor(),
  },
  {
    name: 'steps that will lose the voice',
    isVariant: true,
    page,
    path: () => `/mentor/roadmaps/${voiced.id}`,
    async open(to) {
      await openPermissions(to, '');
      await to.getByRole('switch', { name: 'Play the voice' }).click();
      await to.getByText('1 step will lose your voice.').waitFor();
    },
  },
  {
    name: 'voice of a step while it plays',
    page: () => learnerPage,
    path: () => `/roadmap/${voiced.id}?view=traditional`,
    async open(to) {
      await to.getByRole('button', { name: /^Play .* on “/ }).click();
      await to.getByRole('slider', { name: /^Position in / }).waitFor();
    },
  },
];
