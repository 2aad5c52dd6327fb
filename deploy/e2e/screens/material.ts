import type { Page } from 'playwright-core';
import { recordedFor } from '../story.ts';
import { abortHeld, hold } from './hold.ts';
import { ids, notes, page, picture, setUpMaterial } from './material-scene.ts';
import type { Area, Screen } from './screen.ts';

const inStudio = (key: keyof typeof ids, tab: string) => () => `/mentor/roadmaps/${ids[key]}/${tab}`;
const press = (to: Page, name: string) => to.getByRole('button', { name, exact: true }).click();
const region = (to: Page, name: string) => to.getByRole('region', { name });

/** An upload under way, one waiting and one rejected. */
async function uploadInStudio(to: Page): Promise<void> {
  const area = region(to, 'Upload files');
  const files = area.getByLabel('Choose files').last();
  await files.setInputFiles({ ...picture, name: 'letter.pdf' });
  await area.getByText(/^This file is named \.pdf/).waitFor();
  await hold(to, '**/api/upload');
  await files.setInputFiles([picture, notes]);
  await area.getByText(/^Waiting/).waitFor();
}

const photoScreens: Screen[] = [
  {
    name: 'photos with what they show',
    page,
    path: inStudio('photos', 'photos'),
    open: (to) => to.getByText('600 × 300 pixels').waitFor(),
  },
  {
    name: 'photos while one is looked at',
    isVariant: true,
    page,
    path: inStudio('photos', 'photos'),
    async open(to) {
      await hold(to, '**/api/artifacts/extract-content');
      await press(to, 'Analyze: not-looked-at.png');
      await to.getByRole('progressbar', { name: 'Analyzing not-looked-at.png' }).waitFor();
      await to.getByLabel('What not-looked-at.png means to you').fill('word '.repeat(101));
      await press(to, 'Save caption');
      await to.getByText('A caption can have at most 500 characters.').waitFor();
    },
    after: abortHeld,
  },
  {
    name: 'uploads in the studio',
    isVariant: true,
    page,
    path: inStudio('answers', 'photos'),
    open: uploadInStudio,
    after: abortHeld,
  },
];

/** Files at the demo: one read, one that failed, one under way and one waiting. */
async function uploadInDemo(to: Page): Promise<void> {
  const files = to.getByLabel('Choose files');
  await files.setInputFiles(notes);
  await to.getByText('Done', { exact: true }).waitFor();
  await to.reload();
  await region(to, 'Your files')
    .getByText('I called my sister every Sunday at ten.', { exact: true })
    .waitFor();
  await files.setInputFiles({ ...notes, name: 'empty.txt', buffer: Buffer.from(' ') });
  await to.getByText('Not uploaded').waitFor();
  await hold(to, '**/api/artifacts/extract-content');
  await files.setInputFiles(picture);
  await to.getByRole('progressbar').waitFor();
}

const demoScreens: Screen[] = [
  { name: 'artifact demo', isVariant: true, page, path: '/artifact-demo' },
  {
    name: 'artifact demo with files',
    page,
    path: '/artifact-demo',
    open: uploadInDemo,
    after: abortHeld,
  },
  { name: 'test upload', isVariant: true, page, path: '/test-upload' },
  {
    name: 'test upload of a picture',
    page,
    path: '/test-upload',
    async open(to) {
      await to.getByLabel('Picture').setInputFiles(picture);
      await press(to, 'Upload');
      await to.getByRole('button', { name: 'Upload another' }).waitFor();
    },
  },
  { name: 'ghostwriter demo', isVariant: true, page, path: '/ghostwriter-demo' },
];

const interviewScreens: Screen[] = [
  {
    name: 'interview, recorder of an answer',
    isVariant: true,
    page,
    path: inStudio('stages', 'interview'),
    async open(to) {
      await press(to, 'Start Interview');
      await press(to, 'Answer aloud');
      await to.getByRole('button', { name: 'Start recording' }).waitFor();
    },
    after: (to) => to.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'interview, a spoken answer',
    page,
    path: inStudio('spoken', 'interview'),
    async open(to) {
      await press(to, 'Previous');
      await to.getByRole('button', { name: 'Record again' }).waitFor();
    },
  },
  {
    name: 'interview, an answer that is missing and one that is too long',
    isVariant: true,
    page,
    path: inStudio('spoken', 'interview'),
    async open(to) {
      await press(to, 'Next');
      await to.getByText('Please provide a response').last().waitFor();
      await press(to, 'Previous');
      await to.getByRole('textbox').fill('word '.repeat(2_001));
      await to.getByText(/^Not saved: an answer can have at most/).waitFor();
    },
    after: (to) => to.evaluate(() => sessionStorage.clear()),
  },
  {
    name: 'interview, complete',
    page,
    path: inStudio('answers', 'interview'),
    open: (to) => to.getByRole('heading', { name: 'Your interview' }).waitFor(),
  },
  {
    name: 'interview, starting over',
    isVariant: true,
    page,
    path: inStudio('answers', 'interview'),
    async open(to) {
      await press(to, 'Start Over');
      await to.getByRole('alertdialog').waitFor();
    },
  },
];

const otherScreens: Screen[] = [
  {
    name: 'recording that is trimmed',
    isVariant: true,
    page,
    path: inStudio('stages', 'record'),
    async open(to) {
      await press(to, 'Start recording');
      await recordedFor(to, 2);
      await press(to, 'Stop recording');
      await to.getByRole('slider', { name: 'Start of what is kept' }).press('Shift+ArrowRight');
      await to.getByText(/ remain\./).waitFor();
      await to.getByLabel('End at').fill('soon');
      await to.getByLabel('Name of the recording').fill('n'.repeat(121));
      await press(to, 'Save recording');
    },
    async after(to) {
      await press(to, 'Delete');
      await press(to, 'Delete recording');
      await to.getByRole('button', { name: 'Start recording' }).waitFor();
    },
  },
  {
    name: 'timeline with a finished draft',
    page,
    path: inStudio('timeline', 'timeline'),
    async open(to) {
      const accept = to.getByRole('button', { name: 'Accept', exact: true });
      const write = to.getByRole('button', { name: 'Write a draft' });
      await accept.or(write).waitFor();
      if (await write.isVisible()) await write.click();
      await accept.waitFor();
    },
  },
  {
    name: 'milestone being edited',
    isVariant: true,
    page,
    path: inStudio('timeline', 'timeline'),
    async open(to) {
      await press(to, 'Edit Opened the shop');
      await to.getByLabel('Year').waitFor();
    },
  },
  {
    name: 'details dialog with its preview',
    page,
    path: inStudio('stages', 'record'),
    async open(to) {
      await press(to, 'Edit details');
      await to.getByRole('dialog', { name: 'Edit details' }).waitFor();
      await to
        .getByRole('complementary', { name: 'What learners see' })
        .or(to.getByRole('button', { name: 'Phone preview' }))
        .first()
        .waitFor();
    },
  },
  {
    name: 'stage saved',
    isVariant: true,
    page,
    path: inStudio('stages', 'record'),
    async open(to) {
      await to.getByRole('button', { name: 'Edit Open the post' }).click();
      await press(to, 'Save stage');
      await to.getByText('Stage Saved', { exact: true }).waitFor();
      // A toast that has the focus does not close.
      await to.keyboard.press('F8');
    },
  },
];

/** What a mentor adds to a roadmap, and the demo pages. */
export const materialArea: Area = {
  name: 'material',
  setUp: setUpMaterial,
  screens: [...photoScreens, ...demoScreens, ...interviewScreens, ...otherScreens],
};
