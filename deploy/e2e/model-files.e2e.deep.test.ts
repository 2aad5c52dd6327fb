// covers: services/ai-worker/src, services/roadmaps/src/drafting, services/roadmaps/src/sources, frontend/src/features/studio
// guarantees: Files go through an outside model into a reviewed draft, only as allowed; named files alone count
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Browser, Page } from 'playwright-core';
import { makePdf } from '../../services/ai-worker/src/integrations/extraction/testing/make-pdf.ts';
import { extractionJson, SENTENCES } from '../../services/ai-worker/src/testing/model-responses.ts';
import { launchBrowser } from '../test/browser.ts';
import { draftOf, read, send } from './journey-scene.ts';
import { film, ModelScene } from './model-scene.ts';
import { twoColours } from './picture-files.ts';
import { expectTrueDraft, keepEach } from './story.ts';

const SPOKEN = 'I was nine when we left.';

let browser: Browser;
let scene: ModelScene;
beforeAll(async () => {
  [browser, scene] = await Promise.all([launchBrowser(), ModelScene.start()]);
});
afterAll(async () => {
  await browser?.close();
  await scene?.stop();
});

/** The model finds one lesson in the file, with its words. */
async function look(page: Page, file: string, title: string, quote: string | null): Promise<void> {
  const lesson = { concept: title, action: `Try ${title.toLowerCase()}.`, impact: '', quote, risk: null };
  scene.model.next({ kind: 'text', text: extractionJson({ title, lessons: [lesson] }) });
  await page.getByRole('button', { name: `Analyze: ${file}` }).click();
  await page.getByText(`Try ${title.toLowerCase()}.`).waitFor();
}

/** What the model was sent for the last draft: the call after it asks for verdicts on its steps. */
const lastDraftedFrom = (): string =>
  scene.model.chats
    .map(({ body }) => body.messages)
    .filter(([system]) => !system!.content.startsWith('You check '))
    .at(-1)!
    .map(({ content }) => content)
    .join('\n');

it('extracts a photo, a PDF and a video, ghostwrites from them, and drafts from the named file alone', async () => {
  const page = await scene.openMentor(browser);
  const { id } = await draftOf(page, 'From the farm', []);
  await page.goto(`/mentor/roadmaps/${id}/photos`);
  const pdf = { name: 'farm.pdf', mimeType: 'application/pdf', buffer: makePdf([{ lines: SENTENCES }]) };
  const files = [await twoColours(page), pdf, await film(page, 'harbour.webm')];
  const area = page.getByRole('region', { name: 'Upload files' });
  await area.getByLabel('Choose files').last().setInputFiles(files);
  await page.getByRole('button', { name: 'Allow it' }).click();
  await page.getByText('0:01, 6 words').waitFor();
  expect(scene.model.speeches).toMatchObject([{ fileName: 'recording.webm' }]);

  await look(page, 'me.png', 'Order', null);
  expect(scene.model.chats[0]!.body.messages[1]!.pictures).toEqual([
    expect.stringMatching(/^data:image\/jpeg;base64,/),
  ]);
  await look(page, 'farm.pdf', 'Reading at night', SENTENCES[2]!);
  await look(page, 'harbour.webm', 'Leaving', SPOKEN);
  await page.getByRole('button', { name: 'Use as material: me.png' }).click();
  await page.getByText('Caption and lessons are part of your material.').waitFor();

  await page.getByRole('tab', { name: 'Timeline' }).click();
  await page.getByRole('button', { name: 'Write a draft' }).click();
  await page.getByText('Written with AI from 0 timeline entries and 3 artifacts.').waitFor();
  for (const words of [SENTENCES[0]!, SPOKEN, 'Try order.']) expect(lastDraftedFrom()).toContain(words);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.waitForURL(/\/review$/);
  await keepEach(page);
  const accepted = await read<Roadmap>(page, `/api/roadmaps/${id}?version=draft`);
  await expectTrueDraft(page, accepted);
  expect(accepted.stages.flatMap(({ steps }) => steps).every(({ reviewed }) => reviewed)).toBe(true);

  const artifacts = [{ filename: 'farm.pdf', type: 'application/pdf' }];
  const generated = await send(page, 'POST', '/api/generate-roadmap', { roadmapId: id, artifacts });
  expect(generated).toMatchObject({ success: true, stagesGenerated: 4 });
  expect(lastDraftedFrom()).toContain(SENTENCES[0]);
  for (const words of [SPOKEN, 'Try order.']) expect(lastDraftedFrom()).not.toContain(words);
  await page.context().close();
});
