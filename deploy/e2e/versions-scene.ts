import { expect } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { newLearnerOn } from './booking-screens.ts';
import { draftOf, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

/** A new mentor and a new learner, each on a page of their own. */
export interface Pair {
  mentor: Page;
  learner: Page;
  learnerId: number;
}

export async function newPair(browser: Browser): Promise<Pair> {
  const [mentor, learner] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  return { mentor: mentor.page, learner: learner.page, learnerId: learner.id };
}

/** A published roadmap with these stages of one step each, open in the mentor's Studio. */
export async function publishedWith(mentor: Page, titles: string[]): Promise<string> {
  const stages = titles.map((title) => ({ title, steps: [`Step of ${title}`], mentorNote: 'I was here.' }));
  const { id } = await draftOf(mentor, titles[0]!, stages);
  await send(mentor, 'PATCH', `/api/roadmaps/${id}/publish`);
  await mentor.goto(`/mentor/roadmaps/${id}`);
  return id;
}

export async function follow({ mentor, learner }: Pair, id: string): Promise<void> {
  await send(learner, 'POST', `/api/roadmaps/${id}/follow`);
  await mentor.reload();
  await mentor.getByText('1 follower').waitFor();
}

/** Chooses from the menu of the roadmap that is open in the Studio. */
export async function more(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this roadmap' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** The gateway caches what is published for a moment. */
export const isGone = (page: Page, path: string): Promise<void> =>
  eventually(async () => expect((await page.request.get(path)).status()).toBe(404));

export const titlesOf = ({ stages }: Roadmap): string[] =>
  stages.flatMap(({ steps }) => steps.map(({ title }) => title));
