import { expect } from '@jest/globals';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import type { Page } from 'playwright-core';
import { newPage } from '../test/browser.ts';
import type { Learner } from './booking-screens.ts';
import { draftOf, logInOn } from './journey-scene.ts';
import { recordedFor } from './story.ts';

export interface Recording {
  page: Page;
  roadmapId: string;
}

/**
 * A new draft of the mentor, open in the Studio on a device of its own. The page stores every microphone track that was
 * ever opened in `tracks`, and plays ten times slower, so that a short recording does not end before it is paused.
 */
export async function studioOf(mentor: Learner, script = ''): Promise<Recording> {
  const page = await newPage(mentor.page.context().browser()!);
  await page.addInitScript(`
    globalThis.tracks = [];
    const open = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (open) navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await open(wish);
      globalThis.tracks.push(...stream.getTracks());
      return stream;
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.playbackRate = 0.1;
      return play.call(this);
    };
    ${script}`);
  const { id: roadmapId } = await draftOf(mentor.page, 'Told aloud', []);
  await logInOn(page, mentor);
  await page.goto(`/mentor/roadmaps/${roadmapId}`);
  await page.getByRole('heading', { name: 'Tell it aloud' }).waitFor();
  return { page, roadmapId };
}

/** Records for at least a second without saving. */
export async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await recordedFor(page, 1);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Save recording' }).waitFor();
}

export const openTracks = (page: Page): Promise<number> =>
  page.evaluate<number>("globalThis.tracks.filter((track) => track.readyState === 'live').length");

export async function sources({ page, roadmapId }: Recording): Promise<Source[]> {
  const response = await page.request.get(`/api/roadmaps/${roadmapId}/sources`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Source[];
}
