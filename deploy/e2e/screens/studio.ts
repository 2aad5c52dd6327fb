import type { Page } from 'playwright-core';
import type { Area, Screen } from './screen.ts';
import { recordingScreens } from './studio-recordings.ts';
import {
  drafted,
  edited,
  editedPath,
  empty,
  emptyPath,
  learnerPage,
  openPermissions,
  page,
  reviewPath,
  setUp,
} from './studio-scene.ts';

/** The button is faded in once the runs have loaded. */
const mayGenerate = (to: Page) =>
  to.getByRole('button', { name: 'Generate Roadmap with AI', disabled: false }).waitFor();

async function editStage(to: Page): Promise<void> {
  await to
    .getByRole('region', { name: /^Stage 1:/ })
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await to.getByRole('dialog', { name: 'Edit Stage' }).waitFor();
}

const screens: Screen[] = [
  { name: 'studio', page, path: '/mentor/roadmaps' },
  { name: 'profile in the studio', isVariant: true, page, path: '/mentor/profile' },
  { name: 'hours in the studio', isVariant: true, page, path: '/mentor/hours' },
  { name: 'price in the studio', isVariant: true, page, path: '/mentor/pricing' },
  { name: 'earnings in the studio', page, path: '/mentor/earnings' },
  { name: 'AI runs in the studio', page, path: '/mentor/runs' },
  { name: 'path requests in the studio', page, path: '/mentor/requests' },
  {
    name: 'studio of a learner',
    isVariant: true,
    page: () => learnerPage,
    path: '/mentor',
    open: (to) => to.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'workspace without stages',
    page,
    path: emptyPath,
    open: (to) => to.getByLabel('Your story').waitFor(),
  },
  {
    name: 'requirements for publishing',
    page,
    path: emptyPath,
    async open(to) {
      await to.getByRole('button', { name: 'Publish Roadmap' }).click();
      await to.getByText('Add at least one stage with a step.').waitFor();
    },
  },
  {
    name: 'first question of the interview',
    page,
    path: () => `${emptyPath()}/interview`,
    open: (to) => to.getByRole('button', { name: 'Start Interview' }).click(),
  },
  {
    name: 'new milestone',
    page,
    path: () => `${emptyPath()}/timeline`,
    open: (to) => to.getByRole('button', { name: 'Add milestone' }).click(),
  },
  {
    name: 'ghostwriter on a sample',
    isVariant: true,
    page,
    path: '/ghostwriter-demo',
    async open(to) {
      await to.getByRole('button', { name: 'Write a draft' }).click();
      await to.getByRole('button', { name: 'Generate Again' }).waitFor();
    },
  },
  ...recordingScreens,
  { name: 'workspace', page, path: editedPath, open: mayGenerate },
  {
    name: 'permissions of a source',
    page,
    path: editedPath,
    async open(to) {
      await openPermissions(to, 'Transcript');
      await to.getByRole('switch', { name: 'Quote it' }).click();
      await to.getByText(/^This removes \d+ quotes/).waitFor();
    },
  },
  {
    name: 'draft to look at',
    page,
    path: () => `/mentor/roadmaps/${drafted.id}`,
    async open(to) {
      await to.getByRole('button', { name: 'Publish Roadmap' }).click();
      await to.getByRole('dialog', { name: /to decide on$/ }).waitFor();
    },
  },
  { name: 'review', page, path: reviewPath, open: (to) => to.getByText(/^1 of \d+$/).waitFor() },
  {
    name: 'step in the review',
    isVariant: true,
    page,
    path: reviewPath,
    async open(to) {
      await to.getByRole('button', { name: 'Edit', exact: true }).click();
      await to.getByLabel('Title').waitFor();
    },
  },
  {
    name: 'picking a sentence',
    page,
    path: reviewPath,
    async open(to) {
      await to.locator('mark').first().waitFor({ state: 'attached' });
      await to.getByRole('button', { name: 'Pick another sentence' }).click();
      await to.getByRole('option').first().click();
      await to.getByText('The passage you selected').waitFor();
    },
  },
  {
    name: 'making a sentence a step',
    page,
    path: reviewPath,
    async open(to) {
      await to.locator('mark').first().waitFor({ state: 'attached' });
      await to.keyboard.press('t');
      await to.keyboard.press('End');
      await to.getByRole('button', { name: 'Make this a step' }).waitFor();
    },
  },
  { name: 'stage dialog', page, path: editedPath, open: editStage },
  {
    name: 'learning materials for a step',
    isVariant: true,
    page,
    path: editedPath,
    async open(to) {
      await editStage(to);
      await to.getByRole('button', { name: 'Add learning material to step 1' }).click();
      const found = to.getByRole('list', { name: 'Found in the Learning Hub' });
      await found.getByRole('button').first().click();
      await to.getByText(/^Added /).waitFor({ state: 'attached' });
    },
    // The unsaved stage would open again.
    after: (to) => to.evaluate('sessionStorage.clear()'),
  },
  {
    // In a wide window this hides the preview beside the form.
    name: 'phone preview in place of the form',
    isVariant: true,
    page,
    path: editedPath,
    async open(to) {
      await editStage(to);
      await to.getByRole('button', { name: /^(Phone|Hide) preview$/ }).click();
    },
    after: (to) => to.evaluate(() => localStorage.removeItem('waymark-studio-preview')),
  },
  {
    name: 'changes before publishing',
    isVariant: true,
    page,
    path: editedPath,
    async open(to) {
      await to.getByRole('button', { name: 'Publish changes' }).click();
      await to.getByText('What learners are notified about').waitFor();
    },
  },
  {
    // Changes the draft for the screens after it.
    name: 'draft beside the stages',
    page,
    path: editedPath,
    async open(to) {
      await to.getByRole('button', { name: 'Compare with my stages' }).click();
      await to.getByText('Take', { exact: true }).first().click();
      await to.getByText('1 stage taken.').waitFor();
    },
  },
  {
    name: 'insight',
    page,
    path: () => `/mentor/roadmaps/${edited.id}/insight`,
    open: (to) => to.getByRole('table').waitFor(),
  },
  {
    name: 'insight before the first learner',
    isVariant: true,
    page,
    path: () => `/mentor/roadmaps/${empty.id}/insight`,
    open: (to) => to.getByRole('heading', { name: 'Not published yet' }).waitFor(),
  },
  {
    name: 'preview',
    page,
    path: () => `/roadmap/${edited.id}/preview`,
    open: (to) => to.getByText('You are not the sum on that letter.').first().waitFor(),
  },
  {
    name: 'coaching on a step',
    page: () => learnerPage,
    path: () => `/roadmap/${edited.id}?view=journey`,
    // The step is completed, so its coaching is folded.
    async open(to) {
      await to
        .getByRole('button', { name: /^More: / })
        .first()
        .click();
      await to.getByRole('menuitem', { name: /^From .+’s story$/ }).click();
      await to.getByRole('region', { name: /^From .+’s story$|did not write about this/ }).waitFor();
    },
  },
];

/** The screens of a mentor: roadmaps and AI drafts. */
export const studioArea: Area = { name: 'studio', setUp, screens };
