import type { Certificate } from '@waymark/contracts/roadmaps/endings';
import type { Home } from '@waymark/contracts/roadmaps/home';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Browser, Page } from 'playwright-core';
import { newPage } from '../../test/browser.ts';
import { newLearnerOn } from '../booking-screens.ts';
import { draftOf, read, send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import type { Screen } from './screen.ts';

const STREAK = { current: 0, longest: 0, activeToday: false, thisWeek: 0, thisMonth: 0 };

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

/** As if the first path was finished three months ago. */
const asIfLongAgo = (page: Page) =>
  page.route('**/api/home?*', async (route) => {
    const response = await route.fetch();
    const home = (await response.json()) as Home;
    const paths = home.paths.map((path) => ({ ...path, asksIfHolds: true }));
    await route.fulfill({ json: { ...home, paths } });
  });

const topics = (page: Page) => page.getByRole('list', { name: 'Topics' }).getByRole('link').first().waitFor();

/** As a guest who has ticked the first step. */
async function begin(page: Page): Promise<void> {
  const { stages } = await read<Roadmap>(page, `/api/roadmaps/${roadmapId}`);
  await page.goto(`/roadmap/${roadmapId}?view=traditional`);
  await page.getByRole('checkbox', { name: stages[0]!.steps[0]!.title }).check();
  await page.getByText('saved on this device').first().waitFor();
}

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
    open: (page) => heading(page, 'No roadmap chosen yet'),
    after: (page) => page.unrouteAll(),
  },
  { name: 'first minute', page: () => walker, path: '/welcome', open: topics },
  {
    name: 'first path of a topic',
    isVariant: true,
    page: () => walker,
    path: '/welcome?topic=life-skills',
    open: (page) => page.getByRole('button', { name: 'Begin this roadmap' }).waitFor(),
  },
  {
    name: 'first minute with words that name a danger',
    isVariant: true,
    page: () => walker,
    path: '/welcome?q=kill+myself',
    open: (page) => page.getByRole('link', { name: 'All numbers, by country and need' }).waitFor(),
  },
  {
    name: 'browse with what a guest has begun',
    isVariant: true,
    page: () => visitor,
    path: '/browse',
    before: begin,
    open: (page) => heading(page, 'Pick up where you left off'),
    after: (page) => page.evaluate(() => localStorage.clear()),
  },
  {
    name: 'home of a learner who finished all',
    isVariant: true,
    page: () => finisher,
    path: '/',
    open: (page) => page.getByRole('link', { name: 'Look back' }).waitFor(),
  },
  {
    name: 'home that asks whether a finished path holds',
    isVariant: true,
    page: () => finisher,
    path: '/',
    before: asIfLongAgo,
    open: (page) => heading(page, 'Does it hold?'),
    after: (page) => page.unrouteAll(),
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
