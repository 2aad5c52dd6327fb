import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../test/browser.ts';
import { e2e } from '../test/e2e.ts';
import { draftOf, send } from './journey-scene.ts';
import { newMentorOn } from './people.ts';

const TITLE = `Zoë’s </script><script>alert("t")</script> & 'a "way"' out`;

let browser: Browser;
let mentor: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  mentor = (await newMentorOn(browser)).page;
});
afterAll(async () => {
  await browser?.close();
});

it('offers crawlers the published version of a roadmap until it is unpublished', async () => {
  const { id } = await draftOf(mentor, TITLE, [{ title: 'Open the post', steps: ['Open one envelope'] }]);
  const path = `/roadmap/${id}`;
  const change = (what = '', body?: object) => send(mentor, 'PATCH', `/api/roadmaps/${id}${what}`, body);
  const picture = async (version: number) => (await at(`/og/roadmap/${id}.png?v=${version}`)).status;
  expect((await at(path)).status).toBe(404);
  expect(await inSitemap(path)).toBe(false);

  await change('/publish');
  const visitor = await newPage(browser);
  const ran: string[] = [];
  visitor.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  expect((await visitor.goto(path))!.status()).toBe(200);
  await visitor.getByRole('heading', { name: TITLE }).waitFor();
  expect(await visitor.title()).toBe(`${TITLE} · Waymark`);
  expect(ran).toEqual([]);
  await eventually(async () => expect(await inSitemap(path)).toBe(true), { timeoutMs: 60_000 });
  expect(await picture(1)).toBe(200);

  await change('', { title: 'Second title' });
  expect(await rawTitle(path)).not.toContain('Second');
  await change('/publish');
  await eventually(async () => expect(await rawTitle(path)).toBe('Second title · Waymark'));

  await change('/unpublish');
  await eventually(async () => expect((await at(path)).status).toBe(404));
  expect(await picture(2)).toBe(404);
  await eventually(async () => expect(await inSitemap(path)).toBe(false), { timeoutMs: 60_000 });
});

const at = (path: string) => fetch(e2e().url + path);

const rawTitle = async (path: string) => /<title>([^<]*)</.exec(await (await at(path)).text())![1];

const inSitemap = async (path: string) =>
  (await (await at('/sitemap.xml')).text()).includes(`<loc>${e2e().url}${path}</loc>`);
