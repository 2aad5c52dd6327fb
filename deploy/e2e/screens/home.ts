import type { Certificate } from '@waymark/contracts/roadmaps/endings';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Browser, Page } from 'playwright-core';
import { newPage } from '../../test/browser.ts';
import { newLearnerOn } from '../booking-screens.ts';
import { draftOf, read, send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import type { Screen } from './screen.ts';

const STREAK = { current: 0, longest: 0, activeToday: false };

let walker: Page;
/** Has finished the roadmap and thanked its mentor. */
let finisher: Page;
let mentor: Page;
let visitor: Page;
let roadmapId: string;
let code: string;
let withdrawn: string;

export async function setUpHome(browser: Browser): Promise<void> {
  ({ page: mentor } = await newMentorOn(browser));
  const stages = ['Set one clock', 'Leave the house', 'Keep one promise'].map((title) => ({
    title,
    steps: [`Begin: ${title}`, `Finish: ${title}`],
  }));
  roadmapId = (await draftOf(mentor, 'On time', stages)).id;
  await send(mentor, 'PATCH', `/api/roadmaps/${roadmapId}/publish`);
  const roadmap = await read<Roadmap>(mentor, `/api/roadmaps/${roadmapId}`);
  const steps = roadmap.stages.flatMap((stage) => stage.steps.map(({ id }) => id));
  [{ page: walker }, { page: finisher }] = await Promise.all([newLearnerOn(browser), newLearnerOn(browser)]);
  visitor = await newPage(browser);
  await tickAll(walker, steps.slice(0, 3));
  await tickAll(finisher, steps);
  await send(finisher, 'POST', `/api/roadmaps/${roadmapId}/thanks`, { line: 'The second clock held me.' });
  withdrawn = await certify();
  await send(finisher, 'DELETE', `/api/certificates/${withdrawn}`);
  code = await certify();
}

async function tickAll(page: Page, steps: readonly string[]): Promise<void> {
  for (const stepId of steps)
    await send(page, 'PATCH', '/api/progress', { roadmapId, stepId, completed: true });
}

async function certify(): Promise<string> {
  const body = { name: 'Lena B.' };
  return (await send<Certificate>(finisher, 'POST', `/api/roadmaps/${roadmapId}/certificate`, body)).code;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor();
const noPaths = (page: Page) =>
  page.route('**/api/home?*', (route) => route.fulfill({ json: { streak: STREAK, paths: [] } }));

export const homeScreens: Screen[] = [
  {
    name: 'home of a learner',
    page: () => walker,
    path: '/',
    open: (page) => page.getByRole('link', { name: 'Continue', exact: true }).waitFor(),
  },
  {
    name: 'home without a path',
    isVariant: true,
    page: () => walker,
    path: '/',
    before: noPaths,
    open: (page) => heading(page, 'No path chosen yet'),
    after: (page) => page.unrouteAll(),
  },
  {
    name: 'home of a learner who finished all',
    isVariant: true,
    page: () => finisher,
    path: '/',
    open: (page) => page.getByRole('link', { name: 'Look back' }).waitFor(),
  },
  {
    name: 'home of a mentor with thanks',
    page: () => mentor,
    path: '/',
    open: (page) => heading(page, 'Thanks from learners'),
  },
  {
    name: 'end of a roadmap',
    page: () => finisher,
    path: () => `/roadmap/${roadmapId}/done`,
    open: (page) => heading(page, 'What you did'),
  },
  {
    name: 'certificate',
    page: () => visitor,
    path: () => `/certificate/${code}`,
    open: (page) => heading(page, 'Lena B.'),
  },
  {
    name: 'own certificate, about to be withdrawn',
    isVariant: true,
    page: () => finisher,
    path: () => `/certificate/${code}`,
    async open(page) {
      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'withdrawn certificate',
    isVariant: true,
    page: () => visitor,
    path: () => `/certificate/${withdrawn}`,
    open: (page) => heading(page, 'This certificate was withdrawn'),
  },
];
