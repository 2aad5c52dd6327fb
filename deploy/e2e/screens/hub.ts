import type { Material } from '@waymark/contracts/community/materials';
import type { Browser, Page } from 'playwright-core';
import { newLearnerOn } from '../booking-screens.ts';
import { send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import type { Area, Screen } from './screen.ts';

let mentorPage: Page;
let learnerPage: Page;
let courseId: string;
let draftId: string;

const page = () => mentorPage;
const learner = () => learnerPage;

async function setUp(browser: Browser): Promise<void> {
  const [mentor, reader] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  mentorPage = mentor.page;
  learnerPage = reader.page;
  const body = {
    ...{
      title: 'The first five lessons',
      description: 'How to begin with anything.',
      category: 'Beginnings',
    },
    ...{ type: 'course', tags: 'start, habits, rest, tea', contentUrl: 'https://courses.example/five' },
  };
  const path = '/api/learning-materials';
  courseId = (await send<Material>(mentorPage, 'POST', path, body)).id;
  draftId = (await send<Material>(mentorPage, 'POST', path, { ...body, is_published: false })).id;
}

const HUB = '/ai-resources';
const openFirst = (name: string) => async (to: Page) => {
  await to.getByRole('link', { name }).click();
  await to.getByRole('heading', { level: 1, name }).waitFor();
};

const screens: Screen[] = [
  { name: 'Learning Hub', page, path: HUB },
  { name: 'Learning Hub without matches', isVariant: true, page, path: `${HUB}?q=zzzz` },
  { name: 'Learning Hub of a learner', isVariant: true, page: learner, path: HUB },
  {
    name: 'sharing a learning material',
    page,
    path: HUB,
    async open(to) {
      await to.getByRole('button', { name: 'Share Learning Material' }).click();
      await to.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'video in the Learning Hub',
    page: learner,
    path: `${HUB}?type=video&q=one+mark`,
    async open(to) {
      await openFirst('One mark at a time')(to);
      await to.getByRole('button', { name: 'Play' }).waitFor();
    },
  },
  {
    name: 'audio lesson in the Learning Hub',
    isVariant: true,
    page: learner,
    path: `${HUB}?type=audio&q=tones`,
    open: openFirst('Tones to breathe with'),
  },
  {
    name: 'document in the Learning Hub',
    isVariant: true,
    page: learner,
    path: `${HUB}?type=document&q=budget`,
    async open(to) {
      await openFirst('The first budget after a bad year')(to);
      await to.getByRole('textbox', { name: /^Page, of/, disabled: false }).waitFor();
    },
  },
  { name: 'own course', page, path: () => `${HUB}/${courseId}` },
  {
    name: 'deleting a learning material',
    isVariant: true,
    page,
    path: () => `${HUB}/${draftId}`,
    async open(to) {
      await to.getByRole('button', { name: 'Delete' }).click();
      await to.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'own materials', isVariant: true, page, path: `${HUB}/yours` },
  { name: 'own materials of a learner', isVariant: true, page: learner, path: `${HUB}/yours` },
  { name: 'learning material, gone', isVariant: true, page, path: `${HUB}/none` },
];

export const hubArea: Area = { name: 'hub', setUp, screens };
