import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { Browser, Page } from 'playwright-core';
import { bookFree, cardOf, mentorOn, newLearnerOn, shiftTo } from '../booking-screens.ts';
import { send } from '../journey-scene.ts';
import { grantRole, newCalendar } from '../people.ts';
import type { Screen } from './screen.ts';

const CLAIM = 'I waited for twenty minutes and wrote twice.';
const RESPONSE = 'My connection broke at the start, and we spoke from five past on.';

let learner: Page;
let mentor: Page;
let admin: Page;
let held: Session;
let reported: Session;
let contested: Session;
let missed: Session;

/** Three reported no-shows of a mentor, one of them settled, and a session that can be reported. */
export async function setUpNoShows(browser: Browser): Promise<void> {
  const calendar = await newCalendar(0, 4);
  const [person, boss] = await Promise.all([newLearnerOn(browser), newLearnerOn(browser)]);
  await grantRole(boss.id, 'admin');
  [learner, admin] = [person.page, boss.page];
  mentor = await mentorOn(browser, calendar);
  const begun = async (slot: number, hours: number) => {
    const session = await bookFree(learner, calendar.mentorId, calendar.starts[slot]!);
    await shiftTo(session.id, hours);
    return session;
  };
  held = await begun(90, -3);
  reported = await begun(92, -5);
  contested = await begun(94, -7);
  missed = await begun(96, -9);
  for (const { id } of [reported, contested])
    await send(learner, 'POST', `/api/sessions/${id}/no-show`, { note: CLAIM });
  await respond(mentor, contested, { agrees: false, note: RESPONSE });
  await send(mentor, 'POST', `/api/sessions/${missed.id}/no-show`, { note: '' });
  await respond(learner, missed, { agrees: true });
}

const respond = (page: Page, { id }: Session, body: object) =>
  send(page, 'POST', `/api/sessions/${id}/no-show/response`, body);
const pathOf = ({ id }: Session) => `/scheduling?session=${id}`;
const noticeOf = (page: Page, { id }: Session) =>
  cardOf(page, id).getByRole('region', { name: 'Reported no-show' }).waitFor();

async function press(page: Page, { id }: Session, button: RegExp): Promise<void> {
  await cardOf(page, id).getByRole('button', { name: button }).click();
  await page.getByRole('dialog').waitFor();
}

export const noShowScreens: Screen[] = [
  {
    name: 'reporting a no-show',
    isVariant: true,
    page: () => learner,
    path: () => pathOf(held),
    open: (page) => press(page, held, /^Report no-show/),
  },
  {
    name: 'reported no-show',
    page: () => mentor,
    path: () => pathOf(reported),
    open: (page) => noticeOf(page, reported),
  },
  {
    name: 'response to a reported no-show',
    page: () => mentor,
    path: () => pathOf(reported),
    open: (page) => press(page, reported, /^Respond to the report/),
  },
  {
    name: 'contested no-show',
    isVariant: true,
    page: () => learner,
    path: () => pathOf(contested),
    open: (page) => noticeOf(page, contested),
  },
  {
    name: 'own record of missed sessions',
    isVariant: true,
    page: () => learner,
    path: () => pathOf(missed),
    open: (page) => page.getByText(/^You missed 1 session/).waitFor(),
  },
  {
    name: 'admin, no-shows',
    page: () => admin,
    path: '/admin/cases',
    open: (page) => page.getByText(RESPONSE).waitFor(),
  },
  {
    name: 'deciding about a no-show',
    isVariant: true,
    page: () => admin,
    path: '/admin/cases',
    async open(page) {
      await page
        .getByRole('button', { name: /did not come: / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
