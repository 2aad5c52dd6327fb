// guarantees: A cut upload names where, is sent again by itself and is stored once
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../test/browser.ts';
import { draftOf, read, send, silence } from './journey-scene.ts';
import { OddNetwork } from './odd-network.ts';
import { newMentorOn } from './people.ts';
import { twoColours } from './picture-files.ts';

/** Of the picture: enough for an outline. */
const CAPTION =
  'I sold the car in March because I could not pay for it. I walked to work every morning for a year. ' +
  'First I wrote down what the car had cost me each month. Then I put that money into an envelope on Fridays. ' +
  'After six months I paid back the loan. I called the bank and asked for a letter that says so. ' +
  'Today I still walk, and I know what I spend.';
const NOTES = 'I stopped answering the phone in October. I called my sister every Sunday at ten.';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = await mkdtemp(join(tmpdir(), 'waymark-files-'));
});
afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

it('shows what is known about a picture and the sentences of a text, and drafts from caption and lessons', async () => {
  const { page } = await newMentorOn(browser);
  const { id } = await draftOf(page, 'On foot', []);
  await page.goto(`/mentor/roadmaps/${id}/photos`);
  const picture = await twoColours(page);
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from(NOTES) };
  const area = page.getByRole('region', { name: 'Upload files' });
  const choose = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
    area.getByLabel('Choose files').last().setInputFiles(files);
  await choose(picture, notes, { ...picture, name: 'letter.pdf' });
  await area.getByText(/^This file is named \.pdf, but its content is that of a \.png file\./).waitFor();
  expect(await area.getByRole('button', { name: 'Try again: letter.pdf' }).count()).toBe(0);
  await area.getByRole('button', { name: 'Remove: letter.pdf' }).click();

  await page.getByRole('button', { name: 'Analyze: me.png' }).click();
  await page.getByText('No AI model looked at this picture.', { exact: false }).waitFor();
  await page.getByText('600 × 300 pixels').waitFor();
  await page.getByRole('button', { name: 'Analyze: notes.txt' }).click();
  await page.getByText('I called my sister every Sunday at ten.').first().waitFor();

  await page.getByLabel('What me.png means to you').fill(CAPTION);
  await page.getByRole('button', { name: 'Save caption' }).click();
  await page.getByRole('button', { name: 'Use as material: me.png' }).click();
  await page.getByText('Caption and lessons are part of your material.').waitFor();
  const sources = await read<Source[]>(page, `/api/roadmaps/${id}/sources`);
  const material = sources.find(({ kind }) => kind === 'transcript')!;
  await eventually(async () => {
    const all = await read<Source[]>(page, `/api/roadmaps/${id}/sources`);
    expect(all.map(({ status }) => status)).not.toContain('processing');
  });
  await send(page, 'POST', '/api/generate-roadmap', { roadmapId: id });
  await eventually(
    async () => {
      const { stages } = await read<Roadmap>(page, `/api/roadmaps/${id}?version=draft`);
      const cited = stages.flatMap(({ steps }) => steps.map(({ evidence }) => evidence?.sourceId));
      expect(cited).toContain(material.id);
    },
    { timeoutMs: 20_000 },
  );
  await page.context().close();
});

it('shows where an upload of 24 MB was cut off, and sends it again when the network is back', async () => {
  const network = await OddNetwork.open();
  const { page } = await newMentorOn(browser, { url: network.url });
  const { id } = await draftOf(page, 'By the sea', []);
  await page.goto(`/mentor/roadmaps/${id}/photos`);
  const path = join(folder, 'waves.wav');
  await writeFile(path, silence('waves.wav', 3_000).buffer);
  const area = page.getByRole('region', { name: 'Upload files' });

  network.holdAfterBytes = 10_000_000;
  await area.getByLabel('Choose files').last().setInputFiles(path);
  await area.getByText(/^[2-9]\d% of/).waitFor();
  network.cut();
  await area.getByText(/^The connection was lost at [2-9]\d%\. The file is safe/).waitFor();
  network.holdAfterBytes = Infinity;
  network.isCut = false;
  await page.getByText('File Uploaded').first().waitFor();
  await area.getByText('waves.wav').waitFor({ state: 'detached' });
  const [source] = await read<Source[]>(page, `/api/roadmaps/${id}/sources`);
  expect(source).toMatchObject({ originalName: 'waves.wav', fileSize: 24_000_044 });
  await page.context().close();
  await network.close();
});
