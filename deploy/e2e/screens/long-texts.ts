import { randomUUID } from 'node:crypto';
import type { Material } from '@waymark/contracts/community/materials';
import type { PeerSessionDetails } from '@waymark/contracts/community/peer-sessions';
import type { SupportThread } from '@waymark/contracts/community/support';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Browser, Page } from 'playwright-core';
import { loginAs, newPage } from '../../test/browser.ts';
import { e2e } from '../../test/e2e.ts';
import { bookingOf, openCalendar } from '../booking-scene.ts';
import { newLearnerOn } from '../booking-screens.ts';
import { addSource, draftOf, putOnStage, send } from '../journey-scene.ts';
import { newMentorOn } from '../people.ts';
import type { Area, Screen } from './screen.ts';

/** A word without a place to break, as long as most titles may be. */
const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesverordnungsbuch';
const LINK = `https://example.org/${'a-long-way-back-'.repeat(9)}`;
const PROSE = `${WORD} ${LINK} ${'W'.repeat(100)}`;
export const ARABIC = 'خطوة أولى صغيرة';

const ids = { roadmap: '', thread: '', session: '', material: '', mentor: 0 };
let mentor: Page;
let learner: Page;
let admin: Page;

async function setUp(browser: Browser): Promise<void> {
  const [host, guest] = await Promise.all([newMentorOn(browser), newLearnerOn(browser)]);
  mentor = host.page;
  learner = guest.page;
  admin = await newPage(browser);
  await loginAs(admin, 'admin');
  ids.mentor = host.id;
  await send(mentor, 'PATCH', '/api/mentor/profile', { bio: PROSE, expertise: [WORD.slice(0, 60)] });
  await publish();
  await writeInCommunity();
  await book(host.username);
  await follow();
  await writeToMentor();
}

async function publish(): Promise<void> {
  const steps = [WORD, 'A step with a link'];
  const draft = await draftOf(mentor, WORD, [
    { title: WORD, description: PROSE, estimatedDuration: 'W'.repeat(40), steps },
    { title: ARABIC, description: ARABIC, steps: [ARABIC] },
  ]);
  ids.roadmap = draft.id;
  const [stage] = draft.stages;
  await putOnStage(mentor, draft.id, stage!, {
    mentorNote: PROSE,
    warnings: [{ text: PROSE }],
    steps: stage!.steps.map(({ id, title }) => ({ id, title, description: PROSE, resourceLinks: [LINK] })),
  });
  await send(mentor, 'PATCH', `/api/roadmaps/${draft.id}`, {
    description: PROSE,
    duration: 'W'.repeat(40),
    tags: ['W'.repeat(24)],
  });
  const file = { name: `${WORD}.txt`, mimeType: 'text/plain', buffer: Buffer.from(PROSE) };
  await addSource(mentor, draft.id, file);
  const timeline = {
    year: 2020,
    title: WORD,
    description: PROSE,
    steps: [{ id: 's', title: WORD, resources: [] }],
  };
  await send(mentor, 'POST', `/api/roadmaps/${draft.id}/timeline`, timeline);
  await send(mentor, 'PUT', `/api/roadmaps/${draft.id}/interview/1`, { text: PROSE, revision: 0 });
  await send(mentor, 'PATCH', `/api/roadmaps/${draft.id}/publish`);
}

async function writeInCommunity(): Promise<void> {
  const path = '/api/support-requests';
  const { id } = await send<SupportThread>(mentor, 'POST', path, {
    ...{ title: WORD, description: PROSE, category: 'mentoring-skills', urgency: 'high' },
    skillsNeeded: ['W'.repeat(30)],
  });
  ids.thread = id;
  const { thread } = await send<SupportThread>(mentor, 'POST', `${path}/${id}/responses`, { text: LINK });
  await send(mentor, 'POST', `${path}/${id}/responses`, { text: PROSE, parentId: thread[0]!.id });
  const session = await send<PeerSessionDetails>(mentor, 'POST', '/api/peer-sessions', {
    ...{ title: WORD, description: PROSE, timezone: 'Europe/Madrid', facilitationNotes: PROSE },
    scheduledFor: new Date(Date.now() + 20 * 60_000).toISOString(),
    ...{ agenda: [WORD], materials: [LINK] },
  });
  ids.session = session.id;
  const material = await send<Material>(mentor, 'POST', '/api/learning-materials', {
    ...{ title: WORD, description: PROSE, type: 'course', tags: 'W'.repeat(20), difficulty: 'beginner' },
    ...{ category: 'W'.repeat(30), contentUrl: LINK },
  });
  ids.material = material.id;
  await send(mentor, 'POST', `/api/learning-materials/${material.id}/publish`);
  await send(mentor, 'PUT', '/api/mentor-network/me', {
    ...{
      contactEmail: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`,
      isEmailPublic: true,
      categories: ['tech'],
    },
    ...{ yearsExperience: 4, responseTime: 'day', availableForPeerSupport: true },
    ...{ strugglesOvercome: ['W'.repeat(40)], currentChallenges: [], helpOffered: ['W'.repeat(40)] },
    helpNeeded: ['W'.repeat(40)],
  });
}

const writeToMentor = (): Promise<unknown> =>
  send(learner, 'POST', `/api/messages/with/${ids.mentor}`, {
    clientId: randomUUID(),
    text: `${WORD} ${PROSE}`,
  });

async function book(username: string): Promise<void> {
  const calendar = await openCalendar(e2e().url, username, 0);
  await send(learner, 'POST', '/api/sessions/schedule', {
    ...bookingOf(calendar, calendar.starts[0]!),
    userNotes: PROSE,
  });
}

async function follow(): Promise<void> {
  const { stages } = await send<Roadmap>(learner, 'GET', `/api/roadmaps/${ids.roadmap}`);
  const steps = stages.flatMap((stage) => stage.steps);
  const at = new Date().toISOString();
  const ticks = [{ stepId: steps[0]!.id, completed: true, at }];
  await send(learner, 'POST', '/api/progress/merge', { roadmapId: ids.roadmap, ticks });
  const note = { text: PROSE, revision: 0 };
  await send(learner, 'PUT', `/api/roadmaps/${ids.roadmap}/steps/${steps[1]!.id}/note`, note);
  await send(learner, 'POST', '/api/reflections', {
    ...{ id: randomUUID(), roadmapId: ids.roadmap, text: PROSE, date: at },
    ...{ stageName: WORD, stageNumber: 1, progress: 10 },
  });
  await send(learner, 'POST', '/api/path-requests', { text: PROSE.slice(0, 280) });
  await send(learner, 'POST', '/api/reports', {
    ...{ targetType: 'roadmap', targetId: ids.roadmap, reason: 'other', text: PROSE },
  });
}

const toMentor = (path: string | (() => string)) => ({ page: () => mentor, path });
const toLearner = (path: string | (() => string)) => ({ page: () => learner, path });
const toAdmin = (path: string | (() => string)) => ({ page: () => admin, path });
const roadmap =
  (rest = '') =>
  () =>
    `/roadmap/${ids.roadmap}${rest}`;
const studio =
  (rest = '') =>
  () =>
    `/mentor/roadmaps/${ids.roadmap}${rest}`;

const screens: Screen[] = [
  { name: 'roadmap', ...toLearner(roadmap('?view=traditional')) },
  { name: 'roadmap as a journey', ...toLearner(roadmap('?view=journey')) },
  { name: 'home', ...toLearner('/') },
  { name: 'home of a mentor', ...toMentor('/') },
  { name: 'browse', ...toLearner(`/browse?q=${WORD}`) },
  { name: 'browse for a link', ...toLearner(`/browse?q=${encodeURIComponent(LINK)}`) },
  { name: 'mentor', ...toLearner(() => `/mentor/${ids.mentor}`) },
  { name: 'messages with the mentor', ...toLearner(() => `/messages/with/${ids.mentor}`) },
  { name: 'messages of the mentor', ...toMentor('/messages') },
  { name: 'mentors', ...toLearner(`/mentors?q=${WORD.slice(0, 30)}`) },
  { name: 'sessions of the learner', ...toLearner('/scheduling') },
  { name: 'sessions of the mentor', ...toMentor('/scheduling') },
  { name: 'requests for help', ...toMentor('/mentor-community/support') },
  { name: 'thread', ...toMentor(() => `/mentor-community/support/${ids.thread}`) },
  { name: 'peer sessions', ...toMentor('/mentor-community/sessions') },
  { name: 'peer session', ...toMentor(() => `/mentor-community/sessions/${ids.session}`) },
  { name: 'network', ...toMentor('/mentor-community') },
  { name: 'Learning Hub', ...toLearner('/ai-resources') },
  { name: 'own materials', ...toMentor('/ai-resources/yours') },
  { name: 'material', ...toLearner(() => `/ai-resources/${ids.material}`) },
  { name: 'roadmaps of the Studio', ...toMentor('/mentor/roadmaps') },
  { name: 'workspace', ...toMentor(studio()) },
  { name: 'interview', ...toMentor(studio('/interview')) },
  { name: 'photos', ...toMentor(studio('/photos')) },
  { name: 'timeline', ...toMentor(studio('/timeline')) },
  { name: 'review', ...toMentor(studio('/review')) },
  { name: 'insight', ...toMentor(studio('/insight')) },
  { name: 'preview', ...toMentor(roadmap('/preview')) },
  { name: 'profile in the Studio', ...toMentor('/mentor/profile') },
  { name: 'path requests', ...toMentor('/mentor/requests') },
  { name: 'notifications', ...toMentor('/notifications') },
  { name: 'account', ...toMentor('/account') },
  { name: 'roadmaps of the admins', ...toAdmin('/admin/roadmaps') },
  { name: 'users of the admins', ...toAdmin('/admin/users') },
  { name: 'reports of the admins', ...toAdmin('/admin/reports') },
];

/** Screens with the longest words and links that people can write. */
export const longTexts: Area = { name: 'long texts', setUp, screens };

/** Where a title from right to left is. */
export const arabicAt = { page: () => learner, path: roadmap('?view=traditional') };
