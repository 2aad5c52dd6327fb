// guarantees: Quoted titles are reworded, removed or kept by choice when quoting is taken back; nothing else is published
// guarantees: What a mentor takes back leaves the published version, older ones and guidance at once; engines read what is allowed
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { eventually } from '@waymark/testing/eventually';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { draftOf, read, send } from './journey-scene.ts';
import { franklin } from './story.ts';
import { newPair, type Pair } from './versions-scene.ts';

let browser: Browser;
let pair: Pair;
beforeAll(async () => {
  browser = await launchBrowser();
  pair = await newPair(browser);
});
afterAll(async () => {
  await browser?.close();
});

/** A published outline of the beginning of the story. */
async function published(mentor: Page): Promise<Roadmap> {
  const { id } = await draftOf(mentor, 'Thirteen virtues', []);
  await send(mentor, 'POST', `/api/roadmaps/${id}/transcript`, { text: franklin.slice(0, 6_000) });
  await send(mentor, 'POST', '/api/generate-roadmap', { roadmapId: id });
  await eventually(() => send(mentor, 'PATCH', `/api/roadmaps/${id}/publish`, { unreviewed: 'accept' }), {
    timeoutMs: 30_000,
  });
  return read<Roadmap>(mentor, `/api/roadmaps/${id}`);
}

it('lists what is removed when quoting is withdrawn, and then shows learners no quotes', async () => {
  const { mentor, learner } = pair;
  const { id, stages } = await published(mentor);
  const quote = stages[0]!.steps.find(({ evidence }) => evidence)!.evidence!.quote;
  const shown = learner.locator('blockquote').filter({ hasText: quote });
  await send(learner, 'POST', `/api/roadmaps/${id}/follow`);
  await learner.goto(`/roadmap/${id}`);
  await shown.first().waitFor();

  await mentor.goto(`/mentor/roadmaps/${id}`);
  await mentor.getByRole('button', { name: 'Permissions of Transcript' }).click();
  const dialog = mentor.getByRole('dialog', { name: 'Permissions' });
  await dialog.getByRole('switch', { name: 'Quote it' }).click();
  await dialog
    .getByText(/^This removes \d+ quotes? from the published version; 1 person follows it\./)
    .waitFor();
  // The titles of an outline are sentences of the story: the first gets a new title, the others remain by choice.
  const choices = dialog.getByRole('combobox', { name: /^What happens to/ });
  for (const choice of (await choices.all()).slice(1))
    await choice.selectOption({ label: 'Keep this title' });
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByText('Step title is required').waitFor();
  await dialog.getByRole('textbox', { name: /^New title for/ }).fill('Begin with one habit');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await dialog.getByText(/^Removed \d+ quotes?/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await mentor.getByText('not quoted').waitFor();

  // The gateway caches what is published for a moment.
  await eventually(async () => {
    await learner.reload();
    await learner.getByRole('heading', { name: 'Thirteen virtues' }).first().waitFor();
    expect(await shown.count()).toBe(0);
    await learner.getByText('Begin with one habit').first().waitFor();
  });
});
