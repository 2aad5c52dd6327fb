import type { PeerSession, PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import type { SupportThread } from '@waymark/contracts/community/support';
import type { Browser, Page } from 'playwright-core';
import { newLearnerOn } from '../booking-screens.ts';
import { send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import type { Area, Screen } from './screen.ts';

let mentorPage: Page;
let learnerPage: Page;
let threadId: string;
let hostedId: string;
let fullId: string;

const page = () => mentorPage;

async function setUp(browser: Browser): Promise<void> {
  const [mentor, learner] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  mentorPage = mentor.page;
  learnerPage = learner.page;
  await askForHelp(mentorPage);
}

/** A request for help of the mentor with a response and a reply. */
async function askForHelp(mentor: Page): Promise<void> {
  const path = '/api/support-requests';
  const { id } = await send<SupportThread>(mentor, 'POST', path, {
    ...{ title: 'The first five minutes', description: 'How do you begin?', category: 'mentoring-skills' },
    ...{ urgency: 'high', skillsNeeded: ['First sessions'] },
  });
  threadId = id;
  const body = { text: 'I begin with tea.' };
  const { thread } = await send<SupportThread>(mentor, 'POST', `${path}/${id}/responses`, body);
  await send(mentor, 'POST', `${path}/${id}/responses`, { text: 'So do I.', parentId: thread[0]!.id });
  await setUpSessions(mentor);
}

/** A session that the mentor hosts, and one of the demo with a waiting list. */
async function setUpSessions(mentor: Page): Promise<void> {
  const sessions = '/api/peer-sessions';
  const made = await send<PeerSessionDetails>(mentor, 'POST', sessions, {
    ...{ title: 'Beginning a first session', description: 'What we say first.', timezone: 'Europe/Madrid' },
    scheduledFor: new Date(Date.now() + 20 * 60_000).toISOString(),
    ...{
      facilitationNotes: 'Begin with tea.',
      agenda: ['Names', 'Tea'],
      materials: ['https://a.example/tea'],
    },
  });
  hostedId = made.id;
  const coming = await send<PeerSession[]>(mentor, 'GET', `${sessions}?q=boundaries`);
  fullId = coming[0]!.id;
}

const dialog = (to: Page) => to.getByRole('dialog').waitFor();

const screens: Screen[] = [
  { name: 'network of mentors', page, path: '/mentor-community' },
  { name: 'network without matches', isVariant: true, page, path: '/mentor-community?q=zzzz' },
  {
    name: 'card in the network',
    page,
    path: '/mentor-community',
    async open(to) {
      await to.getByRole('button', { name: 'Edit Your Card' }).click();
      await to.getByRole('form', { name: 'Your card' }).waitFor();
    },
  },
  {
    name: 'address of a member',
    isVariant: true,
    page,
    path: '/mentor-community?q=amara',
    async open(to) {
      await to.getByRole('button', { name: 'Connect with Amara Okafor' }).click();
      await dialog(to);
    },
  },
  { name: 'requests for help', page, path: '/mentor-community/support' },
  { name: 'requests for help, none', isVariant: true, page, path: '/mentor-community/support?q=zzzz' },
  {
    name: 'asking for help',
    isVariant: true,
    page,
    path: '/mentor-community/support',
    async open(to) {
      await to.getByRole('button', { name: 'Ask for Help' }).click();
      await dialog(to);
    },
  },
  {
    name: 'thread of a request for help',
    page,
    path: () => `/mentor-community/support/${threadId}`,
    async open(to) {
      await to
        .getByRole('button', { name: /^Reply to/ })
        .first()
        .click();
      await to.getByLabel(/^Your reply to/).waitFor();
    },
  },
  { name: 'request for help, gone', isVariant: true, page, path: '/mentor-community/support/none' },
  { name: 'peer sessions', page, path: '/mentor-community/sessions' },
  { name: 'peer sessions, past', isVariant: true, page, path: '/mentor-community/sessions?period=past' },
  { name: 'peer sessions, none', isVariant: true, page, path: '/mentor-community/sessions?q=zzzz' },
  {
    name: 'hosting a peer session',
    page,
    path: '/mentor-community/sessions',
    async open(to) {
      await to.getByRole('button', { name: 'Host Session' }).click();
      await dialog(to);
    },
  },
  {
    name: 'peer session of the host',
    page,
    path: () => `/mentor-community/sessions/${hostedId}`,
    async open(to) {
      await to.getByRole('button', { name: 'Start Now' }).waitFor();
    },
  },
  { name: 'peer session, full', page, path: () => `/mentor-community/sessions/${fullId}` },
  { name: 'peer session, gone', isVariant: true, page, path: '/mentor-community/sessions/none' },
  { name: 'growth in the community', page, path: '/mentor-community/growth' },
  { name: 'community of a learner', isVariant: true, page: () => learnerPage, path: '/mentor-community' },
];

/** What mentors do together. */
export const communityArea: Area = { name: 'community', setUp, screens };
