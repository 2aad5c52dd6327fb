import { expect } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Locator, Page } from 'playwright-core';
import { newPage } from '../test/browser.ts';
import type { Learner } from './booking-screens.ts';
import { draftOf, logInOn } from './journey-scene.ts';
import { newMentorOn } from './people.ts';
import { fetchRoadmap } from './story.ts';

/** One new mentor on two devices. */
export class TwoWindows {
  readonly here: Page;
  readonly elsewhere: Page;
  readonly username: string;
  /** The roadmap that is open, with the one stage “Open the post”. */
  id = '';

  private constructor({ page, username }: Learner, elsewhere: Page) {
    this.here = page;
    this.username = username;
    this.elsewhere = elsewhere;
  }

  static async of(browser: Browser): Promise<TwoWindows> {
    const mentor = await newMentorOn(browser);
    const elsewhere = await newPage(browser);
    await logInOn(elsewhere, mentor);
    return new TwoWindows(mentor, elsewhere);
  }

  /** Opens a new roadmap in the Studio on both devices. */
  async openRoadmap(): Promise<void> {
    const stages = [{ title: 'Open the post', steps: ['Open one envelope'] }];
    this.id = (await draftOf(this.here, 'In two windows', stages)).id;
    await Promise.all([this.here, this.elsewhere].map((page) => page.goto(`/mentor/roadmaps/${this.id}`)));
  }

  async notes(): Promise<(string | null)[]> {
    const { stages } = await fetchRoadmap(this.here, this.id, 'draft');
    return stages.map(({ mentorNote }) => mentorNote);
  }
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');
export const note = (page: Page): Locator => dialogOf(page).getByLabel('Note');
export const stage = (page: Page): Locator => page.getByRole('region', { name: 'Stage 1: Open the post' });

export const hasText = (field: Locator, text: string): Promise<void> =>
  eventually(async () => expect(await field.inputValue()).toBe(text));

/** Opens the stage and writes its note, without saving. */
export async function edit(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Open the post' }).click();
  await note(page).fill(text);
}

export async function save(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Save stage' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
}
